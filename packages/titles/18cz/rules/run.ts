import type { Choice, DeepReadonly, Emit } from '@roundhouse/kernel'
import { type CompanyIndex, type TurnStep, underWay, workedOutOnce } from '@roundhouse/railways'
import type { CzAction, Route } from '../actions.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { type CzState, NOBODY } from '../state.ts'
import { anytimeChoices, applyAnytime, refuseAnytime } from './anytime.ts'
import { bookOf } from './book.ts'
import { LENT_TRAIN, type RunValue, canRun, isLender, valueRun } from './routes.ts'
import { sampleLentRoute, sampleRun } from './sample-run.ts'

/** Finds the run of highest revenue; where it finds none (null), or without it, any legal run is accepted. */
export type BestRun = (
  state: DeepReadonly<CzState>,
  company: CompanyIndex,
) => { readonly revenue: number; readonly routes: readonly Route[] } | null

/** Run the trains; the highest total is a must. — VIII.7, VIII.8 */
export function runStep(bestRun: BestRun | null): TurnStep<CzState, CzAction, NumberedEvent> {
  return {
    name: 'run',
    section: 'VIII.7',
    endedBy: ['run'],
    settle: (state) => !canRun(state, underWay(state, 'turn').company),
    choices(state) {
      const { company } = underWay(state, 'turn')
      const best = isMust(state) ? (bestRun?.(state, company) ?? null) : null
      const routes = best?.routes ?? sampleRun(state, company)
      const run: Choice<CzAction> = { kind: 'open', action: { type: 'run', routes } }
      const lent = isLender(state, company) ? sampleLentRoute(state, company) : null
      if (lent === null) return [run, ...anytimeChoices(state)]
      const both: Choice<CzAction> = { kind: 'open', action: { type: 'run', routes: [...routes, lent] } }
      return [run, both, ...anytimeChoices(state)]
    },
    refuse(state, _seat, action) {
      if (action.type !== 'run') return refuseAnytime(state, action)
      if (bookOf(state).revenueAsTold(action.believed) !== null) return null
      const { company } = underWay(state, 'turn')
      const value = valueOf.toRefuse(state, action)
      if ('code' in value) return value
      const best = isMust(state) ? (bestRun?.(state, company)?.revenue ?? 0) : 0
      const revenue = revenueToReach(state, action.routes, value)
      return revenue < best ? refusal('CZ-RUN-NOT-MAX', { revenue, best }) : null
    },
    apply(state, _seat, action, emit) {
      if (action.type === 'run') {
        const turn = underWay(state, 'turn')
        const value = valueOf.toApply(state, action)
        const known = 'code' in value ? { revenue: 0, byRoute: [] } : value
        turn.revenue = bookOf(state).revenueAsTold(action.believed) ?? known.revenue
        emit({
          type: 'trainsRun',
          company: turn.company,
          routes: action.routes.map((route, at) => ({ ...route, revenue: known.byRoute[at] ?? 0 })),
          revenue: turn.revenue,
        })
        if (action.routes.some(({ train }) => train === LENT_TRAIN)) returnLent(state, turn.company, emit)
      } else applyAnytime(state, action, emit)
    },
  }
}

/** Routes are traced and valued once for a run, not for its refusal and for its revenue. */
const valueOf = workedOutOnce(
  (state: DeepReadonly<CzState>, { routes }: { readonly routes: readonly Route[] }) =>
    valueRun(state, underWay(state, 'turn').company, routes),
)

/** The table may drop the duty to run for the maximum. — VIII.8 */
function isMust(state: DeepReadonly<CzState>): boolean {
  return bookOf(state).mustRunForMaximum(state.edition)
}

/** The own trains make the maximum; what the lent one earns comes on top. — VIII.8, XI.2 */
function revenueToReach(
  state: DeepReadonly<CzState>,
  routes: readonly Route[],
  { revenue, byRoute }: RunValue,
): number {
  if (state.moravia === null) return revenue
  const lent = byRoute.reduce((sum, each, at) => sum + (routes[at]?.train === LENT_TRAIN ? each : 0), 0)
  return bookOf(state).revenueToReach(revenue - lent, lent)
}

/** Lent once, the 3E train is gone. — XI.2 */
function returnLent(state: CzState, company: CompanyIndex, emit: Emit<NumberedEvent>): void {
  const { moravia } = state
  if (moravia === null) return
  const seat = moravia.lender
  moravia.lender = NOBODY
  emit({ type: 'trainLent', company, seat })
}
