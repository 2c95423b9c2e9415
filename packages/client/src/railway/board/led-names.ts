import type { HexView } from '@roundhouse/view/railway'
import type { Point } from '../../board/hex-geometry.ts'
import { whenIdle } from '../../shell/when-idle.ts'
import { type NameSign, groundOf, hexSigns } from './hex-signs.ts'
import type { Layout } from './layout.ts'
import { SIDE, TRACK_WIDTH } from './measures.ts'
import { nameExtent, nameWays } from './name-places.ts'
import { CENTRE, polar, sumOf } from './piece.ts'
import { type SignBox, signBoxes } from './sign-boxes.ts'
import { discOverlap, overlap } from './sign-places.ts'
import { trackShape } from './track-shape.ts'
import { TYPE, type Zoom } from './type-sizes.ts'

/** A name that stands beside its hex, in board units, with a line that leads to its place. */
export interface LedName extends NameSign {
  readonly hex: string
  /** The colour of the ground it stands on. */
  readonly on: string
  readonly from: Point
  readonly to: Point
}

/** Names without room in their hex find it around, where nothing lies now; where there is none they are left out. */
export function ledNames(layout: Layout, hexes: readonly HexView[], zoom: Zoom): readonly LedName[] {
  const led: LedName[] = []
  for (const hex of hexes) {
    if (hexSigns(layout.orientation, hex, zoom).homeless.length === 0) continue
    for (const places of placesOf(layout, hexes, hex, zoom)) {
      const free = places.find((place) => led.every((other) => overlap(boxOf(place), boxOf(other)) === 0))
      if (free !== undefined) led.push(free)
    }
  }
  return led
}

/** A busy page goes on with the next hex after this while. */
const LATEST = 100

/** Looks for the places beforehand, one hex after the other and the page between them. */
export async function findPlaces(layout: Layout, hexes: readonly HexView[], zoom: Zoom): Promise<void> {
  for (const hex of hexes) {
    if (hexSigns(layout.orientation, hex, zoom).homeless.length === 0) continue
    placesOf(layout, hexes, hex, zoom)
    await whenIdle(LATEST)
  }
}

function boxOf(name: NameSign): Omit<SignBox, 'what'> {
  return { x: name.x, y: name.y, extent: nameExtent(name) }
}

interface Kept {
  readonly zoom: Zoom
  readonly near: readonly HexView[]
  readonly places: readonly (readonly LedName[])[]
}
const KEPT = new WeakMap<HexView, Kept>()

/** Farther away a reader would not look for it. */
const FARTHEST = 1.6
/** Few names have so many others in their way. */
const ENOUGH = 4

/** Free places of each of its homeless names, the best first; kept as long as nothing around changes. */
function placesOf(layout: Layout, hexes: readonly HexView[], hex: HexView, zoom: Zoom): Kept['places'] {
  const around = nearby(layout, hex.id)
  const near = hexes.filter(({ id }) => around.has(id))
  const kept = KEPT.get(hex)
  if (
    kept?.zoom === zoom &&
    near.length === kept.near.length &&
    near.every((each, at) => each === kept.near[at])
  ) {
    return kept.places
  }
  const obstacles = near.map((each) => obstaclesIn(layout, each, zoom))
  const { homeless } = hexSigns(layout.orientation, hex, zoom)
  const places = homeless.map((name) => placesBeside(layout, hex, name, zoom, near, obstacles))
  KEPT.set(hex, { zoom, near, places })
  return places
}

const NEARBY = new WeakMap<Layout, Map<string, ReadonlySet<string>>>()

/** The hexes that a name of this one could lie on, and those that reach into them: always the same. */
function nearby(layout: Layout, hex: string): ReadonlySet<string> {
  const known = NEARBY.get(layout) ?? new Map<string, ReadonlySet<string>>()
  NEARBY.set(layout, known)
  const middle = layout.centreOf(hex)
  const found =
    known.get(hex) ??
    new Set(layout.places.flatMap(({ id, at }) => (distance(at, middle) < SIDE * (FARTHEST + 2) ? [id] : [])))
  known.set(hex, found)
  return found
}

/** What a name may not lie on in one hex, and the room it takes together. */
interface Obstacles {
  readonly layout: Layout
  readonly zoom: Zoom
  readonly discs: readonly { readonly at: Point; readonly radius: number }[]
  readonly signs: readonly SignBox[]
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
const OBSTACLES = new WeakMap<HexView, Obstacles>()

/** Kept: a hex lies around several others whose names look for a place. */
function obstaclesIn(layout: Layout, hex: HexView, zoom: Zoom): Obstacles {
  const known = OBSTACLES.get(hex)
  if (known?.zoom === zoom && known.layout === layout) return known
  const by = layout.centreOf(hex.id)
  const ground = groundOf(layout.orientation, hex)
  const discs = [
    ...ground.discs.map(({ at, radius }) => ({ at: sumOf(at, by), radius })),
    ...ground.track.map((point) => ({ at: sumOf(point, by), radius: TRACK_WIDTH * 0.6 })),
  ]
  const written = signBoxes(hexSigns(layout.orientation, hex, zoom), TYPE[zoom])
  const signs = written.map((box) => ({ ...box, ...sumOf(box, by) }))
  const across = [
    ...discs.map(({ at, radius }) => [at.x - radius, at.x + radius] as const),
    ...signs.map(({ x, extent }) => [x - extent.width, x + extent.width] as const),
  ]
  const down = [
    ...discs.map(({ at, radius }) => [at.y - radius, at.y + radius] as const),
    ...signs.map(({ y, extent }) => [y - extent.height, y + extent.height] as const),
  ]
  const made = {
    layout,
    zoom,
    discs,
    signs,
    left: Math.min(...across.map(([from]) => from)),
    right: Math.max(...across.map(([, to]) => to)),
    top: Math.min(...down.map(([from]) => from)),
    bottom: Math.max(...down.map(([, to]) => to)),
  }
  OBSTACLES.set(hex, made)
  return made
}

function isOver(box: Omit<SignBox, 'what'>, obstacles: Obstacles): boolean {
  const { x, y, extent } = box
  const [width, height] = [extent.width, extent.height + AIR]
  if (x + width < obstacles.left || x - width > obstacles.right) return false
  if (y + height < obstacles.top || y - height > obstacles.bottom) return false
  if (obstacles.discs.some(({ at, radius }) => discOverlap(box, at, radius) > 0)) return true
  const airy = withAir(box)
  return obstacles.signs.some((other) => overlap(airy, other) > 0)
}

const TURNS = 20
const AWAY = [0.8, 0.95, 1.1, 1.25, 1.4, FARTHEST]

function placesBeside(
  layout: Layout,
  hex: HexView,
  name: string,
  zoom: Zoom,
  near: readonly HexView[],
  obstacles: readonly Obstacles[],
): readonly LedName[] {
  const middle = layout.centreOf(hex.id)
  const [way] = nameWays(hex, name, TYPE[zoom])
  if (way === undefined) return []
  const extent = nameExtent(way)
  const region = regionOf(hex)
  const found: LedName[] = []
  const outside: LedName[] = []
  for (const away of AWAY) {
    for (let turn = 0; turn < TURNS && found.length < ENOUGH; turn++) {
      // Below first, then above, then to the sides.
      const angle = Math.PI / 2 + (Math.ceil(turn / 2) * (turn % 2 === 0 ? 1 : -1) * 2 * Math.PI) / TURNS
      const box = { ...sumOf(polar(SIDE * away, angle), middle), extent }
      if (obstacles.some((each) => isOver(box, each))) continue
      const regions = regionsUnder(layout, near, box)
      if (regions.some((other) => other !== undefined && other !== region)) continue
      const { at, radius } = cityOf(layout, hex, name, { x: box.x - middle.x, y: box.y - middle.y })
      const from = rimOf(box, sumOf(at, middle))
      const to = towards(sumOf(at, middle), from, radius)
      const led = {
        ...way,
        x: box.x,
        y: box.y,
        hex: hex.id,
        on: groundAt(layout, near, box)?.colour ?? 'white',
      }
      if (region === undefined) found.push({ ...led, from, to })
      // In its own region nothing need lead to it.
      else if (regions.every((each) => each === region)) found.push({ ...led, from, to: from })
      else outside.push({ ...led, from, to })
    }
  }
  return [...found, ...outside]
}

/** Paper between a name and what is written above or below it. */
const AIR = SIDE * 0.05

function withAir<One extends Omit<SignBox, 'what'>>(box: One): One {
  return { ...box, extent: { ...box.extent, height: box.extent.height + AIR } }
}

function regionOf(hex: HexView | undefined): string | undefined {
  return hex?.regions?.[0]?.id
}

/** A name of another place in a region would be read as the region’s. */
function regionsUnder(
  layout: Layout,
  near: readonly HexView[],
  { x, y, extent }: Omit<SignBox, 'what'>,
): readonly (string | undefined)[] {
  return [-1, 0, 1].map((part) => regionOf(groundAt(layout, near, { x: x + part * extent.width, y })))
}

/** The stop that the name belongs to: of several the one of the same rank, of its circles the nearest. */
function cityOf(
  { orientation }: Layout,
  { track, names }: HexView,
  name: string,
  seenFrom: Point,
): { readonly at: Point; readonly radius: number } {
  const { stops } = trackShape(orientation, track)
  const stop = stops[stops.length === names.length ? names.indexOf(name) : 0]
  if (stop === undefined) return { at: CENTRE, radius: 0 }
  const nearest = stop.slots.toSorted((one, other) => distance(one, seenFrom) - distance(other, seenFrom))[0]
  return { at: nearest ?? stop.at, radius: stop.radius + SIDE * 0.04 }
}

/** A point so far from one on the way to another. */
function towards(at: Point, to: Point, by: number): Point {
  const part = Math.min(1, by / Math.max(distance(at, to), 1))
  return { x: at.x + (to.x - at.x) * part, y: at.y + (to.y - at.y) * part }
}

/** Where the line leaves the name. */
function rimOf({ x, y, extent }: Omit<SignBox, 'what'>, to: Point): Point {
  const within = (value: number, at: number, half: number): number =>
    Math.min(Math.max(value, at - half), at + half)
  return { x: within(to.x, x, extent.width), y: within(to.y, y, extent.height) }
}

function groundAt(layout: Layout, hexes: readonly HexView[], at: Point): HexView | undefined {
  return hexes.find(({ id }) => distance(layout.centreOf(id), at) < SIDE * 0.9)
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
