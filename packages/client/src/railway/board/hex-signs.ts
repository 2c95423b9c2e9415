import type { Orientation, Track } from '@roundhouse/railways'
import type { HexView, StageValue } from '@roundhouse/view/railway'
import type { Point } from '../../board/hex-geometry.ts'
import { costPlaces, labelPlaces, numberPlaces, revenuePlaces, stagePlaces } from './figure-places.ts'
import { keptSigns } from './kept-signs.ts'
import { ANCHOR, APOTHEM, FOREIGN_RADIUS, FOREIGN_TOKEN, SIDE, TOWN_BAR } from './measures.ts'
import { type NameWay, namePlaces, nameWays } from './name-places.ts'
import { polar, samplesOf, sideAngle, sidePoint } from './piece.ts'
import { type SignBox, signBoxes } from './sign-boxes.ts'
import { type Candidate, type Ground, discOverlap, overlap, placeSigns, trackPoints } from './sign-places.ts'
import { type StopShape, trackShape } from './track-shape.ts'
import { TYPE, type TypeSizes, type Zoom } from './type-sizes.ts'

/** Everything written in a hex with its place, round the centre of the hex. */
export interface HexSigns {
  readonly names: readonly NameSign[]
  /** Names that find no room in the hex without lying on track. */
  readonly homeless: readonly string[]
  readonly revenues: readonly (Point & { readonly value: number })[]
  readonly stages: (Point & { readonly values: readonly StageValue[] }) | null
  readonly label: (Point & { readonly text: string }) | null
  readonly cost: (Point & { readonly amount: number }) | null
  /** Tile number, or the coordinate where no tile lies; null where it could not be read. */
  readonly number: (Point & { readonly text: string }) | null
}

export interface NameSign extends Point, NameWay {}

type Kept = WeakMap<Track, Map<string, HexSigns>>
const KEPT: Readonly<Record<Orientation, Kept>> = { flat: new WeakMap(), pointy: new WeakMap() }

/** Of a hex that is the same as before, as it was asked for last. */
const LAST = new WeakMap<HexView, { zoom: Zoom; signs: HexSigns }>()

export function hexSigns(orientation: Orientation, hex: HexView, zoom: Zoom): HexSigns {
  const last = LAST.get(hex)
  if (last?.zoom === zoom) return last.signs
  const signs = signsLike(orientation, hex, zoom)
  LAST.set(hex, { zoom, signs })
  return signs
}

/** Kept by what decides on the places: a station that comes or goes moves no word. */
function signsLike(orientation: Orientation, hex: HexView, zoom: Zoom): HexSigns {
  const { track } = hex
  const known = KEPT[orientation].get(track) ?? new Map<string, HexSigns>()
  KEPT[orientation].set(track, known)
  const figures = hex.stops.map(({ value }) => value).join()
  const key = `${zoom} ${hex.id} ${hex.tile?.id ?? ''} ${figures} ${hex.names.join()}`
  const here = known.get(key)
  if (here !== undefined) return here
  const signs = keptSigns(signKey(orientation, hex, zoom), () => signsOf(orientation, hex, TYPE[zoom]))
  known.set(key, signs)
  return signs
}

/** All that decides on the places, as one text. */
function signKey(orientation: Orientation, hex: HexView, zoom: Zoom): string {
  const { id, tile, track, colour, names, terrain, stubs, regions, foreign } = hex
  const figures = hex.stops.map(({ value, values }) => [value, values])
  return JSON.stringify([
    orientation,
    zoom,
    id,
    tile,
    track,
    colour,
    names,
    terrain,
    stubs,
    regions,
    foreign,
    figures,
  ])
}

/** One thing to be written, with the places where it can be. */
interface Wanted {
  readonly kind: 'name' | 'stages' | 'revenue' | 'label' | 'cost' | 'number'
  readonly candidates: readonly Candidate[]
}

/** Names are made smaller or broken only where they find no room as they should be; those without any stay away. */
function signsOf(orientation: Orientation, hex: HexView, type: TypeSizes): HexSigns {
  const ground = groundOf(orientation, hex)
  const names = hex.names.map((name): Named => {
    const ways = nameWays(hex, name, type)
    return { name, ways, candidates: nearItsStop(orientation, hex, name, namePlaces(ground, ways)) }
  })
  const homeless = names.filter(({ candidates }) => candidates.length === 0)
  const housed = names.filter(({ candidates }) => candidates.length > 0)
  for (;;) {
    const signs = placed(orientation, hex, type, ground, housed)
    const clash = housed.length === 0 ? null : lastClash(signs, type)
    if (clash === null) return { ...signs, homeless: homeless.map(({ name }) => name) }
    homeless.push(...housed.splice(clash, 1))
  }
}

/** Of several cities each has its own name: the nearer to its circle, the better. */
function nearItsStop(
  orientation: Orientation,
  { names, track }: HexView,
  name: string,
  places: readonly Candidate[],
): readonly Candidate[] {
  const { stops } = trackShape(orientation, track)
  const stop = names.length > 1 && stops.length === names.length ? stops[names.indexOf(name)] : undefined
  if (stop === undefined) return places
  const away = ({ x, y }: Candidate): number => Math.hypot(x - stop.at.x, y - stop.at.y) / SIDE
  return places.map((place) => ({ ...place, cost: place.cost + away(place) * 6 }))
}

interface Named {
  readonly name: string
  readonly ways: readonly NameWay[]
  readonly candidates: readonly Candidate[]
}

/** The last name that lies over something else, for want of a better place. */
function lastClash(signs: HexSigns, type: TypeSizes): number | null {
  const boxes = signBoxes(signs, type)
  for (let index = signs.names.length - 1; index >= 0; index--) {
    const name = boxes[index] as SignBox
    if (boxes.some((other) => other !== name && overlap(name, other) > SIDE * 0.03)) return index
  }
  return null
}

function placed(
  orientation: Orientation,
  hex: HexView,
  type: TypeSizes,
  ground: Ground,
  names: readonly Named[],
): HexSigns {
  const { track } = hex
  const figures = revenuesOf(hex)
  const stages = hex.stops.find(({ values }) => values.length > 0)?.values ?? null
  const amount = hex.terrain.reduce((sum, each) => sum + each.cost, 0)
  const text = hex.regions === undefined ? (hex.tile?.id ?? hex.id) : null
  const wanted: Wanted[] = [
    ...names.map(({ candidates }): Wanted => ({ kind: 'name', candidates })),
    ...figures.map((): Wanted => ({ kind: 'revenue', candidates: revenuePlaces(orientation, type) })),
  ]
  if (stages !== null) wanted.push({ kind: 'stages', candidates: stagePlaces(stages.length, type) })
  if (track.label !== null) {
    wanted.push({ kind: 'label', candidates: labelPlaces(orientation, track.label, type) })
  }
  if (amount > 0) wanted.push({ kind: 'cost', candidates: costPlaces(orientation, amount, type) })
  if (text !== null && type.number !== null) {
    wanted.push({ kind: 'number', candidates: numberPlaces(orientation, hex, type.number) })
  }
  const { places } = placeSigns(
    ground,
    wanted.map(({ candidates }) => candidates),
  )
  const at = (kind: Wanted['kind']): Candidate[] => places.filter((_, index) => wanted[index]?.kind === kind)
  const one = (kind: Wanted['kind']): Point | null => {
    const [first] = at(kind)
    return first === undefined ? null : { x: first.x, y: first.y }
  }
  const row = one('stages')
  const [labelled] = at('label')
  const label = labelled === undefined || isOnCircle(ground, labelled) ? null : labelled
  const cost = one('cost')
  const number = one('number')
  return {
    names: at('name').map(({ x, y, way }, index) => ({
      x,
      y,
      ...(names[index]?.ways[way] as NameWay),
    })),
    homeless: [],
    revenues: at('revenue').flatMap((place, index) =>
      isOnCircle(ground, place) ? [] : [{ x: place.x, y: place.y, value: figures[index] as number }],
    ),
    stages: row === null || stages === null ? null : { ...row, values: stages },
    label: label === null || track.label === null ? null : { x: label.x, y: label.y, text: track.label },
    cost: cost === null ? null : { ...cost, amount },
    number: number === null || text === null ? null : { ...number, text },
  }
}

/** Large figures find no room beside the circles of a large city. */
function isOnCircle({ discs }: Ground, place: Candidate): boolean {
  return discs.some(({ at, radius }) => discOverlap(place, at, radius) > SIDE * 0.03)
}

/** Stops that earn the same share one badge; what earns nothing has none. */
function revenuesOf({ stops, regions }: HexView): number[] {
  if (regions !== undefined) return []
  const fixed = stops.filter(({ values, value }) => values.length === 0 && value > 0)
  return [...new Set(fixed.map(({ value }) => value))].toSorted((one, other) => other - one)
}

/** What a hex holds that nothing may be written over. */
export function groundOf(orientation: Orientation, hex: HexView): Ground {
  const shape = trackShape(orientation, hex.track)
  const discs = shape.stops.flatMap(discsOf)
  if (hex.foreign && hex.tile === null) discs.push({ at: FOREIGN_TOKEN, radius: FOREIGN_RADIUS })
  const frame = typeof hex.tile?.edge === 'string' ? SIDE * 0.08 : 0
  if (hex.regions === undefined)
    return { orientation, frame, discs, track: [...trackPoints(shape), ...stubsOf(orientation, hex)] }
  // No track is drawn beyond the edge, only arrows into it.
  const arrows = hex.regions.flatMap(({ entries }) => entries.flatMap((side) => arrowOf(orientation, side)))
  if (hex.names.length > 0 && hex.colour === 'blue') discs.push({ at: ANCHOR, radius: SIDE * 0.18 })
  return { orientation, frame, discs: [...discs, ...arrows], track: [] }
}

/** Printed track that ends inside the hex. */
function stubsOf(orientation: Orientation, { stubs }: HexView): Point[] {
  return stubs.flatMap((side) => {
    const from = sidePoint(orientation, side)
    return samplesOf({ from, to: { x: from.x * 0.62, y: from.y * 0.62 }, radius: 0 })
  })
}

function arrowOf(orientation: Orientation, side: number): { at: Point; radius: number }[] {
  const angle = sideAngle(orientation, side)
  return [
    [0.07, 0.09],
    [0.18, 0.17],
    [0.29, 0.1],
  ].map(([inward = 0, radius = 0]) => ({ at: polar(APOTHEM - SIDE * inward, angle), radius: SIDE * radius }))
}

/** What the circles and towns cover, with a little room round them. */
export function discsOf({
  at,
  slots,
  radius,
  kind,
  along,
  bare,
}: StopShape): { at: Point; radius: number }[] {
  const room = SIDE * 0.035
  if (slots.length > 0) return slots.map((slot) => ({ at: slot, radius: radius + room }))
  if (kind === 'offboard') return []
  if (along === null || bare) return [{ at, radius: radius + room }]
  return [-0.32, 0, 0.32].map((part) => {
    const by = polar(TOWN_BAR.length * part, along + Math.PI / 2)
    return { at: { x: at.x + by.x, y: at.y + by.y }, radius: TOWN_BAR.width / 2 + room }
  })
}
