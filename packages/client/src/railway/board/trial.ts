import {
  type Stop,
  TILES,
  type Tile,
  type Track,
  continuedStops,
  revenueAt,
  rotate,
} from '@roundhouse/railways'
import type { HexView, StopView } from '@roundhouse/view/railway'

const TURNED = new Map<string, Track>()
const BY_ID = new Map(TILES.map((tile) => [tile.id, tile]))

export function tileOf(id: string): Tile {
  const tile = BY_ID.get(id)
  if (tile === undefined) throw new Error(`no tile ${id}`)
  return tile
}

/** The track of a tile as it lies; the same object each time, so that its drawing is kept. */
export function turnedTile(id: string, rotation: number): Track {
  const key = `${id} ${rotation}`
  const known = TURNED.get(key)
  if (known !== undefined) return known
  const track = rotate(tileOf(id), rotation)
  TURNED.set(key, track)
  return track
}

/** The same for two rotations in which a tile looks the same, station for station. */
export function looksOf(id: string, rotation: number): string {
  const { paths } = turnedTile(id, rotation)
  return paths
    .map(([a, b]) => (a < b ? `${a}-${b}` : `${b}-${a}`))
    .toSorted()
    .join(' ')
}

/** The hex as it would be with this tile: stations and homes stay with their track. */
export function withTile(hex: HexView, id: string, rotation: number, stage: string): HexView {
  const track = turnedTile(id, rotation)
  const continued = continuedStops(hex.track, track)
  const from = (stop: number): StopView[] =>
    hex.stops.filter((_, index) => (continued?.[index] ?? Math.min(index, track.stops.length - 1)) === stop)
  const merged = track.stops.length === 1
  return {
    ...hex,
    colour: track.colour,
    terrain: [],
    track,
    tile: { id, rotation, edge: tileOf(id).edge },
    stops: track.stops.map((stop, index) => ({
      ...figures(stop, stage),
      stations: [...from(index).flatMap(({ stations }) => stations), ...(merged ? hex.stations : [])],
      homeOf: [...from(index).flatMap(({ homeOf }) => homeOf), ...(merged ? hex.homeOf : [])],
    })),
    stations: merged ? [] : hex.stations,
    homeOf: merged ? [] : hex.homeOf,
    stubs: [],
    reservedFor: null,
  }
}

const LONE = new Map<string, HexView>()

/** A tile by itself: nothing of the hex under it, nobody on it. */
export function loneTile(id: string, rotation: number, stage: string): HexView {
  const key = `${id} ${rotation} ${stage}`
  const known = LONE.get(key)
  if (known !== undefined) return known
  const track = turnedTile(id, rotation)
  const hex: HexView = {
    id: '',
    x: 0,
    y: 0,
    names: [],
    colour: track.colour,
    terrain: [],
    track,
    tile: { id, rotation, edge: tileOf(id).edge },
    stops: track.stops.map((stop) => ({ ...figures(stop, stage), stations: [], homeOf: [] })),
    stations: [],
    homeOf: [],
    stubs: [],
    barriers: [],
    foreign: false,
    reservedFor: null,
    permanent: false,
  }
  LONE.set(key, hex)
  return hex
}

function figures(
  { kind, slots, revenue }: Stop,
  stage: string,
): Pick<StopView, 'kind' | 'slots' | 'value' | 'values'> {
  const values =
    typeof revenue === 'number'
      ? []
      : Object.entries(revenue).map(([name, value]) => ({ stage: name, value, now: name === stage }))
  return { kind, slots, value: revenueAt(revenue, stage), values }
}
