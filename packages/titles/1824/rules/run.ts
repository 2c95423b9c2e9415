import type { DeepReadonly } from '@roundhouse/kernel'
import { type RunSearch, type TurnStep, workedOutOnce } from '@roundhouse/railways'
import type { AhAction, Route } from '../actions.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { type AhState, type TurnState, companyAt } from '../state.ts'
import { bookOf } from './book.ts'
import { wrongStep } from './gates.ts'
import { canRun, valueRun } from './routes.ts'
import { isConstruction } from './shares.ts'

/** Finds the run of highest income. */
export type RunFinder = RunSearch<AhState, Route['train']>

/** Run the trains if there is a route for one; the highest income is a must, mines aside. — VII.9, VII.10 */
export function runStep({
  best: bestRun,
  known: knownBest,
}: RunFinder): TurnStep<AhState, AhAction, NumberedEvent> {
  /** Routes are valued once for refusal and run; what the search has just found is lawful and valued already. */
  const valueOf = workedOutOnce(
    (state: DeepReadonly<AhState>, { routes }: { readonly routes: readonly Route[] }) => {
      const { company } = state.turn as TurnState
      const found = knownBest(state, company)
      if (found?.routes !== routes) return valueRun(state, company, routes)
      return { revenue: found.revenue, mines: found.extras, byRoute: found.byRoute }
    },
  )
  return {
    name: 'run',
    section: 'VII.9',
    endedBy: ['run'],
    settle(state) {
      const { company } = state.turn as TurnState
      if (isConstruction(state, company)) return true
      const { length } = companyAt(state, company).trains
      const search = (): boolean => bestRun(state, company).routes.length > 0
      return !bookOf(state).asksForRun(length, () => canRun(state, company, search))
    },
    choices(state) {
      const { routes } = bestRun(state, (state.turn as TurnState).company)
      return [{ kind: 'open', action: { type: 'run', routes } }]
    },
    refuse(state, _seat, action) {
      if (action.type !== 'run') return wrongStep(state, action)
      const { incomeAsTold, mustRunForMaximum } = bookOf(state)
      if (incomeAsTold(action.believed) !== null) return null
      const { company } = state.turn as TurnState
      const value = valueOf.toRefuse(state, action)
      if ('code' in value) return value
      const { revenue } = value
      const best = mustRunForMaximum ? bestRun(state, company).revenue : 0
      return revenue < best ? refusal('AH-ROUTE-NOT-BEST', { revenue, best }) : null
    },
    apply(state, _seat, action, emit) {
      if (action.type !== 'run') return
      const turn = state.turn as TurnState
      const value = valueOf.toApply(state, action)
      const known = 'code' in value ? { revenue: 0, mines: 0, byRoute: [] } : value
      const told = bookOf(state).incomeAsTold(action.believed)
      turn.revenue = told ?? known.revenue
      turn.mines = told === null ? known.mines : (action.mines ?? known.mines)
      emit({
        type: 'trainsRun',
        company: turn.company,
        routes: action.routes.map((route, at) => ({ ...route, revenue: known.byRoute[at] ?? 0 })),
        revenue: turn.revenue,
        mines: turn.mines,
      })
    },
  }
}
