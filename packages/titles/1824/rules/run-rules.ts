import type { DeepReadonly } from '@roundhouse/kernel'
import { type RunRules, hexOfKey } from '@roundhouse/railways'
import { type RouteGraph, type SeparateRules, solveSeparateRoutes } from '@roundhouse/routes'
import { BUKOWINA } from '../cisleithania.ts'
import { type AhState, companyAt } from '../state.ts'
import { type TrainData, trainData } from '../trains.ts'
import { bookOf } from './book.ts'
import { boardOf, groundOf, networkOf } from './network.ts'
import { stopFor, trainFor } from './run-stops.ts'

type State = DeepReadonly<AhState>

/** How trains run, for the search of the best run. — VII.9, VII.10 */
export const runRules: RunRules<AhState, TrainData> = {
  solve: (graph, trains, rules, options) => solveSeparateRoutes(graph, trains, separate(rules), options),
  boardOf,
  startsOf: (state, company) => networkOf(state).startsOf(company),
  momentOf: ({ board, fleet }) => `${board.version} ${fleet.phase}`,
  trainsOf: (state, company) => companyAt(state, company).trains.map(trainData),
  trainFor,
  stopFor: (state, company, _trains, hex, stop) => stopFor(state, company, hex, stop),
  rulesFor,
  rulesVary: (state) => bookOf(state).bukowinaBonus > 0,
}

/** Trains of 1824 need track of their own; among equal incomes the mines decide what is offered first. — VII.9, VII.10 */
export function separate(rules: object): SeparateRules {
  return { ...rules, track: 'separate', objective: 'revenue-then-extras' }
}

function rulesFor(state: State, _trains: readonly TrainData[], { stops }: RouteGraph): SeparateRules {
  const { bukowinaBonus } = bookOf(state)
  const rules = { track: 'separate' } as const
  if (bukowinaBonus === 0) return rules
  const { index } = groundOf(state)
  const on = (hexes: readonly string[]): string[] => {
    const places = hexes.map(index)
    return stops.flatMap(({ id }) => (places.includes(hexOfKey(Number(id))) ? [id] : []))
  }
  return { ...rules, bonuses: [{ amount: bukowinaBonus, needs: [on(BUKOWINA.from), on(BUKOWINA.to)] }] }
}
