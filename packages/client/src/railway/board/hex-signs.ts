import type { Orientation, Track } from '@roundhouse/railways'
import type { HexView, StageValue } from '@roundhouse/view/railway'
import type { Point } from '../../board/hex-geometry.ts'
import { costPlaces, labelPlaces, numberPlaces, revenuePlaces, stagePlaces } from './figure-places.ts'
import { FOREIGN_RADIUS, FOREIGN_TOKEN, SIDE, TOWN_BAR } from './measures.ts'
import { type NameWay, namePlaces, nameWays } from './name-places.ts'
import { polar } from './piece.ts'
import { type Candidate, type Ground, placeSigns, trackPoints } from './sign-places.ts'
import { type StopShape, trackShape } from './track-shape.ts'

/** Everything written in a hex with its place, round the centre of the hex. */
export interface HexSigns {
  readonly names: readonly NameSign[]
  readonly revenues: readonly (Point & { readonly value: number })[]
  readonly stages: (Point & { readonly values: readonly StageValue[] }) | null
  readonly label: (Point & { readonly text: string }) | null
  readonly cost: (Point & { readonly amount: number }) | null
  /** Tile number, or the coordinate where no tile lies. */
  readonly number: Point & { readonly text: string }
}

export interface NameSign extends Point, NameWay {}

const KEPT: Readonly<Record<Orientation, WeakMap<Track, Map<string, HexSigns>>>> = {
  flat: new WeakMap(),
  pointy: new WeakMap(),
}

/** Kept by what decides on the places: a station that comes or goes moves no word. */
export function hexSigns(orientation: Orientation, hex: HexView): HexSigns {
  const { track } = hex
  const known = KEPT[orientation].get(track) ?? new Map<string, HexSigns>()
  KEPT[orientation].set(track, known)
  const figures = hex.stops.map(({ value }) => value).join()
  const key = `${hex.id} ${hex.tile?.id ?? ''} ${figures}`
  const signs = known.get(key) ?? signsOf(orientation, hex)
  known.set(key, signs)
  return signs
}

/** One thing to be written, with the places where it can be. */
interface Wanted {
  readonly kind: 'name' | 'stages' | 'revenue' | 'label' | 'cost' | 'number'
  readonly candidates: readonly Candidate[]
}

/** Below this everything has found a good place. */
const EASY = 8

/** Names are made smaller or broken only where they find no room as they should be. */
function signsOf(orientation: Orientation, hex: HexView): HexSigns {
  const ways = hex.names.map((name) => nameWays(hex, name))
  const first = placedWith(
    orientation,
    hex,
    ways.map((each) => each.slice(0, 1)),
  )
  if (ways.length === 0 || first.cost < EASY) return first.signs
  const second = placedWith(orientation, hex, ways)
  return second.cost < first.cost ? second.signs : first.signs
}

function placedWith(
  orientation: Orientation,
  hex: HexView,
  ways: readonly (readonly NameWay[])[],
): { readonly signs: HexSigns; readonly cost: number } {
  const { track } = hex
  const figures = revenuesOf(hex)
  const stages = hex.stops.find(({ values }) => values.length > 0)?.values ?? null
  const amount = hex.terrain.reduce((sum, each) => sum + each.cost, 0)
  const wanted: Wanted[] = [
    ...ways.map((each): Wanted => ({ kind: 'name', candidates: namePlaces(each) })),
    ...figures.map((): Wanted => ({ kind: 'revenue', candidates: revenuePlaces(orientation) })),
  ]
  if (stages !== null) wanted.push({ kind: 'stages', candidates: stagePlaces(stages.length) })
  if (track.label !== null) wanted.push({ kind: 'label', candidates: labelPlaces(orientation, track.label) })
  if (amount > 0) wanted.push({ kind: 'cost', candidates: costPlaces(orientation, amount) })
  wanted.push({ kind: 'number', candidates: numberPlaces(orientation, hex) })
  const { places, cost } = placeSigns(
    groundOf(orientation, hex),
    wanted.map(({ candidates }) => candidates),
  )
  const at = (kind: Wanted['kind']): Candidate[] => places.filter((_, index) => wanted[index]?.kind === kind)
  const one = (kind: Wanted['kind']): Point => {
    const { x, y } = at(kind)[0] as Candidate
    return { x, y }
  }
  const signs: HexSigns = {
    names: at('name').map(({ x, y, way }, index) => ({ x, y, ...(ways[index]?.[way] as NameWay) })),
    revenues: at('revenue').map(({ x, y }, index) => ({ x, y, value: figures[index] as number })),
    stages: stages === null ? null : { ...one('stages'), values: stages },
    label: track.label === null ? null : { ...one('label'), text: track.label },
    cost: amount === 0 ? null : { ...one('cost'), amount },
    number: { ...one('number'), text: hex.regions === undefined ? (hex.tile?.id ?? hex.id) : '' },
  }
  return { signs, cost }
}

/** Stops that earn the same share one badge; what earns nothing has none. */
function revenuesOf({ stops, regions }: HexView): number[] {
  if (regions !== undefined) return []
  const fixed = stops.filter(({ values, value }) => values.length === 0 && value > 0)
  return [...new Set(fixed.map(({ value }) => value))].toSorted((one, other) => other - one)
}

function groundOf(orientation: Orientation, hex: HexView): Ground {
  const shape = trackShape(orientation, hex.track)
  const discs = shape.stops.flatMap(discsOf)
  if (hex.foreign && hex.tile === null) discs.push({ at: FOREIGN_TOKEN, radius: FOREIGN_RADIUS })
  const frame = typeof hex.tile?.edge === 'string' ? SIDE * 0.08 : 0
  return { orientation, frame, discs, track: trackPoints(shape) }
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
  if (kind === 'offboard') return [{ at, radius: SIDE * 0.2 }]
  if (along === null || bare) return [{ at, radius: radius + room }]
  return [-0.32, 0, 0.32].map((part) => {
    const by = polar(TOWN_BAR.length * part, along + Math.PI / 2)
    return { at: { x: at.x + by.x, y: at.y + by.y }, radius: TOWN_BAR.width / 2 + room }
  })
}
