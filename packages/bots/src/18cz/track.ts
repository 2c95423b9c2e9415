import { type DeepReadonly, asReadonly } from '@roundhouse/kernel'
import { type CompanyIndex, type Stop, revenueAt, trackAt } from '@roundhouse/railways'
import {
  type Building,
  CARDS,
  type CzState,
  TILE_SET,
  TRAINS,
  type TrainData,
  boardOf,
  companyAt,
  eighteenCz,
  groundOf,
  reachOf,
  runsTrain,
  tileIndex,
  stationCost,
  treasuryOf,
  whatIf,
} from '@roundhouse/titles/18cz'
import { gainsByTrains, pointing as pointingOf, terrainCost } from '../railway/track.ts'
import { type ActionOf, type Asked, type Considered, ofType } from './considered.ts'
import { needsTrain } from './needs.ts'
import { nextPrice, ownTrains, payoutsLeft } from './outlook.ts'

type State = DeepReadonly<CzState>
type Lay = ActionOf<'layTile'>

/** Tiles by what they add to the run, to that of the next longer train, and by where their new ends point. — VIII.4 */
export function considerTiles(asked: Asked): Considered[] {
  const { state, actions } = asked
  const { turn } = state
  const lays = ofType(actions, 'layTile')
  if (turn === null || lays.length === 0) return []
  const gains = gainsOf(asked, turn.company)
  return lays.map((action) => ({
    action,
    worth: gains(action) + pointing(asked, turn.company, action) - costOf(asked, action),
  }))
}

/** Tiles by what is printed on them and where their new ends point: quick, without a search for runs. */
export function considerPrinted(asked: Asked): Considered[] {
  const { state, actions, figures } = asked
  const { turn } = state
  if (turn === null) return []
  const stage = CARDS[state.fleet.phase]?.tiles ?? 'yellow'
  return ofType(actions, 'layTile').map((action) => {
    const before = trackAt(boardOf(state), groundOf(state).index(action.hex))
    const after = TILE_SET.rotated[tileIndex(action.tile) * 6 + action.rotation]
    const gained = printed(after?.stops ?? [], stage) - printed(before.stops, stage)
    const ends = (figures.printedPointing / figures.trackPointing) * pointing(asked, turn.company, action)
    return { action, worth: gained + ends - costOf(asked, action) }
  })
}

function printed(stops: readonly Stop[], stage: string): number {
  return stops.reduce((sum, { revenue }) => sum + revenueAt(revenue, stage), 0)
}

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
  const gains = gainsOf(asked, company)
  const rounds = payoutsLeft(state, company)
  return places
    .map((action) => ({ action, worth: gains(action) * rounds - figures.stationReturn * cost }))
    .filter(({ worth }) => worth > 0)
}

/** What each building adds to the run of now and of the next longer train. */
function gainsOf({ state, figures }: Asked, company: CompanyIndex): (building: Building) => number {
  const trains = ownTrains(state, company)
  return gainsByTrains(
    (each) => whatIfWith(state, company, each),
    trains,
    nextTrain(state, company, trains),
    payoutsLeft(state, company) > figures.roundsForNextTrain,
    figures.trackNextTrain,
  )
}

function whatIfWith(
  state: State,
  company: CompanyIndex,
  trains: readonly TrainData[],
): ReturnType<typeof whatIf> {
  const copy = eighteenCz.clone(state)
  companyAt(copy, company).trains = trains.map(({ code }) => code)
  return whatIf(asReadonly(copy), company)
}

/** The first train of its colour to come that runs farther than what it has. */
function nextTrain(state: State, company: CompanyIndex, trains: readonly TrainData[]): TrainData | null {
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
function pointing({ state, figures }: Asked, company: CompanyIndex, { hex, tile, rotation }: Lay): number {
  const looking = {
    board: boardOf(state),
    reach: reachOf(state, company),
    stage: CARDS[state.fleet.phase]?.tiles ?? 'yellow',
    fading: figures.trackFading,
  }
  const lay = { hex: groundOf(state).index(hex), tile: tileIndex(tile), rotation }
  return figures.trackPointing * pointingOf(looking, lay)
}
