import { type Orientation, type Stop, type Track, isStop, sidesOfStop } from '@roundhouse/railways'
import type { Point } from '../../board/hex-geometry.ts'
import { APOTHEM, BARE_TOWN_DOT, SIDE, TOWN_BAR, TOWN_DOT } from './measures.ts'
import {
  CENTRE,
  type Piece,
  cutAt,
  directionOn,
  fromSide,
  pointOn,
  polar,
  reversed,
  samplesOf,
  sideAngle,
  through,
} from './piece.ts'
import { cityReach, slotRadius } from './slots.ts'

/** Where a stop stands, and the track that leads to it from each of its sides. */
export interface StopPlace {
  readonly at: Point
  readonly along: number | null
  /** Radius of one circle, or of the town. */
  readonly radius: number
  /** Radius of the room it takes. */
  readonly reach: number
  readonly pieces: ReadonlyMap<number, Piece>
  /** How far from where it would stand if it were alone. */
  readonly moved: number
}

/** One stop stands where its track asks for it; several make room for each other. */
export function placeStops(orientation: Orientation, track: Track): readonly StopPlace[] {
  const choices = track.stops.map((stop, index) => placesOf(orientation, track, stop, index))
  if (choices.length < 2) return choices.map(([first]) => first as StopPlace)
  const others = track.paths
    .filter(([a, b]) => !isStop(a) && !isStop(b))
    .flatMap(([a, b]) => samplesOf(through(orientation, a, b)))
  return best(choices, others)
}

/** Every combination is tried: there are a handful of stops with a handful of places each. */
function best(choices: readonly (readonly StopPlace[])[], others: readonly Point[]): readonly StopPlace[] {
  let found: readonly StopPlace[] = []
  let least = Number.POSITIVE_INFINITY
  const own = choices.map((places) => places.map((place) => ownCost(place, others)))
  const tracks = choices.map((places) =>
    places.map(({ pieces }) => [...pieces.values()].flatMap((piece) => samplesOf(piece))),
  )
  const taken: number[] = []
  const search = (cost: number): void => {
    // A hair's breadth decides between mirror images, so that rounding never does.
    if (cost >= least - 1e-6) return
    const stop = taken.length
    if (stop === choices.length) {
      least = cost
      found = taken.map((choice, index) => choices[index]?.[choice] as StopPlace)
      return
    }
    for (const [choice, place] of (choices[stop] as readonly StopPlace[]).entries()) {
      let more = own[stop]?.[choice] as number
      for (const [before, chosen] of taken.entries()) {
        const other = choices[before]?.[chosen] as StopPlace
        more += apartCost(place, other)
        more += trackCost(place, tracks[before]?.[chosen] as readonly Point[])
        more += trackCost(other, tracks[stop]?.[choice] as readonly Point[])
      }
      taken.push(choice)
      search(cost + more)
      taken.pop()
    }
  }
  search(0)
  return found
}

function ownCost(place: StopPlace, others: readonly Point[]): number {
  const out = Math.hypot(place.at.x, place.at.y) + place.reach - APOTHEM * 0.97
  return place.moved + Math.max(0, out) * 8 + trackCost(place, others)
}

function apartCost(one: StopPlace, other: StopPlace): number {
  const apart = Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)
  return Math.max(0, one.reach + other.reach + SIDE * 0.05 - apart) * 20
}

/** Track of another stop should not run under this one. */
function trackCost({ at, reach }: StopPlace, track: readonly Point[]): number {
  let cost = 0
  for (const point of track) {
    cost += Math.max(0, reach + SIDE * 0.13 - Math.hypot(point.x - at.x, point.y - at.y)) * 0.8
  }
  return cost
}

/** Where this stop may stand, the place it would take if it were alone first. */
function placesOf(orientation: Orientation, track: Track, stop: Stop, index: number): StopPlace[] {
  const sides = sidesOfStop(track, index)
  const alone = track.stops.length === 1
  const city = stop.kind !== 'town'
  const radius = city ? slotRadius(track, stop.slots) : townRadius(sides.length)
  const reach = city ? cityReach(stop.slots, radius) : townReach(sides.length)
  const at = (point: Point, moved: number): StopPlace => ({
    at: point,
    along: null,
    radius,
    reach,
    pieces: new Map(sides.map((side) => [side, fromSide(orientation, side, point)])),
    moved,
  })
  if (sides.length === 0) return [at(barePoint(track, index), 0)]
  const [first, second] = sides
  if (sides.length === 2 && !(city && alone)) {
    const way = through(orientation, first as number, second as number)
    const slid = (alone ? [0.5] : SLIDES).map((part) => onTheWay(way, sides, part, radius, reach, !city))
    return city ? [...slid, ...pushed(way, at)] : slid
  }
  if (alone) return [at(CENTRE, 0)]
  if (sides.length === 1) {
    const angle = sideAngle(orientation, first as number)
    return [0.52, 0.6, 0.44, 0.66].map((part) =>
      at(polar(APOTHEM * part, angle), Math.abs(part - 0.52) * SIDE),
    )
  }
  return around(orientation, sides).map((point) => at(point, Math.hypot(point.x, point.y) * 0.3))
}

const SLIDES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.2, 0.8]

/** On its track between two sides, nearer to one of them. */
function onTheWay(
  way: Piece,
  sides: readonly number[],
  part: number,
  radius: number,
  reach: number,
  bar: boolean,
): StopPlace {
  const [one, other] = cutAt(way, part)
  const [first, second] = sides as [number, number]
  return {
    at: pointOn(way, part),
    along: bar ? directionOn(way, part) : null,
    radius,
    reach,
    pieces: new Map([
      [first, one],
      [second, reversed(other)],
    ]),
    moved: Math.abs(part - 0.5) * SIDE,
  }
}

/** Beside the middle of its track, which then bends to it. */
function pushed(way: Piece, at: (point: Point, moved: number) => StopPlace): StopPlace[] {
  const middle = pointOn(way, 0.5)
  const across = directionOn(way, 0.5) + Math.PI / 2
  return [0.1, -0.1, 0.18, -0.18, 0.26, -0.26].map((part) => {
    const by = polar(SIDE * part, across)
    return at({ x: middle.x + by.x, y: middle.y + by.y }, Math.abs(part) * SIDE * 0.8)
  })
}

/** Towards the sides that its track comes from. */
function around(orientation: Orientation, sides: readonly number[]): Point[] {
  const sum = sides
    .map((side) => polar(1, sideAngle(orientation, side)))
    .reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), CENTRE)
  const length = Math.hypot(sum.x, sum.y)
  if (length < 0.01) return [CENTRE]
  const angle = Math.atan2(sum.y, sum.x)
  return [0, 0.1, 0.18, 0.26].map((part) => polar(SIDE * part, angle))
}

/** Without track the stops of a hex stand side by side. */
function barePoint(track: Track, index: number): Point {
  const { length } = track.stops
  if (length === 1) return CENTRE
  const { kind } = track.stops[index] as Stop
  if (length === 2) {
    const sign = index === 0 ? -1 : 1
    return kind === 'city'
      ? { x: SIDE * 0.36 * sign, y: 0 }
      : { x: SIDE * 0.26 * sign, y: SIDE * 0.12 * sign }
  }
  return polar(SIDE * 0.4, ((index * 360) / length - 90) * (Math.PI / 180))
}

function townRadius(sides: number): number {
  return sides === 0 ? BARE_TOWN_DOT : TOWN_DOT
}

function townReach(sides: number): number {
  return sides === 2 ? TOWN_BAR.length / 2 : TOWN_DOT
}
