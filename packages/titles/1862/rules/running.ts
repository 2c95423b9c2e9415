import type { DeepReadonly } from '@roundhouse/kernel'
import { type CompanyIndex, type TrainCode, graphAlong, hasPermit, runGraph } from '@roundhouse/railways'
import type { RouteGraph, Rules, Train } from '@roundhouse/routes'
import { FREIGHT_BONUS, PORT_BONUS, SUBSIDY } from '../figures.ts'
import { type RmState, companyAt } from '../state.ts'
import { TYPES, type TrainData, trainData } from '../trains.ts'
import { bookOf } from './book.ts'
import { boardOf } from './network.ts'
import type { Rulebook } from './rulebook.ts'
import { ground, placeInGraph, stopFor } from './run-graph.ts'

/** A train that runs, and whether it does so on its own beside other freights. — 7.8.1 */
export interface RunningTrain extends TrainData {
  readonly permanent: boolean
}

/** Only types with a permit run; without permits all of them. — 6.5.4.3, 7.8, 11.1 */
export function runningTrains(state: DeepReadonly<RmState>, company: CompanyIndex): TrainCode[] {
  const { trains } = companyAt(state, company)
  if (bookOf(state).permits === null) return trains.slice()
  return trains.filter((code) => hasPermit(state.permits, company, TYPES.indexOf(trainData(code).type)))
}

export function trainsOf(state: DeepReadonly<RmState>, company: CompanyIndex): RunningTrain[] {
  const { isPermanent } = bookOf(state)
  return runningTrains(state, company).map((code) => {
    const train = trainData(code)
    return { ...train, permanent: isPermanent(train.band) }
  })
}

/** As the solver knows it. */
export function trainFor({ type, length, permanent }: RunningTrain, id: string): Train {
  const { pay, visit } = length
  if (type === 'freight') return { id, kind: 'freight', hexes: pay, permanent }
  return { id, kind: type === 'local' ? 'local' : 'intercity', pay, visit }
}

const RULES = new WeakMap<Rulebook, Rules>()

/** How the solver counts at this table. — 7.8 */
export function rulesFor(state: DeepReadonly<RmState>): Rules {
  const book = bookOf(state)
  const known = RULES.get(book)
  if (known !== undefined) return known
  const rules: Rules = {
    track: 'shared',
    objective: 'total',
    shared: {
      meetAnywhere: book.routesMeetAnywhere,
      freightsAlwaysJoin: book.freightsAlwaysJoin,
      chainTwoEdges: book.chainTwoEdges,
      outerEndExactlyOne: book.outerEndExactlyOne,
      runOptional: !book.everyTrainRuns,
      mostTrainsRun: book.mostTrainsRun,
      subsidyPerHex: SUBSIDY,
      freightPerHex: FREIGHT_BONUS,
      freightPerHexToPort: PORT_BONUS,
    },
  }
  RULES.set(book, rules)
  return rules
}

/** Changes with whatever a run depends on besides the trains. */
export function momentOf({ board, fleet }: DeepReadonly<RmState>): string {
  return `${board.version} ${fleet.phase}`
}

/** The last graph for a board, because trace, check and search look at the same. */
const GRAPHS = new WeakMap<object, { readonly key: string; readonly graph: RouteGraph }>()

/** What the trains of one company see. */
export function graphFor(state: DeepReadonly<RmState>, company: CompanyIndex): RouteGraph {
  const key = `${company} ${momentOf(state)}`
  const known = GRAPHS.get(state.board)
  if (known?.key === key) return known.graph
  const graph = runGraph({ rules: looking, company, trains: [] }, state)
  GRAPHS.set(state.board, { key, graph })
  return graph
}

/** What they see along these routes; the whole, if it is known already. */
export function graphAlongRoutes(
  state: DeepReadonly<RmState>,
  company: CompanyIndex,
  routes: readonly { readonly hexes: readonly string[] }[],
): RouteGraph {
  const known = GRAPHS.get(state.board)
  if (known?.key === `${company} ${momentOf(state)}`) return known.graph
  const places = new Set(routes.flatMap(({ hexes }) => hexes.map(placeInGraph)))
  return graphAlong({ rules: looking, company, trains: [] }, state, places)
}

/** What the graph of a board depends on; trains do not change it. */
export const looking = {
  boardOf,
  ground,
  stopFor: (
    state: DeepReadonly<RmState>,
    company: CompanyIndex,
    _trains: readonly RunningTrain[],
    hex: number,
    stop: number,
  ) => stopFor(state, company, hex, stop),
}
