import { asReadonly } from '@roundhouse/kernel'
import type { CompanyIndex } from '@roundhouse/railways'
import {
  NORMAL_TRAINS,
  TRAINS,
  boardOf,
  companyAt,
  eighteen24,
  groundOf,
  isConstruction,
  isGoods,
  kindOf,
  newestColour,
  reachOf,
  stationCost,
  tileIndex,
  treasuryOf,
  trainData,
  whatIf,
} from '@roundhouse/titles/1824'
import { addedBy, gainOf, nearHorizons, pointing, terrainCost } from '../railway/track.ts'
import { type ActionOf, type Asked, type Considered, ofType } from './considered.ts'
import { type State, needsTrain, nextPrice, payoutsLeft } from './outlook.ts'

/** Tiles by what they add to the run, to that of the next longer train, and by where their new ends point. — VII.6 */
export function considerTiles(asked: Asked): Considered[] {
  const { state, actions, figures } = asked
  const { turn } = state
  const lays = ofType(actions, 'layTile')
  if (turn === null || lays.length === 0) return []
  const { company } = turn
  const gains = gainsOf(asked, company)
  const board = boardOf(state)
  const { index } = groundOf(state)
  const looking = {
    board,
    reach: reachOf(state, company),
    stage: newestColour(state),
    fading: figures.trackFading,
    replacing: figures.trackReplacing,
  }
  return lays
    .map((action) => {
      const hex = index(action.hex)
      const lay = { hex, tile: tileIndex(action.tile), rotation: action.rotation }
      const ahead = figures.trackPointing * pointing(looking, lay)
      const cost = isConstruction(state, company) ? 0 : terrainCost(board, hex)
      return { action, worth: gains(action) + ahead - figures.terrain * cost }
    })
    .filter(({ worth }) => worth > 0)
}

/** A station that brings back its price. — VII.8 */
export function considerStations(asked: Asked): Considered[] {
  const { state, actions, figures } = asked
  const { turn } = state
  const places = ofType(actions, 'placeToken')
  if (turn === null || places.length === 0) return []
  const { company } = turn
  const cost = stationCost(state, company)
  const kept = needsTrain(state, company, figures) ? nextPrice(state, company) : 0
  if (treasuryOf(state, company) - cost < kept) return []
  const gains = gainsOf(asked, company)
  const rounds = payoutsLeft(state, company, figures)
  return places
    .map((action) => ({ action, worth: gains(action) * rounds - figures.stationReturn * cost }))
    .filter(({ worth }) => worth > 0)
}

/** What each building adds to the run of now and of the next longer train. */
function gainsOf(
  { state, figures, isOver }: Asked,
  company: CompanyIndex,
): (building: ActionOf<'layTile' | 'placeToken'>) => number {
  const { trains } = companyAt(state, company)
  const hasTime = payoutsLeft(state, company, figures) > figures.roundsForNextTrain
  const horizons = nearHorizons(trains, nextTrain(state, company, trains), hasTime, figures.trackNextTrain)
  const added = addedBy((each) => whatIfWith(state, company, each, isOver), horizons)
  return (building) => gainOf(added, building)
}

function whatIfWith(
  state: State,
  company: CompanyIndex,
  trains: readonly number[],
  isOver: Asked['isOver'],
): ReturnType<typeof whatIf> {
  const copy = eighteen24.clone(state)
  companyAt(copy, company).trains = [...trains]
  return whatIf(asReadonly(copy), company, undefined, isOver)
}

/** The first train to come that runs farther than what it has, of a kind that it may own. */
export function nextTrain({ fleet }: State, company: CompanyIndex, trains: readonly number[]): number | null {
  const isCoal = kindOf(company) === 'coal'
  const [from, to] = isCoal ? [NORMAL_TRAINS, TRAINS.length] : [0, NORMAL_TRAINS]
  const reach = Math.max(
    0,
    ...trains.filter((code) => isGoods(code) === isCoal).map((code) => trainData(code).reach),
  )
  for (let code = from; code < to; code++) {
    if (fleet.depot[code] !== 0 && trainData(code).reach > reach) return code
  }
  return null
}
