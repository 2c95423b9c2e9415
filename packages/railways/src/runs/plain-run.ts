import { type Action, type DeepReadonly, type GameEvent, asReadonly, walk } from '@roundhouse/kernel'
import { traceRoute } from '../board/route.ts'
import type { TurnStep } from '../rounds/turn.ts'
import type { Board } from '../state/board.ts'
import type { CompanyIndex, HexIndex, StopKey } from '../state/ids.ts'
import type { RunRules } from './run-rules.ts'

/** What a run of plain trains is looked at with: trains that count every stop they call at. */
export interface PlainRun<Train> {
  readonly board: Board
  /** Of the company that runs. */
  readonly trains: readonly Train[]
  readonly stations: readonly StopKey[]
  stopsOf(train: Train): number
  isClosed(key: StopKey): boolean
  valueOf(key: StopKey): number
}

/**
 * What each route earns, or the number of the first one that is none: its train is there and unused, its track joined
 * and its own, its stops are two or more and different, no more than the train calls at, one with a station of the
 * company, and none on the way is closed.
 */
export function valuePlainRun<Train>(
  { board, trains, stations, stopsOf, isClosed, valueOf }: PlainRun<Train>,
  routes: readonly { readonly train: Train | undefined; readonly places: readonly HexIndex[] }[],
): readonly number[] | number {
  const left = [...trains]
  const used = new Set<number>()
  const byRoute: number[] = []
  for (const [number, { train, places }] of routes.entries()) {
    const at = train === undefined ? -1 : left.indexOf(train)
    const traced = places.includes(-1) ? -1 : traceRoute(board, places)
    if (train === undefined || at < 0 || typeof traced === 'number') return number
    left.splice(at, 1)
    const { stops, borders } = traced
    const isSound =
      stops.length >= 2 &&
      stops.length <= stopsOf(train) &&
      new Set(stops).size === stops.length &&
      stops.some((key) => stations.includes(key)) &&
      stops.slice(1, -1).every((key) => !isClosed(key)) &&
      borders.every((border) => !used.has(border))
    if (!isSound) return number
    for (const border of borders) used.add(border)
    byRoute.push(stops.reduce((sum, key) => sum + valueOf(key), 0))
  }
  return byRoute
}

/** What may be built in the steps of a turn that build, for the search of what each would bring. */
export function plainBuildings<
  State extends { turn: { readonly company: CompanyIndex; readonly stage: string } | null },
  A extends Action,
  Event extends GameEvent,
  Building extends A,
>(
  steps: readonly TurnStep<State, A, Event>[],
  clone: (state: DeepReadonly<State>) => State,
  isBuilding: (action: A) => action is Building,
): Pick<RunRules<State, never, Building>, 'buildings' | 'afterBuilding'> {
  const stepOf = ({ turn }: DeepReadonly<State>) => steps.find(({ name }) => name === turn?.stage)
  return {
    buildings(state, company) {
      const step = state.turn?.company === company ? stepOf(state) : undefined
      const all = step === undefined ? [] : [...walk(step.choices(state, 0))].filter(isBuilding)
      return { from: state, all }
    },
    afterBuilding(state, building) {
      const after = clone(state)
      stepOf(state)?.apply(after, 0, building, () => {})
      return asReadonly(after)
    },
  }
}
