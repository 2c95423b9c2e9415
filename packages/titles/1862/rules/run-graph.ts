import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type HexIndex,
  type MapHex,
  NOWHERE,
  type Stop as PrintedStop,
  SIDES,
  type Track,
  isStop,
  markersOn,
  opposite,
  revenueAt,
  stopKey,
  trackAt,
  withStops,
} from '@roundhouse/railways'
import { type BoardHex, type RouteGraph, type Stop, type TrackEnd, buildGraph } from '@roundhouse/routes'
import { MAP, coordinateBeyond, hexIndex, leadsOffBoard, positionOf } from '../board.ts'
import { HEXES, REGIONS } from '../map.ts'
import { type RmState, companyAt } from '../state.ts'
import { stageOf } from './figures.ts'
import { boardOf, homeHex, homeKey, isClosed } from './network.ts'

/** A small station on a piece of track. — 7.6.4, 7.8.2 */
const SMALL: PrintedStop = { kind: 'town', slots: 0, revenue: 20 }

/** What the trains of one company see: hexes by their coordinates, red areas and ports by their names. */
export function graphFor(state: DeepReadonly<RmState>, company: CompanyIndex): RouteGraph {
  const hexes: BoardHex[] = []
  const stops: Stop[] = regionStops(state, company)
  HEXES.forEach(({ id }, hex) => {
    const track = trackOn(state, hex)
    if (track.paths.length === 0) return
    const end = (each: number): TrackEnd => (isStop(each) ? { stop: stopName(id, each - 6) } : { side: each })
    hexes.push({
      id,
      tracks: track.paths.map(([a, b]) => [end(a), end(b)] as const),
      neighbours: SIDES.map((side) =>
        MAP.beyond[hex * 6 + side] === NOWHERE ? null : coordinateBeyond(hex, side),
      ),
    })
    track.stops.forEach((stop, at) => stops.push(stopOf(state, company, hex, stop, at)))
  })
  hexes.push(...offBoard(new Set(stops.map(({ id }) => id))))
  return buildGraph(hexes, stops, POSITIONS)
}

/** The track on a hex with its small stations as stops. */
export function trackOn(state: DeepReadonly<RmState>, hex: HexIndex): Track {
  const marked = markersOn(state.small, 'small', hex)
  const track = trackAt(boardOf(state), hex)
  return marked.length === 0
    ? track
    : withStops(
        track,
        marked.flatMap(({ track: sides }) => (sides === null ? [] : [sides])),
        SMALL,
      )
}

/** The large station of a hex goes by its coordinate, further stops by a number behind it. */
export function stopName(hex: string, stop: number): string {
  return stop === 0 ? hex : `${hex}/${stop}`
}

/** Without a link London is not there. — 7.4, 7.6.5 */
function regionStops(state: DeepReadonly<RmState>, company: CompanyIndex): Stop[] {
  const { london } = companyAt(state, company)
  return REGIONS.flatMap(({ id, kind, revenue }) =>
    id === 'london' && !london
      ? []
      : [
          {
            id,
            kind: 'offboard' as const,
            value: revenueAt(revenue, stageOf(state)),
            terminal: true,
            group: kind,
            port: kind === 'port',
          },
        ],
  )
}

function stopOf(
  state: DeepReadonly<RmState>,
  company: CompanyIndex,
  hex: HexIndex,
  { kind, revenue }: PrintedStop,
  at: number,
): Stop {
  const { id } = HEXES[hex] as MapHex
  const stop: Stop = {
    id: stopName(id, at),
    kind: kind === 'city' ? 'city' : 'town',
    value: revenueAt(revenue, stageOf(state)),
    hex: id,
  }
  if (kind !== 'city') return stop
  const key = stopKey(hex, at)
  const own = companyAt(state, company).stations.includes(key)
  // Without its token the home is none. — table B16
  const home = own && hex === homeHex(company) && key === homeKey(company)
  return { ...stop, own, blocked: isClosed(state, company, key), home }
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
  const entry = ENTRIES.find((each) => each.coordinate === coordinate && each.from === from)
  return entry?.region ?? null
}

/** Off-board hexes, by which routes tell the entry they use. — 7.8.1, table B14 */
function offBoard(known: ReadonlySet<string>): BoardHex[] {
  const ids = [...new Set(ENTRIES.map(({ coordinate }) => coordinate))]
  return ids.map((id) => {
    const entries = ENTRIES.filter(({ coordinate, region }) => coordinate === id && known.has(region))
    return {
      id,
      tracks: entries.map(({ side, region }) => [{ side }, { stop: region }] as const),
      neighbours: SIDES.map((side) => entries.find((entry) => entry.side === side)?.from ?? null),
    }
  })
}

/** Axial coordinates of all hexes, on the board or off it. */
const POSITIONS: Readonly<Record<string, readonly [number, number]>> = Object.fromEntries(
  [...HEXES.map(({ id }) => id), ...ENTRIES.map(({ coordinate }) => coordinate)].map((id) => {
    const [x, y] = positionOf(id)
    return [id, [x, (y - x) / 2] as const]
  }),
)

/** Whether a coordinate lies off the board. */
export function isOffBoard(coordinate: string): boolean {
  return ENTRIES.some((entry) => entry.coordinate === coordinate)
}

/** The side by which track on a hex leads to the next coordinate; -1 if none does. */
export function sideTowards(hex: HexIndex, coordinate: string): number {
  return (
    SIDES.find(
      (side) =>
        MAP.beyond[hex * 6 + side] !== NOWHERE &&
        coordinateBeyond(hex, side) === coordinate &&
        (hexIndex(coordinate) >= 0 || leadsOffBoard(hex, side)),
    ) ?? -1
  )
}
