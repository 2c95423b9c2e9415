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
  reachOf,
  runsTrain,
  tileIndex,
  stationCost,
  treasuryOf,
  whatIf,
} from '@roundhouse/titles/18cz'
import { gainsByTrains, gainsOfBuildings, pointing as pointingOf, terrainCost } from '../railway/track.ts'
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
  const gains = gainsOf(asked, turn.company)
  const atLast = gainsAtLast(asked, turn.company)
  const found = lays.map((action) => ({
    action,
    worth:
      gains(action) +
      figures.trackLastTrain * atLast(action) +
      pointing(asked, turn.company, action) -
      costOf(asked, action),
  }))
  // A home is a duty.
  const must = !actions.some(({ type }) => type === 'pass')
  return must ? found : found.filter(({ worth }) => worth > figures.tileLeast)
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

/** What each tile adds to the run of the last train of its colour: where a long line may come to be. */
function gainsAtLast({ state, figures }: Asked, company: CompanyIndex): (building: Building) => number {
  const last = lastTrain(state, company)
  if (last === null || payoutsLeft(state, company) <= figures.roundsForLastTrain) return () => 0
  return gainsOfBuildings(whatIfWith(state, company, [last]), [], 0)
}

/** The longest train of its colour. */
function lastTrain(state: State, company: CompanyIndex): TrainData | null {
  return TRAINS.findLast((train) => train !== null && runsTrain(state, company, train.code)) ?? null
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
