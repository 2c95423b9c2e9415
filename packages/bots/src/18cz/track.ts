import { type DeepReadonly, asReadonly } from '@roundhouse/kernel'
import type { CompanyIndex } from '@roundhouse/railways'
import {
  type Building,
  CARDS,
  type CzState,
  TRAINS,
  type TrainData,
  boardOf,
  companyAt,
  eighteenCz,
  groundOf,
  onceBuilt,
  reachOf,
  runsTrain,
  tileIndex,
  stationCost,
  treasuryOf,
  whatIf,
} from '@roundhouse/titles/18cz'
import {
  type Added,
  type Horizon,
  addedBy,
  gainOf,
  nearHorizons,
  pointing as pointingOf,
  terrainCost,
} from '../railway/track.ts'
import { type ActionOf, type Asked, type Considered, ofType } from './considered.ts'
import { needsTrain } from './needs.ts'
import { nextPrice, ownTrains, payoutsLeft } from './outlook.ts'

type State = DeepReadonly<CzState>
type Lay = ActionOf<'layTile'>

/** Tiles by what they add to the run, to those of the next longer and the last train, and by where their new ends point. — VIII.4 */
export function considerTiles(asked: Asked): Considered[] {
  const { state, actions, figures } = asked
  const { turn } = state
  const lays = ofType(actions, 'layTile')
  if (turn === null || lays.length === 0) return []
  const { company } = turn
  const added = addedIn(asked, company, horizonsOf(asked, company))
  const alone = lays.map((action) => {
    const adds = gainOf(added, action) - costOf(asked, action)
    return { action, adds, worth: adds + pointing(asked, company, action) }
  })
  const follows = isFollowed(asked) && payoutsLeft(state, company) > figures.roundsToFollow
  const found = follows ? withFollowing(asked, company, alone) : alone
  // A home is a duty.
  const must = !actions.some(({ type }) => type === 'pass')
  return must ? found : found.filter(({ worth }) => worth > figures.tileLeast)
}

/** Whether it is thought of what may follow a tile. */
function isFollowed({ state, figures }: Asked): boolean {
  return state.players <= figures.playersToFollow && figures.trackFollowed > 0
}

/** A tile with what it adds to runs, and what it seems worth. */
interface Weighed extends Considered<Lay> {
  readonly adds: number
}

/**
 * A line that takes two tiles is seen with its first: what the best tile adds that may follow in the next turn, next to
 * it or where it opens the way, or else what could be laid then anyway.
 */
function withFollowing(asked: Asked, company: CompanyIndex, alone: readonly Weighed[]): Considered<Lay>[] {
  const { figures } = asked
  const open = new Map<string, number>()
  for (const { action, adds } of alone) open.set(action.hex, Math.max(open.get(action.hex) ?? 0, adds))
  const most = Math.max(0, ...open.values())
  const anyway = (hex: string): number =>
    Math.max(0, ...[...open].flatMap(([other, adds]) => (other === hex ? [] : [adds])))
  return alone
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ action, worth }, place) => {
      const isFollowed = place < figures.trackFollowed && asked.isOver?.() !== true
      const then = isFollowed ? bestAfter(asked, company, action, open) : 0
      return { action, worth: worth + figures.trackFollowing * (Math.max(anyway(action.hex), then) - most) }
    })
}

/** What the best tile adds that the company can lay in its next turn next to this one, or where it could not before. */
function bestAfter(asked: Asked, company: CompanyIndex, lay: Lay, open: ReadonlyMap<string, number>): number {
  const state = asReadonly(onceBuilt(asked.state, company, lay))
  const { map, index } = groundOf(state)
  const near = new Set(SIDES.map((side) => map.beyond[index(lay.hex) * 6 + side]))
  const isNew = (building: Building): boolean =>
    building.type === 'layTile' && (near.has(index(building.hex)) || !open.has(building.hex))
  const then = { ...asked, state }
  let most = 0
  for (const { action, gain } of addedIn(then, company, horizonsOf(then, company), isNew).values())
    if (action.type === 'layTile') most = Math.max(most, gain - costOf(then, action))
  return most
}

const SIDES = [0, 1, 2, 3, 4, 5]

/** A station that brings back its price. — VIII.6 */
export function considerStations(asked: Asked): Considered[] {
  const { state, actions, figures } = asked
  const { turn } = state
  const places = ofType(actions, 'placeToken')
  if (turn === null || places.length === 0) return []
  const { company } = turn
  const cost = stationCost(state, company)
  const kept = needsTrain(asked, company) ? nextPrice(state, company) : 0
  if (treasuryOf(state, company) - cost < kept) return []
  const added = addedIn(asked, company, nearOf(asked, company), ({ type }) => type === 'placeToken')
  const rounds = payoutsLeft(state, company)
  return places
    .map((action) => ({
      action,
      worth: gainOf(added, action) * rounds - figures.stationReturn * cost,
    }))
    .filter(({ worth }) => worth > 0)
}

/** The trains of now and the next longer one. */
function nearOf({ state, figures }: Asked, company: CompanyIndex): Horizon<TrainData>[] {
  const trains = ownTrains(state, company)
  const hasTime = payoutsLeft(state, company) > figures.roundsForNextTrain
  return nearHorizons(trains, nextTrain(state, company, trains), hasTime, figures.trackNextTrain)
}

/** These, and the last train of its colour: where a long line may come to be. */
function horizonsOf(asked: Asked, company: CompanyIndex): Horizon<TrainData>[] {
  const { state, figures } = asked
  const near = nearOf(asked, company)
  const last = lastTrain(state, company)
  if (last === null || payoutsLeft(state, company) <= figures.roundsForLastTrain) return near
  return [...near, { trains: [last], counts: figures.trackLastTrain }]
}

/** The longest train of its colour. */
function lastTrain(state: State, company: CompanyIndex): TrainData | null {
  return TRAINS.findLast((train) => train !== null && runsTrain(state, company, train.code)) ?? null
}

/** What each building, or some of them, adds to the runs of all these trains. */
function addedIn(
  { state, isOver }: Asked,
  company: CompanyIndex,
  horizons: readonly Horizon<TrainData>[],
  among?: (building: Building) => boolean,
): Added<Building> {
  return addedBy((trains: readonly TrainData[]) => {
    const copy = eighteenCz.clone(state)
    companyAt(copy, company).trains = trains.map(({ code }) => code)
    return whatIf(asReadonly(copy), company, among, isOver)
  }, horizons)
}

/** The first train of its colour to come that runs farther than what it has. */
export function nextTrain(
  state: State,
  company: CompanyIndex,
  trains: readonly TrainData[],
): TrainData | null {
  const reach = Math.max(0, ...trains.map((train) => train.reach))
  for (const train of TRAINS) {
    if (train === null || state.fleet.depot[train.letter] === 0) continue
    if (train.reach > reach && runsTrain(state, company, train.code)) return train
  }
  return null
}

/** Terrain is paid once; a tile by a local is free. — VIII.4 */
function costOf({ state }: Asked, { hex, local }: Lay): number {
  return local === undefined ? terrainCost(boardOf(state), groundOf(state).index(hex)) : 0
}

/** What lies beyond the new ends of a tile. */
function pointing(asked: Asked, company: CompanyIndex, { hex, tile, rotation }: Lay): number {
  const { state, figures } = asked
  const looking = {
    board: boardOf(state),
    reach: reachOf(state, company),
    stage: CARDS[state.fleet.phase]?.tiles ?? 'yellow',
    fading: figures.trackFading,
    replacing: figures.trackReplacing,
  }
  const lay = { hex: groundOf(state).index(hex), tile: tileIndex(tile), rotation }
  const counts = isFollowed(asked) ? figures.trackPointingFollowed : figures.trackPointing
  return counts * pointingOf(looking, lay)
}
