import { type Board, NOWHERE, type Reach, revenueAt, stopKey, trackAt } from '@roundhouse/railways'
import { power } from '../arithmetic.ts'

/** A tile on a hex, by their numbers. */
export interface Lay {
  readonly hex: number
  readonly tile: number
  readonly rotation: number
}

/** What is looked at from the new ends of a tile. */
export interface Looking {
  readonly board: Board
  readonly reach: Reach
  /** By which off-board places pay. */
  readonly stage: string
  /** How much less with each hex. */
  readonly fading: number
  /** How much of it where track must be replaced first. */
  readonly replacing: number
}

const FARTHEST = 3

/** What lies beyond the new ends of a tile and is not reached yet, so much less with each hex. */
export function pointing(looking: Looking, { hex, tile, rotation }: Lay): number {
  const { map, tiles, state } = looking.board
  const laid = state.laid[hex] as number
  const before = laid === -1 ? 0 : (tiles.exits[laid] as number)
  const after = tiles.exits[tile * 6 + rotation] as number
  let sum = 0
  for (let side = 0; side < 6; side++) {
    if (((after & ~before) >> side) & 1)
      sum += beyond(looking, map.beyond[hex * 6 + side] as number, side, 1, new Set([hex]))
  }
  return sum
}

/** Straight ahead and to both sides of it. */
function beyond(looking: Looking, hex: number, side: number, far: number, seen: Set<number>): number {
  const { board, reach, stage, fading, replacing } = looking
  const { map, tiles, state } = board
  if (hex === NOWHERE || hex >= map.hexes.length || seen.has(hex)) return 0
  seen.add(hex)
  const laid = state.laid[hex] as number
  // Track that turns its back must be replaced by whoever comes from here.
  const joins = laid === -1 || ((tiles.exits[laid] as number) >> ((side + 3) % 6)) & 1
  const track = trackAt(board, hex)
  let sum = 0
  track.stops.forEach((stop, number) => {
    if (!reach.reaches(stopKey(hex, number)))
      sum += Math.max(revenueAt(stop.revenue, stage), stop.kind === 'city' ? LEAST_CITY : LEAST_TOWN)
  })
  sum *= power(fading, far)
  if (!joins) return replacing * sum
  if (far < FARTHEST) {
    for (const turn of [0, 1, 5]) {
      const on = (side + turn) % 6
      sum += beyond(looking, map.beyond[hex * 6 + on] as number, on, far + 1, seen)
    }
  }
  return sum
}

/** What a first tile makes of a city and of a town. */
const LEAST_CITY = 20
const LEAST_TOWN = 10

/** Terrain is paid with the first tile. */
export function terrainCost({ map, state }: Board, hex: number): number {
  if (state.laid[hex] !== -1) return 0
  return (map.hexes[hex]?.terrain ?? []).reduce((sum, { cost }) => sum + cost, 0)
}

/** What tells one building of a title from another. */
export interface BuildingPlace {
  readonly type: string
  readonly hex?: string
  readonly city?: number
  readonly tile?: string
  readonly rotation?: number
  readonly local?: string
  readonly from?: number
  readonly to?: number
}

function keyOfBuilding({ type, hex, city, tile, rotation, local, from, to }: BuildingPlace): string {
  return [type, hex, city, tile, rotation, local, from, to].join(' ')
}

/** Trains to build for, and how much what they gain counts. */
export interface Horizon<Train> {
  readonly trains: readonly Train[]
  readonly counts: number
}

/** The trains of now, and the next longer one while there is time for it; without any it is thought to have that already. */
export function nearHorizons<Train>(
  trains: readonly Train[],
  next: Train | null,
  hasTime: boolean,
  nextTrain: number,
): Horizon<Train>[] {
  if (next === null) return [{ trains, counts: 1 }]
  if (trains.length === 0) return [{ trains: [next], counts: 1 }]
  const now = { trains, counts: 1 }
  return hasTime ? [now, { trains: [next], counts: nextTrain }] : [now]
}

/** Buildings with what they add to the runs of all these trains. */
export type Added<Building> = ReadonlyMap<string, { readonly action: Building; readonly gain: number }>

export function addedBy<Train, Building extends BuildingPlace>(
  whatIfWith: (trains: readonly Train[]) => readonly { readonly action: Building; readonly gain: number }[],
  horizons: readonly Horizon<Train>[],
): Added<Building> {
  const found = new Map<string, { readonly action: Building; gain: number }>()
  for (const { trains, counts } of horizons) {
    for (const { action, gain } of whatIfWith(trains)) {
      const key = keyOfBuilding(action)
      const known = found.get(key)
      if (known === undefined) found.set(key, { action, gain: counts * gain })
      else known.gain += counts * gain
    }
  }
  return found
}

/** What one of them adds; nothing where it was not asked for. */
export function gainOf<Building extends BuildingPlace>(added: Added<Building>, building: Building): number {
  return added.get(keyOfBuilding(building))?.gain ?? 0
}
