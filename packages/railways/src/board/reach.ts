import { type Board, trackAt } from './board.ts'
import { NOWHERE } from './game-map.ts'
import { opposite } from './orientation.ts'
import { FIRST_STOP, isStop } from './track.ts'

/** A stop of the map: place (hex or region) and number. */
export interface StopPlace {
  readonly hex: number
  readonly stop: number
}

/** What a company reaches from its stations. */
export interface Reach {
  /** Keys of the stops its trains could get to, blocked ones as ends included. */
  readonly stops: ReadonlySet<number>
  /** At hex × 6 + side: 1 where track arrives at this side of the hex from outside. */
  readonly arrivals: Uint8Array
}

const STOPS_PER_HEX = 8

export function stopKey(hex: number, stop: number): number {
  return hex * STOPS_PER_HEX + stop
}

/** Is this city closed to through trains of the company? */
export type IsBlocked = (hex: number, stop: number) => boolean

/**
 * All that lies on some way from the stations: a way never reverses, never changes track at a crossing, uses no piece
 * of track and no stop twice, and goes through no blocked city.
 */
export function reachFrom(board: Board, stations: readonly StopPlace[], isBlocked: IsBlocked): Reach {
  const stops = new Set<number>()
  const arrivals = new Uint8Array(board.map.hexes.length * 6)
  for (const station of stations) {
    stops.add(stopKey(station.hex, station.stop))
    const walk = new Walk(board, station, isBlocked)
    walk.collect(stops, arrivals)
  }
  return { stops, arrivals }
}

const UNSEEN = -2
const FROM_STATION = -1
const NO_STOP = -1

/**
 * A walk over directed borders: border hex × 6 + side means entering the hex by that side. Breadth first it finds
 * every border on any walk; the few whose first way uses something twice are searched again, backwards and exactly.
 */
class Walk {
  readonly #board: Board
  readonly #station: StopPlace
  readonly #isBlocked: IsBlocked
  /** For each directed border the border before it. */
  readonly #before: Int32Array
  /** For each directed border the stop that was left just before it, or NO_STOP. */
  readonly #left: Int32Array
  readonly #queue: number[] = []
  /** Arrivals at stops: key of the stop, border by which it was entered. */
  readonly #arrived: { readonly key: number; readonly border: number }[] = []

  constructor(board: Board, station: StopPlace, isBlocked: IsBlocked) {
    this.#board = board
    this.#station = station
    this.#isBlocked = isBlocked
    const borders = board.map.hexes.length * 6
    this.#before = new Int32Array(borders).fill(UNSEEN)
    this.#left = new Int32Array(borders).fill(NO_STOP)
  }

  collect(stops: Set<number>, arrivals: Uint8Array): void {
    this.#leave(this.#station.hex, this.#station.stop, FROM_STATION, NO_STOP)
    for (let at = 0; at < this.#queue.length; at++) this.#enter(this.#queue[at] as number)
    for (const border of this.#queue) if (this.#isReal(border, NO_STOP)) arrivals[border] = 1
    for (const { key, border } of this.#arrived) {
      if (!stops.has(key) && (border === FROM_STATION || this.#isReal(border, key))) stops.add(key)
    }
  }

  /** Follows the track behind a border. */
  #enter(border: number): void {
    const hex = Math.floor(border / 6)
    const side = border % 6
    for (const [a, b] of trackAt(this.#board, hex).paths) {
      const to = a === side ? b : b === side ? a : null
      if (to === null) continue
      if (isStop(to)) this.#arrive(hex, to - FIRST_STOP, border, side)
      else this.#cross(hex, to, border, NO_STOP)
    }
  }

  #arrive(hex: number, stop: number, border: number, side: number): void {
    const key = stopKey(hex, stop)
    if (hex === this.#station.hex && stop === this.#station.stop) return
    this.#arrived.push({ key, border })
    if (trackAt(this.#board, hex).terminal || this.#isBlocked(hex, stop)) return
    this.#leave(hex, stop, border, side)
  }

  /** Leaves a stop by every track but the one it was entered by. */
  #leave(hex: number, stop: number, border: number, except: number): void {
    const end = FIRST_STOP + stop
    for (const [a, b] of trackAt(this.#board, hex).paths) {
      const to = a === end ? b : b === end ? a : null
      if (to !== null && to !== except && !isStop(to)) this.#cross(hex, to, border, stopKey(hex, stop))
    }
  }

  #cross(hex: number, side: number, border: number, left: number): void {
    const { map } = this.#board
    const beyond = map.beyond[hex * 6 + side] as number
    if (beyond === NOWHERE) return
    if (beyond >= map.hexes.length) {
      // A region is entered straight into its stop; the way there is the way to the border before it.
      this.#arrived.push({ key: stopKey(beyond, 0), border })
      return
    }
    const next = beyond * 6 + opposite(side)
    if (this.#before[next] !== UNSEEN) return
    this.#before[next] = border
    this.#left[next] = left
    this.#queue.push(next)
  }

  /** Whether some way to this border (and on to the stop `goal`) uses nothing twice. */
  #isReal(border: number, goal: number): boolean {
    return this.#firstWayIsSimple(border, goal) || this.#someWayIsSimple(border, goal)
  }

  #firstWayIsSimple(border: number, goal: number): boolean {
    const sides: number[] = []
    const stops: number[] = goal === NO_STOP ? [] : [goal]
    for (let at = border; at !== FROM_STATION; at = this.#before[at] as number) {
      const side = this.#undirected(at)
      const left = this.#left[at] as number
      if (sides.includes(side) || (left !== NO_STOP && stops.includes(left))) return false
      sides.push(side)
      if (left !== NO_STOP) stops.push(left)
    }
    return true
  }

  /** Backwards from the border to the station, trying every way. */
  #someWayIsSimple(border: number, goal: number): boolean {
    const sides = new Set<number>()
    const stops = new Set<number>(goal === NO_STOP ? [] : [goal])
    const station = stopKey(this.#station.hex, this.#station.stop)
    const search = (at: number): boolean => {
      const side = this.#undirected(at)
      if (sides.has(side)) return false
      sides.add(side)
      for (const { from, left } of this.#waysTo(at)) {
        if (left === station) return true
        if (left !== NO_STOP && stops.has(left)) continue
        if (from === FROM_STATION || this.#before[from] === UNSEEN) continue
        if (left !== NO_STOP) stops.add(left)
        if (search(from)) return true
        if (left !== NO_STOP) stops.delete(left)
      }
      sides.delete(side)
      return false
    }
    return search(border)
  }

  /** The borders from which one gets to this border in one hex, with the stop passed on the way. */
  #waysTo(border: number): { readonly from: number; readonly left: number }[] {
    const hex = this.#board.map.beyond[border] as number
    const side = opposite(border % 6)
    const { paths, terminal } = trackAt(this.#board, hex)
    const ways: { from: number; left: number }[] = []
    for (const [a, b] of paths) {
      const other = a === side ? b : b === side ? a : null
      if (other === null) continue
      if (!isStop(other)) {
        ways.push({ from: hex * 6 + other, left: NO_STOP })
        continue
      }
      const stop = other - FIRST_STOP
      const left = stopKey(hex, stop)
      if (hex === this.#station.hex && stop === this.#station.stop) ways.push({ from: FROM_STATION, left })
      else if (!terminal && !this.#isBlocked(hex, stop)) {
        for (const [c, d] of paths) {
          const entered = c === other ? d : d === other ? c : null
          if (entered !== null && entered !== side && !isStop(entered))
            ways.push({ from: hex * 6 + entered, left })
        }
      }
    }
    return ways
  }

  #undirected(border: number): number {
    const beyond = this.#board.map.beyond[border] as number
    const side = border % 6
    return side < 3 ? border : beyond * 6 + opposite(side)
  }
}
