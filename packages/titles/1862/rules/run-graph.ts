import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type HexIndex,
  NOWHERE,
  type Stop as PrintedStop,
  type RunGround,
  type RunHex,
  type RunStop,
  SIDES,
  type Track,
  hexOfKey,
  markersOn,
  opposite,
  revenueAt,
  stopKey,
  trackAt,
  withStops,
} from '@roundhouse/railways'
import type { Stop } from '@roundhouse/routes'
import { MAP, coordinateBeyond, hexIndex, leadsOffBoard, placeId, positionOf } from '../board.ts'
import { HEXES, REGIONS } from '../map.ts'
import { type RmState, companyAt } from '../state.ts'
import { stageOf } from './figures.ts'
import { boardOf, homeKey, isClosed } from './network.ts'

/** A small station on a piece of track. — 7.6.4, 7.8.2 */
const SMALL: PrintedStop = { kind: 'town', slots: 0, revenue: 20 }

/** Track with small stations, by what is under them and which pieces have one. */
const MARKED = new WeakMap<Track, Map<string, Track>>()

/** The track on a hex with its small stations as stops. */
export function trackOn(state: DeepReadonly<RmState>, hex: HexIndex): Track {
  const track = trackAt(boardOf(state), hex)
  if (!state.small.some((marker) => marker.hex === hex)) return track
  const pieces = markersOn(state.small, 'small', hex).flatMap(({ track: sides }) =>
    sides === null ? [] : [sides],
  )
  const known = MARKED.get(track) ?? new Map<string, Track>()
  MARKED.set(track, known)
  const key = pieces.join(' ')
  const marked = known.get(key) ?? withStops(track, pieces, SMALL)
  known.set(key, marked)
  return marked
}

/** What a station is to the trains of a company. */
export function stopFor(
  state: DeepReadonly<RmState>,
  company: CompanyIndex,
  hex: HexIndex,
  at: number,
): RunStop {
  const { kind, revenue } = trackOn(state, hex).stops[at] as PrintedStop
  const value = revenueAt(revenue, stageOf(state))
  if (kind !== 'city') return { kind: 'town', value, hex: String(hex) }
  const key = stopKey(hex, at)
  const own = companyAt(state, company).stations.includes(key)
  // Without its token the home is none. — table B16
  const home = own && key === homeKey(company)
  return { kind: 'city', value, hex: String(hex), own, blocked: isClosed(state, company, key), home }
}

/** Red areas and ports have their names for ids; without a link London is not there. — 7.4, 7.6.5 */
function regionStop(region: string, stage: string, hasLondon: boolean): Stop | null {
  const found = REGIONS.find(({ id }) => id === region)
  if (found === undefined || (region === 'london' && !hasLondon)) return null
  return {
    id: region,
    kind: 'offboard',
    value: revenueAt(found.revenue, stage),
    terminal: true,
    group: found.kind,
    port: found.kind === 'port',
  }
}

interface Entry {
  readonly coordinate: string
  readonly side: number
  readonly region: string
  readonly from: string
}

/** Each entry of a red area or port, seen from outside. */
const ENTRIES: readonly Entry[] = REGIONS.flatMap(({ id: region, entries }) =>
  entries.map(({ from, side }) => ({
    coordinate: coordinateBeyond(hexIndex(from), side),
    side: opposite(side),
    region,
    from,
  })),
)

/** Every coordinate that an action may name: hexes, entries off the board, and London, where a token may be taken off. */
export const PLACE_IDS: readonly string[] = [
  ...HEXES.map(({ id }) => id),
  ...new Set(ENTRIES.map(({ coordinate }) => coordinate)),
  'london',
]

/** The red area or port that is entered from a hex by a coordinate off the board; null if there is none. */
export function regionEntered(coordinate: string, from: string): string | null {
  return ENTERED.get(`${coordinate} ${from}`) ?? null
}

const ENTERED = new Map(ENTRIES.map(({ coordinate, from, region }) => [`${coordinate} ${from}`, region]))

/** The hexes off the board that have entries, by which routes tell the one they use. — 7.8.1, table B14 */
const OFF_BOARD = [...Map.groupBy(ENTRIES, ({ coordinate }) => coordinate)]

/** Those with and without London at each stage of the game. */
const AROUND = new Map<string, readonly RunHex[]>()

function offBoard(state: DeepReadonly<RmState>, company: CompanyIndex): readonly RunHex[] {
  const stage = stageOf(state)
  const hasLondon = companyAt(state, company).london
  const key = `${stage} ${hasLondon}`
  let around = AROUND.get(key)
  if (around === undefined) {
    around = placesAround(stage, hasLondon)
    AROUND.set(key, around)
  }
  return around
}

function placesAround(stage: string, hasLondon: boolean): RunHex[] {
  const stops = new Map(REGIONS.map(({ id }) => [id, regionStop(id, stage, hasLondon)]))
  return OFF_BOARD.flatMap(([id, all]) => {
    const open = all.filter(({ region }) => stops.get(region) !== null)
    if (open.length === 0) return []
    return {
      land: {
        id,
        tracks: open.map(({ side, region }) => [{ side }, { stop: region }] as const),
        neighbours: SIDES.map((side) => {
          const entry = open.find((each) => each.side === side)
          return entry === undefined ? null : String(hexIndex(entry.from))
        }),
      },
      stops: open.flatMap(({ region }) => stops.get(region) ?? []),
    }
  })
}

/** How a coordinate is called in the graph: hexes by their index. */
export function placeInGraph(coordinate: string): string {
  const hex = hexIndex(coordinate)
  return hex < 0 ? coordinate : String(hex)
}

/** How players call a stop of the graph: by the coordinate of its hex, an area by its name. */
export function coordinateOf(stop: string): string {
  const key = Number(stop)
  return Number.isNaN(key) ? stop : placeId(hexOfKey(key))
}

/** Red areas, ports and small stations beside the tiles. — 7.4, 7.6.4 */
export const ground: RunGround<RmState> = {
  trackOn,
  beyond: (hex, side) => (leadsOffBoard(hex, side) ? coordinateBeyond(hex, side) : null),
  offBoard,
  positions: Object.fromEntries(
    [...HEXES.map(({ id }) => id), ...ENTRIES.map(({ coordinate }) => coordinate)].map((id) => {
      const [x, y] = positionOf(id)
      return [placeInGraph(id), [x, (y - x) / 2] as const]
    }),
  ),
}

/** Whether a coordinate lies off the board. */
export function isOffBoard(coordinate: string): boolean {
  return OUTSIDE.has(coordinate)
}

const OUTSIDE = new Set(ENTRIES.map(({ coordinate }) => coordinate))

/** The side by which track on a hex leads to the next coordinate; -1 if none does. */
export function sideTowards(hex: HexIndex, coordinate: string): number {
  return TOWARDS[hex]?.get(coordinate) ?? -1
}

/** For each hex the coordinates to which a side leads. */
const TOWARDS = HEXES.map((_, hex) => {
  const open = SIDES.filter((side) => MAP.beyond[hex * 6 + side] !== NOWHERE).map(
    (side) => [coordinateBeyond(hex, side), side] as const,
  )
  return new Map(open.filter(([coordinate, side]) => hexIndex(coordinate) >= 0 || leadsOffBoard(hex, side)))
})
