import type { DeepReadonly } from '@roundhouse/kernel'
import { type BoardHex, type RouteGraph, type Stop, type TrackEnd, buildGraph } from '@roundhouse/routes'
import { trackAt } from '../board/board.ts'
import { stopKey } from '../board/reach.ts'
import { FIRST_STOP, isStop } from '../board/track.ts'
import type { CompanyIndex, HexIndex } from '../state/ids.ts'
import type { RunRules, RunTrain } from './run-rules.ts'

/** Whose trains run where: what the graph of a board depends on. */
export interface Runner<State, T extends RunTrain> {
  readonly rules: Pick<RunRules<State, T, never>, 'boardOf' | 'stopFor'>
  readonly company: CompanyIndex
  readonly trains: readonly T[]
}

/** What one hex adds to the graph. */
export interface RunHex {
  readonly land: BoardHex
  readonly stops: readonly Stop[]
}

export function graphOf(hexes: readonly RunHex[]): RouteGraph {
  return buildGraph(
    hexes.map(({ land }) => land),
    hexes.flatMap(({ stops }) => stops),
  )
}

/** Those with track, in the order of the map. */
export function runHexes<State, T extends RunTrain>(
  runner: Runner<State, T>,
  state: DeepReadonly<State>,
): RunHex[] {
  const { map } = runner.rules.boardOf(state)
  return [...map.hexes.keys()].flatMap((hex) => runHex(runner, state, hex) ?? [])
}

/** Null while there is no track. */
export function runHex<State, T extends RunTrain>(
  { rules, company, trains }: Runner<State, T>,
  state: DeepReadonly<State>,
  hex: HexIndex,
): RunHex | null {
  const board = rules.boardOf(state)
  const track = trackAt(board, hex)
  if (track.paths.length === 0) return null
  const end = (each: number): TrackEnd =>
    isStop(each) ? { stop: String(stopKey(hex, each - FIRST_STOP)) } : { side: each }
  const land: BoardHex = {
    id: String(hex),
    tracks: track.paths.map(([a, b]) => [end(a), end(b)] as const),
    neighbours: Array.from({ length: 6 }, (_, side) => nameOf(board.map.beyond[hex * 6 + side] as number)),
  }
  const stops = track.stops.map((_, stop) => ({
    id: String(stopKey(hex, stop)),
    ...rules.stopFor(state, company, trains, hex, stop),
  }))
  return { land, stops }
}

function nameOf(place: number): string | null {
  return place < 0 ? null : String(place)
}
