import type { DeepReadonly } from '@roundhouse/kernel'
import { type BoardHex, type RouteGraph, type Stop, type TrackEnd, buildGraph } from '@roundhouse/routes'
import { trackAt } from '../board/board.ts'
import type { GameMap } from '../board/game-map.ts'
import { stopKey } from '../board/reach.ts'
import { FIRST_STOP, isStop } from '../board/track.ts'
import type { Board } from '../state/board.ts'
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
  const { land, stops } = groundAt(rules.boardOf(state), hex)
  if (land.tracks.length === 0) return null
  return {
    land,
    stops: stops.map((id, stop) => ({ id, ...rules.stopFor(state, company, trains, hex, stop) })),
  }
}

/** What a hex is to everybody's trains, and the ids of its stops. */
interface RunGround {
  readonly land: BoardHex
  readonly stops: readonly string[]
}

/** By map, hex and what lies there: the board changes with every lay, and nearly all of it stays as it was. */
const GROUNDS = new WeakMap<GameMap, Map<number, RunGround>>()

function groundAt(board: Board, hex: number): RunGround {
  const { map, state } = board
  let known = GROUNDS.get(map)
  if (known === undefined) {
    known = new Map()
    GROUNDS.set(map, known)
  }
  const key = ((state.laid[hex] as number) + 1) * map.hexes.length + hex
  let ground = known.get(key)
  if (ground === undefined) {
    ground = groundOf(board, hex)
    known.set(key, ground)
  }
  return ground
}

function groundOf(board: Board, hex: number): RunGround {
  const track = trackAt(board, hex)
  const idOf = (stop: number): string => String(stopKey(hex, stop))
  const end = (each: number): TrackEnd => (isStop(each) ? { stop: idOf(each - FIRST_STOP) } : { side: each })
  const land: BoardHex = {
    id: String(hex),
    tracks: track.paths.map(([a, b]) => [end(a), end(b)] as const),
    neighbours: Array.from({ length: 6 }, (_, side) => nameOf(board.map.beyond[hex * 6 + side] as number)),
  }
  return { land, stops: track.stops.map((_, stop) => idOf(stop)) }
}

function nameOf(place: number): string | null {
  return place < 0 ? null : String(place)
}
