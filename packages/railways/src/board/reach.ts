import type { Board } from '../state/board.ts'
import type { HexIndex, StopKey } from '../state/ids.ts'
import { trackAt, waysFrom } from './board.ts'
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
  /** From all of them at once: a way that comes through another station has a shorter one from there. */
  readonly #together: Walk
  readonly #board: Board
  readonly #stations: readonly StopPlace[]
  readonly #isBlocked: IsBlocked
  #stops: ReadonlySet<StopKey> | null = null

  constructor(board: Board, stations: readonly StopPlace[], isBlocked: IsBlocked) {
    this.#together = new Walk(board, stations, isBlocked)
    this.#board = board
    this.#stations = stations
    this.#isBlocked = isBlocked
  }

  /** Track arrives from outside at this side of the hex. */
  arrives(hex: HexIndex, side: number): boolean {
    return (this.#together.arrivals(hex) & (1 << side)) !== 0
  }

  /** The same by some way that has not crossed this other side of the hex before. */
  arrivesApart(hex: HexIndex, side: number, other: number): boolean {
    return this.arrives(hex, side) && this.#together.arrivesApart(hex * 6 + side, hex * 6 + other)
  }

  /** Bit n: track arrives at side n of the hex. */
  arrivals(hex: HexIndex): number {
    return this.#together.arrivals(hex)
  }

  /** Trains of the company could get to this stop, if only to end there. */
  reaches(key: StopKey): boolean {
    if (this.#stops !== null) return this.#stops.has(key)
    return this.#stations.some(({ hex, stop }) => stopKey(hex, stop) === key) || this.#together.reaches(key)
  }

  /** Every stop it reaches: the stations, then what is reached from each of them by itself. */
  get stops(): ReadonlySet<StopKey> {
    if (this.#stops === null) {
      const stops = new Set(this.#stations.map(({ hex, stop }) => stopKey(hex, stop)))
      if (this.#stations.length === 1) this.#together.collect(stops)
      else {
        for (const station of this.#stations) {
          const walk = new Walk(this.#board, [station], this.#isBlocked)
          walk.collect(stops)
          walk.giveBack()
        }
      }
      this.#stops = stops
    }
    return this.#stops
  }
}

const UNSEEN = -2
const FROM_STATION = -1
const NO_STOP = -1

/** What every walk copies to begin with: typed arrays of this length would cost more to make than to fill. */
interface Blank {
  readonly borders: readonly number[]
  readonly hexes: readonly number[]
  /** What walks that are over have given back. */
  readonly spare: Notes[]
}

/** What a walk writes on, see there. */
interface Notes {
  readonly before: number[]
  readonly left: number[]
  readonly answers: number[]
}

function blankFor(hexes: number): Blank {
  let blank = BLANKS.get(hexes)
  if (blank === undefined) {
    blank = {
      borders: Array.from({ length: hexes * 6 }, () => UNSEEN),
      hexes: Array.from({ length: hexes }, () => 0),
      spare: [],
    }
    BLANKS.set(hexes, blank)
  }
  return blank
}

/** By hexes: one for each size of a map. */
const BLANKS = new Map<number, Blank>()

/** What the way under search has used already; one search is over before the next begins. */
class Used {
  /** For each border or stop the search that used it last: to begin anew, nothing need be wiped off. */
  readonly #by: number[] = []
  #search = 1

  clear(): void {
    this.#search++
  }

  has(place: number): boolean {
    return this.#by[place] === this.#search
  }

  add(place: number): void {
    while (this.#by.length <= place) this.#by.push(0)
    this.#by[place] = this.#search
  }

  delete(place: number): void {
    this.#by[place] = 0
  }
}

const USED_BORDERS = new Used()
const USED_STOPS = new Used()

/**
 * A walk over directed borders: border hex × 6 + side means entering the hex by that side. Breadth first it finds
 * every border on any walk; one whose first way uses something twice is searched again, backwards and exactly.
 */
class Walk {
  readonly #board: Board
  readonly #stations: readonly StopPlace[]
  readonly #isBlocked: IsBlocked
  /** For each directed border the border before it; empty until somebody asks. */
  #before: number[] = []
  /** For each directed border the stop that was left just before it, or NO_STOP. */
  #left: number[] = []
  /** What `arrivals` answers, by hex: no side where the walk never came, UNSEEN where it came and nobody has asked. */
  #answers: number[] = []
  readonly #queue: number[] = []
  /** Arrivals at stops: the key and the border by which it was entered, one after the other. */
  readonly #arrived: number[] = []

  constructor(board: Board, stations: readonly StopPlace[], isBlocked: IsBlocked) {
    this.#board = board
    this.#stations = stations
    this.#isBlocked = isBlocked
  }

  /** Bit n: a way arrives at side n of the hex. */
  arrivals(hex: HexIndex): number {
    this.#walk()
    let mask = this.#answers[hex] as number
    if (mask !== UNSEEN) return mask
    mask = 0
    for (let side = 0; side < 6; side++) {
      const border = hex * 6 + side
      if (this.#before[border] !== UNSEEN && this.#isReal(border, NO_STOP)) mask |= 1 << side
    }
    this.#answers[hex] = mask
    return mask
  }

  /** Whether some way to this border has not crossed the other one, in either direction. */
  arrivesApart(border: number, other: number): boolean {
    this.#walk()
    USED_STOPS.clear()
    USED_BORDERS.clear()
    USED_BORDERS.add(this.#board.map.crossings[other] as number)
    return this.#search(border)
  }

  reaches(key: StopKey): boolean {
    this.#walk()
    for (let at = 0; at < this.#arrived.length; at += 2) {
      if (this.#arrived[at] === key && this.#isReal(this.#arrived[at + 1] as number, key)) return true
    }
    return false
  }

  collect(stops: Set<StopKey>): void {
    this.#walk()
    for (let at = 0; at < this.#arrived.length; at += 2) {
      const key = this.#arrived[at] as number
      if (!stops.has(key) && this.#isReal(this.#arrived[at + 1] as number, key)) stops.add(key)
    }
  }

  /** When nothing more is asked: what it wrote on is wiped and serves the next walk. */
  giveBack(): void {
    const before = this.#before
    const left = this.#left
    const answers = this.#answers
    for (const border of this.#queue) {
      before[border] = UNSEEN
      left[border] = UNSEEN
      answers[Math.floor(border / 6)] = 0
    }
    blankFor(this.#board.map.hexes.length).spare.push({ before, left, answers })
    this.#before = []
    this.#queue.length = 0
    this.#arrived.length = 0
  }

  #walk(): void {
    if (this.#before.length > 0) return
    const hexes = this.#board.map.hexes.length
    const { borders, hexes: none, spare } = blankFor(hexes)
    const notes = spare.pop()
    this.#before = notes?.before ?? borders.slice()
    this.#left = notes?.left ?? borders.slice()
    this.#answers = notes?.answers ?? none.slice()
    for (const { hex, stop } of this.#stations) {
      if (hex < hexes) this.#leave(hex, stop, FROM_STATION, NO_STOP)
      else this.#leaveRegion(hex)
    }
    for (let at = 0; at < this.#queue.length; at++) this.#enter(this.#queue[at] as number)
  }

  #begins(hex: HexIndex, stop: number): boolean {
    for (let at = 0; at < this.#stations.length; at++) {
      const station = this.#stations[at] as StopPlace
      if (station.hex === hex && station.stop === stop) return true
    }
    return false
  }

  /** Follows the track behind a border. */
  #enter(border: number): void {
    const hex = Math.floor(border / 6)
    const side = border % 6
    const ways = waysFrom(this.#board, hex, side)
    for (let at = 0; at < ways.length; at++) {
      const to = ways[at] as number
      if (isStop(to)) this.#arrive(hex, to - FIRST_STOP, border, side)
      else this.#cross(hex, to, border, NO_STOP)
    }
  }

  #arrive(hex: HexIndex, stop: number, border: number, side: number): void {
    if (this.#begins(hex, stop)) return
    this.#arrived.push(stopKey(hex, stop), border)
    if (trackAt(this.#board, hex).terminal || this.#isBlocked(hex, stop)) return
    this.#leave(hex, stop, border, side)
  }

  /** Leaves a stop by every track but the one it was entered by. */
  #leave(hex: HexIndex, stop: number, border: number, except: number): void {
    const ways = waysFrom(this.#board, hex, FIRST_STOP + stop)
    for (let at = 0; at < ways.length; at++) {
      const to = ways[at] as number
      if (to !== except && !isStop(to)) this.#cross(hex, to, border, stopKey(hex, stop))
    }
  }

  /** A region has no track of its own: every hex with an entry to it is entered. — 1824 IV.4.3: Sarajevo is a home */
  #leaveRegion(region: HexIndex): void {
    const { map } = this.#board
    for (const { from, side } of map.regions[region - map.hexes.length]?.entries ?? []) {
      const border = map.indexOf(from) * 6 + side
      this.#before[border] = FROM_STATION
      this.#left[border] = NO_STOP
      this.#answers[map.indexOf(from)] = UNSEEN
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
    if (this.#before[next] !== UNSEEN) return
    this.#before[next] = border
    this.#left[next] = left
    this.#answers[beyond] = UNSEEN
    this.#queue.push(next)
  }

  /** Whether some way to this border (and on to the stop `goal`) uses nothing twice. */
  #isReal(border: number, goal: number): boolean {
    return (
      border === FROM_STATION || this.#firstWayIsSimple(border, goal) || this.#someWayIsSimple(border, goal)
    )
  }

  #firstWayIsSimple(border: number, goal: number): boolean {
    const borders = USED_BORDERS
    const stops = USED_STOPS
    borders.clear()
    stops.clear()
    if (goal !== NO_STOP) stops.add(goal)
    for (let at = border; at !== FROM_STATION; at = this.#before[at] as number) {
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
    USED_BORDERS.clear()
    USED_STOPS.clear()
    if (goal !== NO_STOP) USED_STOPS.add(goal)
    return this.#search(border)
  }

  #search(border: number): boolean {
    const { map } = this.#board
    const crossed = map.crossings[border] as number
    if (this.#before[border] === UNSEEN || USED_BORDERS.has(crossed)) return false
    USED_BORDERS.add(crossed)
    const hex = map.beyond[border] as number
    if (hex >= map.hexes.length) return this.#begins(hex, 0)
    const side = opposite(border % 6)
    for (const other of waysFrom(this.#board, hex, side)) {
      if (isStop(other) ? this.#searchStop(hex, other - FIRST_STOP, side) : this.#search(hex * 6 + other))
        return true
    }
    USED_BORDERS.delete(crossed)
    return false
  }

  #searchStop(hex: HexIndex, stop: number, except: number): boolean {
    if (this.#begins(hex, stop)) return true
    const key = stopKey(hex, stop)
    if (USED_STOPS.has(key) || trackAt(this.#board, hex).terminal || this.#isBlocked(hex, stop)) return false
    USED_STOPS.add(key)
    for (const side of waysFrom(this.#board, hex, FIRST_STOP + stop)) {
      if (side !== except && !isStop(side) && this.#search(hex * 6 + side)) return true
    }
    USED_STOPS.delete(key)
    return false
  }
}
