import {
  type GameMap,
  type MapHex,
  type Region,
  SIDE_OFFSETS,
  type Stop,
  type Track,
  opposite,
  revenueAt,
  stopEnd,
} from '@roundhouse/railways'
import type { HexView, RegionPart, StageValue, StopView } from './board-view.ts'

/** How the areas at the edge of a map are drawn: which hexes are theirs follows from their entries. */
export interface RegionPrint {
  /** What the hex beyond a side of this hex is called. */
  coordinateOf(x: number, y: number): string
  /** The hex of an area in which its name and its values stand, and what the map prints there. */
  readonly named: Readonly<Record<string, { readonly hex: string; readonly name: string }>>
  /** An area in which stations stand: the hex with their circles, and how many there are. */
  readonly circles: Readonly<Record<string, { readonly hex: string; readonly slots: number }>>
}

interface Place {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly parts: readonly (Omit<RegionPart, 'named'> & { readonly region: Region })[]
  readonly track: Track
}

const KEPT = new WeakMap<
  GameMap,
  { readonly places: readonly Place[]; readonly views: Map<string, readonly HexView[]> }
>()

/** The hexes beyond the edge, as they are in this stage with these stations; the same objects as before for the same. */
export function regionHexes(
  map: GameMap,
  print: RegionPrint,
  stage: string,
  standing: ReadonlyMap<string, readonly string[]>,
): readonly HexView[] {
  const kept = KEPT.get(map) ?? { places: placesOf(map, print), views: new Map() }
  KEPT.set(map, kept)
  const key = `${stage} ${[...standing].map(([region, companies]) => `${region}:${companies.join()}`).join(' ')}`
  const known = kept.views.get(key)
  if (known !== undefined) return known
  const views = kept.places.map((place) => viewOf(place, print, stage, standing))
  kept.views.set(key, views)
  return views
}

function placesOf({ regions, hexes, orientation }: GameMap, print: RegionPrint): readonly Place[] {
  const places = new Map<string, { x: number; y: number; parts: Map<Region, number[]> }>()
  for (const region of regions) {
    for (const { from, side } of region.entries) {
      const { x, y } = hexes.find(({ id }) => id === from) as MapHex
      const [dx, dy] = SIDE_OFFSETS[orientation][side] as readonly [number, number]
      const id = print.coordinateOf(x + dx, y + dy)
      const place = places.get(id) ?? { x: x + dx, y: y + dy, parts: new Map<Region, number[]>() }
      places.set(id, place)
      place.parts.set(region, [...(place.parts.get(region) ?? []), opposite(side)])
    }
  }
  return [...places].map(([id, { x, y, parts }]) => {
    const all = [...parts].map(([region, entries]) => ({ id: region.id, kind: region.kind, entries, region }))
    return { id, x, y, parts: all, track: trackOf(id, all, print) }
  })
}

/** Every entry leads to the stop of its area. */
function trackOf(id: string, parts: Place['parts'], { circles }: RegionPrint): Track {
  return {
    colour: parts[0]?.kind === 'port' ? 'blue' : 'red',
    label: null,
    stops: parts.map(({ region }): Stop => {
      const round = circles[region.id]
      return round?.hex === id
        ? { kind: 'city', slots: round.slots, revenue: region.revenue }
        : { kind: 'offboard', slots: 0, revenue: region.revenue }
    }),
    paths: parts.flatMap(({ entries }, at) => entries.map((side) => [side, stopEnd(at)] as const)),
    terminal: true,
  }
}

function viewOf(
  { id, x, y, parts, track }: Place,
  { named }: RegionPrint,
  stage: string,
  standing: ReadonlyMap<string, readonly string[]>,
): HexView {
  const here = parts.filter((part) => named[part.id]?.hex === id)
  return {
    id,
    x,
    y,
    names: here.map((part) => named[part.id]?.name ?? ''),
    colour: track.colour,
    terrain: [],
    track,
    tile: null,
    stops: parts.map(({ region }, at): StopView => {
      const isNamed = here.some((part) => part.region === region)
      const { kind, slots } = track.stops[at] as Stop
      return {
        kind,
        slots,
        value: revenueAt(region.revenue, stage),
        values: isNamed ? valuesOf(region, stage) : [],
        stations: slots > 0 ? (standing.get(region.id) ?? []) : [],
        homeOf: [],
      }
    }),
    stations: [],
    homeOf: [],
    stubs: [],
    barriers: [],
    foreign: false,
    reservedFor: null,
    regions: parts.map(({ id: region, kind, entries }) => ({
      id: region,
      kind,
      entries,
      named: named[region]?.hex === id,
    })),
    permanent: true,
  }
}

function valuesOf({ revenue }: Region, now: string): readonly StageValue[] {
  if (typeof revenue === 'number') return []
  return Object.entries(revenue).map(([stage, value]) => ({ stage, value, now: stage === now }))
}
