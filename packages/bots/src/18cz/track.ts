import { type DeepReadonly, asReadonly } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  NOWHERE,
  type Reach,
  type Stop,
  revenueAt,
  stopKey,
  trackAt,
} from '@roundhouse/railways'
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
  mapOf,
  reachOf,
  runsTrain,
  tileIndex,
  stationCost,
  treasuryOf,
  whatIf,
} from '@roundhouse/titles/18cz'
import { type ActionOf, type Asked, type Considered, ofType } from './considered.ts'
import type { Figures } from './figures.ts'
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
  const next = nextTrain(state, company, trains)
  const now = trains.length === 0 && next !== null ? [next] : trains
  const byNow = gains(state, company, now)
  const later = payoutsLeft(state, company) > figures.roundsForNextTrain && next !== null && trains.length > 0
  const byNext = later ? gains(state, company, [next]) : null
  return (building) => {
    const key = keyOf(building)
    return (byNow.get(key) ?? 0) + figures.trackNextTrain * (byNext?.get(key) ?? 0)
  }
}

function gains(state: State, company: CompanyIndex, trains: readonly TrainData[]): Map<string, number> {
  const copy = eighteenCz.clone(state)
  companyAt(copy, company).trains = trains.map(({ code }) => code)
  return new Map(whatIf(asReadonly(copy), company).map(({ action, gain }) => [keyOf(action), gain]))
}

function keyOf(building: Building): string {
  return building.type === 'placeToken'
    ? `${building.hex} ${building.city}`
    : `${building.hex} ${building.tile} ${building.rotation} ${building.local ?? ''}`
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
  const index = groundOf(state).index(hex)
  if (local !== undefined || state.board.laid[index] !== -1) return 0
  return (mapOf(state).hexes[index]?.terrain ?? []).reduce((sum, { cost }) => sum + cost, 0)
}

/** What lies beyond the new ends of a tile and is not reached yet, so much less with each hex. */
function pointing(asked: Asked, company: CompanyIndex, { hex, tile, rotation }: Lay): number {
  const { state, figures } = asked
  const map = mapOf(state)
  const index = groundOf(state).index(hex)
  const laid = state.board.laid[index] as number
  const before = laid === -1 ? 0 : (TILE_SET.exits[laid] as number)
  const after = TILE_SET.exits[tileIndex(tile) * 6 + rotation] as number
  const reach = reachOf(state, company)
  let sum = 0
  for (let side = 0; side < 6; side++) {
    if (((after & ~before) >> side) & 1) {
      const seen = new Set([index])
      sum += beyond({ state, figures, reach, seen }, map.beyond[index * 6 + side] as number, side, 1)
    }
  }
  return figures.trackPointing * sum
}

interface Looking {
  readonly state: State
  readonly figures: Figures
  readonly reach: Reach
  readonly seen: Set<number>
}

const FARTHEST = 3

/** Straight ahead and to both sides of it. */
function beyond(looking: Looking, hex: number, side: number, far: number): number {
  const { state, figures, reach, seen } = looking
  const map = mapOf(state)
  if (hex === NOWHERE || hex >= map.hexes.length || seen.has(hex)) return 0
  seen.add(hex)
  const track = trackAt(boardOf(state), hex)
  const stage = CARDS[state.fleet.phase]?.tiles ?? 'yellow'
  let sum = 0
  track.stops.forEach((stop, number) => {
    if (!reach.reaches(stopKey(hex, number)))
      sum += Math.max(revenueAt(stop.revenue, stage), stop.kind === 'city' ? LEAST_CITY : LEAST_TOWN)
  })
  sum *= figures.trackFading ** far
  if (far < FARTHEST) {
    for (const turn of [0, 1, 5]) {
      const on = (side + turn) % 6
      sum += beyond(looking, map.beyond[hex * 6 + on] as number, on, far + 1)
    }
  }
  return sum
}

/** What a first tile makes of a city and of a town. */
const LEAST_CITY = 20
const LEAST_TOWN = 10
