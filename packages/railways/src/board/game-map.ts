import { type Orientation, SIDES, SIDE_OFFSETS, opposite } from './orientation.ts'
import { type Revenue, type Stop, type Track, type Ways, waysOf } from './track.ts'

export interface Terrain {
  readonly kind: 'river' | 'hill' | 'mountain'
  /** Paid for the first tile laid there. */
  readonly cost: number
}

export interface Home {
  readonly company: string
  /** The stop it is bound to; null where the company may choose. */
  readonly stop: number | null
}

/** A hex of the printed map with the track printed on it. */
export interface MapHex extends Track {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly names: readonly string[]
  readonly terrain: readonly Terrain[]
  readonly homes: readonly Home[]
  /** Sides that no track may cross. */
  readonly barriers: readonly number[]
  /** Sides that the first tile must serve, because track is printed up to them. */
  readonly stubs: readonly number[]
  /** Kept for this tile of this company; empty for good otherwise. */
  readonly reserved: { readonly company: string; readonly tile: string } | null
  /** No tile is ever laid here. */
  readonly permanent: boolean
  /** Of several cities here a route may use one. */
  readonly oneStopPerRoute: boolean
  /** Tiles that only this hex takes, whatever their label, and no others of their colour. — 1862 7.6.1: Ipswich, Harwich */
  readonly ownTiles: readonly string[]
}

/** Open land with nothing on it, except for what is said. */
export function plainHex(
  id: string,
  x: number,
  y: number,
  extras: Partial<Omit<MapHex, 'id' | 'x' | 'y'>> = {},
): MapHex {
  return {
    colour: 'white',
    label: null,
    stops: [],
    paths: [],
    terminal: false,
    names: [],
    terrain: [],
    homes: [],
    barriers: [],
    stubs: [],
    reserved: null,
    permanent: false,
    oneStopPerRoute: false,
    ownTiles: [],
    ...extras,
    id,
    x,
    y,
  }
}

/** An area at the edge of the map that is one stop, reached from several hexes. */
export interface Region {
  readonly id: string
  readonly name: string
  readonly kind: 'red' | 'port'
  readonly revenue: Revenue
  readonly slots: number
  /** Track that leaves hex `from` by `side` arrives here. */
  readonly entries: readonly { readonly from: string; readonly side: number }[]
}

export interface MapData {
  readonly orientation: Orientation
  readonly hexes: readonly MapHex[]
  readonly regions: readonly Region[]
}

/** Where a side leads: to another hex (its index), to a region (index behind the hexes), or nowhere. */
export const NOWHERE = -1

/** The map made ready for walking: everything by index. */
export interface GameMap {
  readonly orientation: Orientation
  readonly hexes: readonly MapHex[]
  readonly regions: readonly Region[]
  /** At hex × 6 + side: the place on the other side, or NOWHERE. */
  readonly beyond: readonly number[]
  /** At hex × 6 + side: one number for the border, whichever side it is seen from. */
  readonly crossings: readonly number[]
  /** The track of each region, as if it were a hex that any entry leads into. */
  readonly regionTracks: readonly Track[]
  /** Of what is printed on each hex. */
  readonly ways: readonly Ways[]
  indexOf(id: string): number
}

export function compileMap(data: MapData): GameMap {
  const { hexes, regions, orientation } = data
  const byId = new Map(hexes.map((hex, index) => [hex.id, index]))
  for (const [at, region] of regions.entries()) byId.set(region.id, hexes.length + at)
  const byPlace = new Map(hexes.map((hex, index) => [`${hex.x},${hex.y}`, index]))
  const beyond = hexes.flatMap((hex) =>
    SIDES.map((side) => {
      const [dx, dy] = SIDE_OFFSETS[orientation][side] as readonly [number, number]
      const index = byPlace.get(`${hex.x + dx},${hex.y + dy}`)
      if (index === undefined || hex.barriers.includes(side)) return NOWHERE
      return (hexes[index] as MapHex).barriers.includes(opposite(side)) ? NOWHERE : index
    }),
  )
  const indexOf = (id: string): number => {
    const index = byId.get(id)
    if (index === undefined) throw new Error(`no hex ${id}`)
    return index
  }
  for (const [at, region] of regions.entries()) {
    for (const entry of region.entries) beyond[indexOf(entry.from) * 6 + entry.side] = hexes.length + at
  }
  const crossings = beyond.map((place, border) => {
    const shared = place !== NOWHERE && place < hexes.length && border % 6 >= 3
    return shared ? place * 6 + opposite(border % 6) : border
  })
  return {
    orientation,
    hexes,
    regions,
    beyond,
    crossings,
    regionTracks: regions.map(regionTrack),
    ways: hexes.map(waysOf),
    indexOf,
  }
}

function regionTrack(region: Region): Track {
  const stop: Stop = {
    kind: region.slots > 0 ? 'city' : 'offboard',
    slots: region.slots,
    revenue: region.revenue,
  }
  return {
    colour: region.kind === 'port' ? 'blue' : 'red',
    label: null,
    stops: [stop],
    paths: [],
    terminal: true,
  }
}
