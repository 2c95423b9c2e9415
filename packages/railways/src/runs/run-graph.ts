import type { DeepReadonly } from '@roundhouse/kernel'
import { type BoardHex, type RouteGraph, type Stop, type TrackEnd, buildGraph } from '@roundhouse/routes'
import { trackAt } from '../board/board.ts'
import type { GameMap } from '../board/game-map.ts'
import { stopKey } from '../board/reach.ts'
import { FIRST_STOP, type Track, isStop } from '../board/track.ts'
import type { Board } from '../state/board.ts'
import type { CompanyIndex, HexIndex } from '../state/ids.ts'
import { reachedGraph } from './reached-graph.ts'
import type { RunGround, RunRules, RunTrain } from './run-rules.ts'

/** Whose trains run where: what the graph of a board depends on. */
export interface Runner<State, T extends RunTrain> {
  readonly rules: Pick<RunRules<State, T>, 'boardOf' | 'ground' | 'startsOf' | 'stopFor'>
  readonly company: CompanyIndex
  readonly trains: readonly T[]
}

/** What one hex, or one place off the board, adds to the graph. */
export interface RunHex {
  readonly land: BoardHex
  readonly stops: readonly Stop[]
}

/** The board as the trains see it. A hex has its index for an id, a place off the board its own name. */
export function runGraph<State, T extends RunTrain>(
  runner: Runner<State, T>,
  state: DeepReadonly<State>,
): RouteGraph {
  const starts = runner.rules.startsOf?.(state, runner.company)
  return starts === undefined ? graphOf(runner, runHexes(runner, state)) : reachedGraph(runner, state, starts)
}

/** The board along some routes, where that is enough to value them: only these hexes and places, by their ids in the graph. */
export function graphAlong<State, T extends RunTrain>(
  runner: Runner<State, T>,
  state: DeepReadonly<State>,
  places: ReadonlySet<string>,
): RouteGraph {
  const { ground } = runner.rules
  const found: RunHex[] = []
  for (const place of places) {
    const hex = Number(place)
    const there = Number.isNaN(hex) ? null : runHex(runner, state, hex)
    if (there !== null) found.push(there)
  }
  const offBoard = ground?.offBoard(state, runner.company) ?? []
  return graphOf(runner, [...found, ...offBoard.filter(({ land }) => places.has(land.id))])
}

export function graphOf<State, T extends RunTrain>(
  { rules: { ground } }: Runner<State, T>,
  hexes: readonly RunHex[],
): RouteGraph {
  const land = hexes.map((each) => each.land)
  const stops = hexes.flatMap((each) => each.stops)
  if (ground === undefined) return buildGraph(land, stops)
  const once = [...new Map(stops.map((stop) => [stop.id, stop])).values()]
  return buildGraph(land, once, ground.positions)
}

/** Those with track, in the order of the map; places off the board behind them. */
export function runHexes<State, T extends RunTrain>(
  runner: Runner<State, T>,
  state: DeepReadonly<State>,
): RunHex[] {
  const { boardOf, ground } = runner.rules
  const hexes: RunHex[] = []
  for (let hex = 0; hex < boardOf(state).map.hexes.length; hex++) {
    const found = runHex(runner, state, hex)
    if (found !== null) hexes.push(found)
  }
  if (ground !== undefined) hexes.push(...ground.offBoard(state, runner.company))
  return hexes
}

/** Null while there is no track. */
export function runHex<State, T extends RunTrain>(
  { rules, company, trains }: Runner<State, T>,
  state: DeepReadonly<State>,
  hex: HexIndex,
): RunHex | null {
  const board = rules.boardOf(state)
  const { land, stops } =
    rules.ground === undefined ? groundAt(board, hex) : groundWith(rules.ground, board, state, hex)
  if (land.tracks.length === 0) return null
  return {
    land,
    stops: stops.map((id, stop) => ({ ...rules.stopFor(state, company, trains, hex, stop), id })),
  }
}

/** What a hex is to everybody's trains, and the ids of its stops. */
interface TrackGround {
  readonly land: BoardHex
  readonly stops: readonly string[]
}

/** By map, hex and what lies there: the board changes with every lay, and nearly all of it stays as it was. */
const GROUNDS = new WeakMap<GameMap, Map<number, TrackGround>>()

function groundAt(board: Board, hex: HexIndex): TrackGround {
  const { map, state } = board
  let known = GROUNDS.get(map)
  if (known === undefined) {
    known = new Map()
    GROUNDS.set(map, known)
  }
  const key = ((state.laid[hex] as number) + 1) * map.hexes.length + hex
  let ground = known.get(key)
  if (ground === undefined) {
    ground = groundOf(board, hex, trackAt(board, hex), () => null)
    known.set(key, ground)
  }
  return ground
}

/** By track and hex, where a title has more than tiles on its hexes. */
const GROUNDS_WITH = new WeakMap<Track, (TrackGround | undefined)[]>()

function groundWith<State>(
  { trackOn, beyond }: RunGround<State>,
  board: Board,
  state: DeepReadonly<State>,
  hex: HexIndex,
): TrackGround {
  const track = trackOn(state, hex)
  let known = GROUNDS_WITH.get(track)
  if (known === undefined) {
    known = []
    GROUNDS_WITH.set(track, known)
  }
  known[hex] ??= groundOf(board, hex, track, (side) => beyond(hex, side))
  return known[hex]
}

function groundOf(
  board: Board,
  hex: HexIndex,
  track: Track,
  offBoard: (side: number) => string | null,
): TrackGround {
  const idOf = (stop: number): string => String(stopKey(hex, stop))
  const end = (each: number): TrackEnd => (isStop(each) ? { stop: idOf(each - FIRST_STOP) } : { side: each })
  const land: BoardHex = {
    id: String(hex),
    tracks: track.paths.map(([a, b]) => [end(a), end(b)] as const),
    neighbours: Array.from(
      { length: 6 },
      (_, side) => offBoard(side) ?? nameOf(board.map.beyond[hex * 6 + side] as number),
    ),
  }
  return { land, stops: track.stops.map((_, stop) => idOf(stop)) }
}

function nameOf(place: number): string | null {
  return place < 0 ? null : String(place)
}
