import type { DeepReadonly } from '@roundhouse/kernel'
import type {
  RouteGraph,
  Rules,
  Solution,
  SolveOptions,
  Stop,
  Train,
  Variant,
  VariantOptions,
} from '@roundhouse/routes'
import type { StopPlace } from '../board/reach.ts'
import type { Track } from '../board/track.ts'
import type { Board } from '../state/board.ts'
import type { CompanyIndex, HexIndex } from '../state/ids.ts'
import type { RunHex } from './run-graph.ts'

/** What a stop is to the trains of a company; where it lies the bridge knows. */
export type RunStop = Omit<Stop, 'id'>

/** A train as its title knows it: `id` is what players call it, and two may be called the same. */
export interface RunTrain {
  readonly id: string
}

/**
 * How the trains of a title run: all that the bridge between board and solver asks. Companies go by their index.
 *
 * 18CZ VIII.7–VIII.8 (n, n+n, E; red tiles), 1824 VII.9–VII.10 (normal and g-trains with mines), 1862 7.7 (three kinds
 * that share track, subsidies).
 */
export interface RunRules<State, T extends RunTrain> {
  /** The half of the solver that the title needs; its page loads no more. */
  solve(graph: RouteGraph, trains: readonly Train[], rules: Rules, options?: SolveOptions): Solution
  boardOf(state: DeepReadonly<State>): Board
  /** Left out where the hexes of the map with their tiles are all there is. */
  readonly ground?: RunGround<State>
  /** Where routes of the company begin: what no way leads to from there is left out. The whole board where nothing is said. */
  startsOf?(state: DeepReadonly<State>, company: CompanyIndex): readonly StopPlace[]
  /** Changes with whatever a run depends on besides the trains: the version of the board, the phase. */
  momentOf(state: DeepReadonly<State>): string
  /** The trains that the company runs. */
  trainsOf(state: DeepReadonly<State>, company: CompanyIndex): readonly T[]
  /** The train as the solver knows it, under an id of its own. */
  trainFor(train: T, id: string): Train
  /** A stop of the track on this hex. */
  stopFor(
    state: DeepReadonly<State>,
    company: CompanyIndex,
    trains: readonly T[],
    hex: HexIndex,
    stop: number,
  ): RunStop
  /** How the solver counts on this board. */
  rulesFor(state: DeepReadonly<State>, trains: readonly T[], graph: RouteGraph): Rules
  /** Whether those rules name stops of the board, so that each board has its own. */
  rulesVary(state: DeepReadonly<State>, trains: readonly T[]): boolean
}

/** What a title may build, for the search of what each building would bring; it is asked beside the page. */
export interface BuildingRules<State, Building> {
  /** The half of the solver for many boards. */
  solve<Key>(
    boards: readonly Variant<Key>[],
    trains: readonly Train[],
    rules: Rules,
    options?: VariantOptions,
  ): { readonly key: Key; readonly solution: Solution }[]
  /** The tiles and stations to be tried, in a state in which the company's turn has come; none: nothing to try. */
  buildings(
    state: DeepReadonly<State>,
    company: CompanyIndex,
  ): { readonly from: DeepReadonly<State>; readonly all: readonly Building[] }
  /** The hex that it changes; -1 if it changes more than one. */
  hexOf(state: DeepReadonly<State>, building: Building): number
  /** A copy in which it stands. */
  afterBuilding(state: DeepReadonly<State>, building: Building): DeepReadonly<State>
}

/** Ground that is more than hexes with their tiles. — 1862 7.4, 7.6.4: red areas and ports with their entries, small stations */
export interface RunGround<State> {
  /** The track on a hex with whatever stands on it; the same object for the same track. */
  trackOn(state: DeepReadonly<State>, hex: HexIndex): Track
  /** The id of the place off the board beyond a side; null where a hex lies there or no train may cross. */
  beyond(hex: HexIndex, side: number): string | null
  /** The places off the board: an area has as many as it has entries, and its stop stands with each of them. */
  offBoard(state: DeepReadonly<State>, company: CompanyIndex): readonly RunHex[]
  /** Axial coordinates of all hexes and places, by their ids in the graph. */
  readonly positions: Readonly<Record<string, readonly [number, number]>>
}
