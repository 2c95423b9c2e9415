import { type BoardHex, type RouteGraph, type Stop, type TrackEnd, buildGraph } from '../../src/index.ts'
import { type Digest, type Title, type Trace, readData } from './shared-files.ts'

type Revenue = number | Readonly<Record<string, number>>
type PathEnd = number | string
interface StopData {
  readonly type: Stop['kind']
  readonly slots?: number
  readonly revenue: Revenue
}
interface Track {
  readonly stops: readonly StopData[]
  readonly paths: readonly { readonly from: PathEnd; readonly to: PathEnd; readonly terminal?: boolean }[]
  readonly company?: string
}
interface HexData extends Track {
  readonly id: string
  readonly peer: string
  readonly pos: readonly [number, number]
  readonly blockedEdges?: readonly number[]
  readonly oneStopPerRoute?: boolean
  readonly bonus?: string
}
interface Region {
  readonly id: string
  readonly kind: string
  readonly hexes: readonly string[]
  readonly stop: StopData
  readonly entries: readonly {
    readonly hex: string
    readonly edge: number
    readonly to: string
    readonly toEdge: number
  }[]
}
interface Phase {
  readonly id: string
  readonly peer?: string | null
  readonly revenueKey: string
  readonly mineValue?: string
}
interface GameData {
  readonly orientation: string
  readonly phases?: readonly Phase[]
  readonly map: { readonly hexes: readonly HexData[]; readonly regions?: readonly Region[] }
  readonly variants?: { readonly bohemia?: { readonly map: { readonly include: readonly string[] } } }
  readonly games?: Readonly<
    Record<string, { readonly phases: readonly Phase[]; readonly regionOverrides?: readonly Region[] }>
  >
  readonly peerTileVariants?: Readonly<
    Record<string, { readonly tile: string; readonly markers: readonly number[] }>
  >
}

const FILES: Readonly<Record<Title, string>> = {
  '18CZ': '18cz',
  '1824': '1824',
  '1824Cisleithania': '1824-cisleithania',
  '1862': '1862',
}
const POINTY = [
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
] as const
const FLAT = [
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
  [1, -1],
  [1, 1],
] as const
const SMALL_STATION: StopData = { type: 'town', revenue: 20 }

let tiles: Readonly<Record<string, Track>> | undefined
const games = new Map<Title, GameData>()

function gameData(title: Title): GameData {
  const known = games.get(title) ?? (readData(FILES[title]) as GameData)
  games.set(title, known)
  return known
}

function tileData(game: GameData, name: string): Track {
  tiles ??= (readData('tiles') as { tiles: Record<string, Track> }).tiles
  const variant = game.peerTileVariants?.[name]
  const tile = tiles[variant?.tile ?? name] as Track
  if (variant === undefined) return tile
  // A small station marker splits the path it stands on.
  const first = tile.stops.length
  const at = new Map(variant.markers.map((path, index) => [path, `s${first + index}`]))
  return {
    stops: [...tile.stops, ...variant.markers.map(() => SMALL_STATION)],
    paths: tile.paths.flatMap((path, index) => {
      const stop = at.get(index)
      if (stop === undefined) return [path]
      return [
        { from: path.from, to: stop },
        { from: path.to, to: stop },
      ]
    }),
  }
}

export interface Board {
  readonly hexes: readonly BoardHex[]
  readonly stops: readonly Stop[]
  readonly positions: NonNullable<RouteGraph['positions']>
}

export function graphOf(trace: Trace, digest: Digest, company: string): RouteGraph {
  const { hexes, stops, positions } = boardOf(trace, digest, company)
  return buildGraph(hexes, stops, positions)
}

/** The board as one company sees it in a recorded state. */
export function boardOf(trace: Trace, digest: Digest, company: string): Board {
  const title = trace.folder
  const game = gameData(title)
  const variant = game.games?.[String(trace.players.length)]
  const phases = variant?.phases ?? game.phases ?? []
  const phase = phases.findLast((one) => (one.peer ?? one.id) === digest.ph) as Phase
  const include =
    title === '18CZ' && trace.players.length === 2 ? new Set(game.variants?.bohemia?.map.include) : null
  const hexes = game.map.hexes.filter((hex) => include === null || include.has(hex.id))
  const overrides = new Map(variant?.regionOverrides?.map((region) => [region.id, region]))
  const regions = (game.map.regions ?? []).map((region) => overrides.get(region.id) ?? region)
  const stations = stationsOf(title, digest, game.map.hexes, regions)
  const home = homeOf(trace, company)
  const offsets = game.orientation.startsWith('pointy') ? POINTY : FLAT
  const at = new Map(hexes.map((hex) => [hex.pos.join(), hex]))
  const stops: Stop[] = []

  const valueOf = (stop: StopData, key: string) =>
    typeof stop.revenue === 'number' ? stop.revenue : (stop.revenue[key] ?? 0)
  const tokens = (place: string, slots: number) => {
    const owners = stations.get(place) ?? []
    const own = owners.includes(company)
    return { own, blocked: !own && owners.length >= slots }
  }

  for (const region of regions) {
    const { own, blocked } = tokens(region.id, region.stop.slots ?? Infinity)
    const london = region.id === 'london'
    if (london && !own) continue
    stops.push({
      id: region.id,
      kind: region.stop.type,
      value: valueOf(region.stop, phase.revenueKey),
      own: own && !london,
      blocked,
      terminal: true,
      ...(title === '1862' ? { group: region.kind, port: region.kind === 'port' } : {}),
    })
  }

  const board = hexes.map((hex): BoardHex => {
    const laid = digest.ti?.[hex.peer]
    const track = laid === undefined ? hex : tileData(game, laid[0])
    const turn = laid === undefined ? 0 : laid[1]
    const neighbours = offsets.map(([x, y], side) => {
      const there = at.get([hex.pos[0] + x, hex.pos[1] + y].join())
      if (there === undefined || hex.blockedEdges?.includes(side) === true) return null
      return there.blockedEdges?.includes((side + 3) % 6) === true ? null : there.id
    })
    let city = 0
    track.stops.forEach((stop, index) => {
      const id = `${hex.id}-${index}`
      const isCity = stop.type === 'city' || stop.type === 'mine'
      const { own, blocked } = isCity
        ? tokens(`${hex.peer} ${city++}`, stop.slots ?? 1)
        : { own: false, blocked: false }
      const mine = stop.type === 'mine'
      const homeRed = track.company !== undefined && track.company.toLowerCase() === company.toLowerCase()
      stops.push({
        id,
        kind: stop.type,
        value: mine ? 0 : valueOf(stop, phase.revenueKey) + (homeRed ? 50 : 0),
        ...(mine ? { extra: valueOf(stop, phase.mineValue ?? phase.revenueKey) } : {}),
        own,
        blocked,
        terminal: track.paths.some((path) => path.terminal === true),
        hex: hex.id,
        ...(hex.oneStopPerRoute === true ? { group: hex.id } : {}),
        ...(home === hex.peer && isCity ? { home: true } : {}),
      })
    })
    const end = (of: PathEnd): TrackEnd =>
      typeof of === 'number' ? { side: (of + turn) % 6 } : { stop: `${hex.id}-${of.slice(1)}` }
    const tracks = track.paths.map((path): [TrackEnd, TrackEnd] => [end(path.from), end(path.to)])
    for (const region of regions) {
      if (!stops.some((stop) => stop.id === region.id)) continue
      for (const entry of region.entries) {
        if (entry.hex === hex.id) tracks.push([{ side: entry.edge }, { stop: region.id }])
      }
    }
    return { id: hex.id, tracks, neighbours }
  })
  return { hexes: board, stops, positions: positionsOf(hexes, offsets === FLAT) }
}

/** Who has stations where: "hex city" for cities on hexes, the region for areas. */
function stationsOf(
  title: Title,
  digest: Digest,
  hexes: readonly HexData[],
  regions: readonly Region[],
): Map<string, string[]> {
  const stations = new Map<string, string[]>()
  const idOf = new Map(hexes.map((hex) => [hex.peer, hex.id]))
  const many = new Set(
    hexes.filter((hex) => title !== '18CZ' && hex.oneStopPerRoute === true).map((hex) => hex.peer),
  )
  const put = (hex: string, city: number, owner: string) => {
    const region = regions.find(
      (one) => one.hexes.includes(idOf.get(hex) ?? '') && (one.stop.type === 'city' || one.id === 'london'),
    )
    // On printed Wien and Budapest the recorded number counts tracks as well as cities.
    const printed = many.has(hex) && digest.ti?.[hex] === undefined
    const place = region?.id ?? `${hex} ${printed ? city >> 1 : city}`
    stations.set(place, [...(stations.get(place) ?? []), owner])
  }
  for (const [owner, { tk }] of Object.entries(digest.co))
    for (const [hex, city] of tk ?? []) put(hex, city, owner)
  for (const [hex, city] of digest.blk ?? []) put(hex, city, 'closed')
  return stations
}

function homeOf(trace: Trace, company: string): string | undefined {
  const home = trace.setup.corporations.find((one) => one.id === company)?.home
  return typeof home === 'string' ? home : undefined
}

function positionsOf(hexes: readonly HexData[], flat: boolean): Record<string, readonly [number, number]> {
  return Object.fromEntries(
    hexes.map(({ id, pos: [x, y] }) => [
      id,
      flat ? ([x, (y - x) / 2] as const) : ([(x - y) / 2, y] as const),
    ]),
  )
}
