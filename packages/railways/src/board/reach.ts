import type { Board } from '../state/board.ts'
import type { HexIndex, StopKey } from '../state/ids.ts'
import { trackAt } from './board.ts'
import { NOWHERE } from './game-map.ts'
import { opposite } from './orientation.ts'
import { FIRST_STOP, isStop } from './track.ts'

/** A stop of the map: place (hex or region) and number. */
export interface StopPlace {
  readonly hex: HexIndex
  readonly stop: number
}

/** Places for stops per hex in stop keys: hex × 8 + stop. */
export const STOPS_PER_HEX = 8

export function stopKey(hex: HexIndex, stop: number): number {
  return hex * STOPS_PER_HEX + stop
}

/** Is this city closed to through trains of the company? */
export type IsBlocked = (hex: HexIndex, stop: number) => boolean

/**
 * What a company reaches from its stations: all that lies on some way from one of them. A way never reverses, never
 * changes track at a crossing, uses no piece of track and no stop twice, and goes through no blocked city. Questions
 * are answered one by one, because most of them are never asked.
 */
export class Reach {
  readonly #walks: readonly Walk[]
  readonly #stations: readonly StopKey[]
  #stops: ReadonlySet<StopKey> | null = null

  constructor(board: Board, stations: readonly StopPlace[], isBlocked: IsBlocked) {
    this.#walks = stations.map((station) => new Walk(board, station, isBlocked))
    this.#stations = stations.map(({ hex, stop }) => stopKey(hex, stop))
  }

  /** Track arrives from outside at this side of the hex. */
  arrives(hex: HexIndex, side: number): boolean {
    const border = hex * 6 + side
    for (const walk of this.#walks) if (walk.arrives(border)) return true
    return false
  }

  /** The same by some way that has not crossed this other side of the hex before. */
  arrivesApart(hex: HexIndex, side: number, other: number): boolean {
    return this.#walks.some((walk) => walk.arrivesApart(hex * 6 + side, hex * 6 + other))
  }

  /** Bit n: track arrives at side n of the hex. */
  arrivals(hex: HexIndex): number {
    let mask = 0
    for (let side = 0; side < 6; side++) if (this.arrives(hex, side)) mask |= 1 << side
    return mask
  }

  /** Trains of the company could get to this stop, if only to end there. */
  reaches(key: StopKey): boolean {
    if (this.#stops !== null) return this.#stops.has(key)
    return this.#stations.includes(key) || this.#walks.some((walk) => walk.reaches(key))
  }

  /** Every stop it reaches. */
  get stops(): ReadonlySet<StopKey> {
    if (this.#stops === null) {
      const stops = new Set(this.#stations)
      for (const walk of this.#walks) walk.collect(stops)
      this.#stops = stops
    }
    return this.#stops
  }
}

const UNSEEN = -2
const FROM_STATION = -1
const NO_STOP = -1

/**
 * A walk over directed borders: border hex × 6 + side means entering the hex by that side. Breadth first it finds
 * every border on any walk; one whose first way uses something twice is searched again, backwards and exactly.
 */
class Walk {
  readonly #board: Board
  readonly #station: StopPlace
  readonly #isBlocked: IsBlocked
  /** For each directed border the border before it. */
  #before: Int32Array | null = null
  /** For each directed border the stop that was left just before it, or NO_STOP. */
  #left = new Int32Array(0)
  /** Answers so far: 0 unknown, 1 yes, 2 no. */
  #answers = new Uint8Array(0)
  readonly #queue: number[] = []
  /** Arrivals at stops: the key and the border by which it was entered, one after the other. */
  readonly #arrived: number[] = []
  readonly #usedBorders = new Set<number>()
  readonly #usedStops = new Set<number>()

  constructor(board: Board, station: StopPlace, isBlocked: IsBlocked) {
    this.#board = board
    this.#station = station
    this.#isBlocked = isBlocked
  }

  arrives(border: number): boolean {
    const before = this.#walked()
    if (before[border] === UNSEEN) return false
    const known = this.#answers[border]
    if (known !== 0) return known === 1
    const real = this.#isReal(border, NO_STOP)
    this.#answers[border] = real ? 1 : 2
    return real
  }

  /** `other` is a border that the way may not have crossed, in either direction. */
  arrivesApart(border: number, other: number): boolean {
    if (!this.arrives(border)) return false
    this.#usedStops.clear()
    this.#usedBorders.clear()
    this.#usedBorders.add(this.#board.map.crossings[other] as number)
    return this.#search(border)
  }

  reaches(key: StopKey): boolean {
    this.#walked()
    for (let at = 0; at < this.#arrived.length; at += 2) {
      if (this.#arrived[at] === key && this.#isReal(this.#arrived[at + 1] as number, key)) return true
    }
    return false
  }

  collect(stops: Set<StopKey>): void {
    this.#walked()
    for (let at = 0; at < this.#arrived.length; at += 2) {
      const key = this.#arrived[at] as number
      if (!stops.has(key) && this.#isReal(this.#arrived[at + 1] as number, key)) stops.add(key)
    }
  }

  #walked(): Int32Array {
    if (this.#before !== null) return this.#before
    const borders = this.#board.map.hexes.length * 6
    this.#before = new Int32Array(borders).fill(UNSEEN)
    this.#left = new Int32Array(borders)
    this.#answers = new Uint8Array(borders)
    if (this.#station.hex < this.#board.map.hexes.length)
      this.#leave(this.#station.hex, this.#station.stop, FROM_STATION, NO_STOP)
    else this.#leaveRegion(this.#station.hex)
    for (let at = 0; at < this.#queue.length; at++) this.#enter(this.#queue[at] as number)
    return this.#before
  }

  /** Follows the track behind a border. */
  #enter(border: number): void {
    const hex = Math.floor(border / 6)
    const side = border % 6
    const { paths } = trackAt(this.#board, hex)
    for (let at = 0; at < paths.length; at++) {
      const [a, b] = paths[at] as readonly [number, number]
      const to = a === side ? b : b === side ? a : -1
      if (to < 0) continue
      if (isStop(to)) this.#arrive(hex, to - FIRST_STOP, border, side)
      else this.#cross(hex, to, border, NO_STOP)
    }
  }

  #arrive(hex: HexIndex, stop: number, border: number, side: number): void {
    if (hex === this.#station.hex && stop === this.#station.stop) return
    this.#arrived.push(stopKey(hex, stop), border)
    if (trackAt(this.#board, hex).terminal || this.#isBlocked(hex, stop)) return
    this.#leave(hex, stop, border, side)
  }

  /** Leaves a stop by every track but the one it was entered by. */
  #leave(hex: HexIndex, stop: number, border: number, except: number): void {
    const end = FIRST_STOP + stop
    const { paths } = trackAt(this.#board, hex)
    for (let at = 0; at < paths.length; at++) {
      const [a, b] = paths[at] as readonly [number, number]
      const to = a === end ? b : b === end ? a : -1
      if (to >= 0 && to !== except && !isStop(to)) this.#cross(hex, to, border, stopKey(hex, stop))
    }
  }

  /** A region has no track of its own: every hex with an entry to it is entered. — 1824 IV.4.3: Sarajevo is a home */
  #leaveRegion(region: HexIndex): void {
    const { map } = this.#board
    for (const { from, side } of map.regions[region - map.hexes.length]?.entries ?? []) {
      const border = map.indexOf(from) * 6 + side
      ;(this.#before as Int32Array)[border] = FROM_STATION
      this.#left[border] = NO_STOP
      this.#queue.push(border)
    }
  }

  #cross(hex: HexIndex, side: number, border: number, left: number): void {
    const { map } = this.#board
    const beyond = map.beyond[hex * 6 + side] as number
    if (beyond === NOWHERE) return
    if (beyond >= map.hexes.length) {
      // A region is entered straight into its stop; the way there is the way to the border before it.
      this.#arrived.push(stopKey(beyond, 0), border)
      return
    }
    const next = beyond * 6 + opposite(side)
    const before = this.#before as Int32Array
    if (before[next] !== UNSEEN) return
    before[next] = border
    this.#left[next] = left
    this.#queue.push(next)
  }

  /** Whether some way to this border (and on to the stop `goal`) uses nothing twice. */
  #isReal(border: number, goal: number): boolean {
    return (
      border === FROM_STATION || this.#firstWayIsSimple(border, goal) || this.#someWayIsSimple(border, goal)
    )
  }

  #firstWayIsSimple(border: number, goal: number): boolean {
    const borders = this.#usedBorders
    const stops = this.#usedStops
    borders.clear()
    stops.clear()
    if (goal !== NO_STOP) stops.add(goal)
    const before = this.#before as Int32Array
    for (let at = border; at !== FROM_STATION; at = before[at] as number) {
      const crossed = this.#board.map.crossings[at] as number
      const left = this.#left[at] as number
      if (borders.has(crossed) || (left !== NO_STOP && stops.has(left))) return false
      borders.add(crossed)
      if (left !== NO_STOP) stops.add(left)
    }
    return true
  }

  /** Backwards from the border to the station, trying every way. */
  #someWayIsSimple(border: number, goal: number): boolean {
    this.#usedBorders.clear()
    this.#usedStops.clear()
    if (goal !== NO_STOP) this.#usedStops.add(goal)
    return this.#search(border)
  }

  #search(border: number): boolean {
    const { map } = this.#board
    const crossed = map.crossings[border] as number
    if ((this.#before as Int32Array)[border] === UNSEEN || this.#usedBorders.has(crossed)) return false
    this.#usedBorders.add(crossed)
    const hex = map.beyond[border] as number
    if (hex >= map.hexes.length) return hex === this.#station.hex
    const side = opposite(border % 6)
    const { paths } = trackAt(this.#board, hex)
    for (let at = 0; at < paths.length; at++) {
      const [a, b] = paths[at] as readonly [number, number]
      const other = a === side ? b : b === side ? a : -1
      if (other < 0) continue
      if (isStop(other) ? this.#searchStop(hex, other - FIRST_STOP, side) : this.#search(hex * 6 + other))
        return true
    }
    this.#usedBorders.delete(crossed)
    return false
  }

  #searchStop(hex: HexIndex, stop: number, except: number): boolean {
    if (hex === this.#station.hex && stop === this.#station.stop) return true
    const key = stopKey(hex, stop)
    const track = trackAt(this.#board, hex)
    if (this.#usedStops.has(key) || track.terminal || this.#isBlocked(hex, stop)) return false
    this.#usedStops.add(key)
    const end = FIRST_STOP + stop
    for (let at = 0; at < track.paths.length; at++) {
      const [a, b] = track.paths[at] as readonly [number, number]
      const side = a === end ? b : b === end ? a : -1
      if (side >= 0 && side !== except && !isStop(side) && this.#search(hex * 6 + side)) return true
    }
    this.#usedStops.delete(key)
    return false
  }
}
