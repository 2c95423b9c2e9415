import type { DeepReadonly, Emit, Refusal } from '@roundhouse/kernel'
import { type BestRun, type CompanyIndex, type TurnStep, turnUnderWay } from '@roundhouse/railways'
import type { RmAction, Route } from '../actions.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { NOBODY, type RmState, type RmTurn, companyAt } from '../state.ts'
import { closeRunAfter } from './after-run.ts'
import { bestRun, canRun, idleTrain, keptBest, knownBest } from './best-run.ts'
import { bookOf } from './book.ts'
import { wrongStep } from './gates.ts'
import { reachOf } from './network.ts'
import { type RunValue, valueRun } from './routes.ts'
import { runningTrains } from './running.ts'

/** Every train that can run must; where is the director's choice. — 7.8 */
export const run: TurnStep<RmState, RmAction, NumberedEvent> = {
  name: 'run',
  section: '7.8',
  endedBy: ['run'],
  settle(state, emit) {
    const { company } = turnUnderWay<RmTurn>(state)
    const isLed = companyAt(state, company).director !== NOBODY
    const { asksForRun, runsUnasked } = bookOf(state)
    const trains = runningTrains(state, company).length
    const facts = {
      trains,
      isLed,
      stops: () => reachOf(state, company).stops.size,
      canRun: () => canRun(state, company),
    }
    if (asksForRun(facts)) {
      if (isLed || !runsUnasked) return false
      // In receivership the highest run is made without asking. — 7.3
      const best = keptBest(state, company)
      earn(state, { type: 'run', routes: best.routes }, emit, valueOfBest(best))
    } else closeRunAfter(state, 'run', emit)
    return true
  },
  choices(state) {
    const { company } = turnUnderWay<DeepReadonly<RmTurn>>(state)
    return [{ kind: 'open', action: { type: 'run', routes: bestRun(state, company).routes } }]
  },
  refuse(state, _seat, action) {
    if (action.type !== 'run') return wrongStep(state, action)
    if (bookOf(state).revenueAsTold(action.believed) !== null) return null
    return refuseRun(state, action.routes)
  },
  apply(state, _seat, action, emit) {
    if (action.type === 'run') earn(state, action, emit)
  },
}

function refuseRun(state: DeepReadonly<RmState>, routes: readonly Route[]): Refusal | null {
  const { company } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  if (knownBest(state, company)?.routes === routes) return null
  const value = valueRun(state, company, routes)
  if ('code' in value) return value
  const trains = runningTrains(state, company).length
  if (routes.length === trains || !bookOf(state).everyTrainRuns) return null
  if (JSON.stringify(bestRun(state, company).routes) === JSON.stringify(routes)) return null
  const idle = idleTrain(state, company, routes)
  return idle === null ? null : refusal('62-RUN-MUST', { train: idle })
}

/** What the search has just found is lawful and valued already. */
function valueOf(state: DeepReadonly<RmState>, company: CompanyIndex, routes: readonly Route[]): RunValue {
  const best = knownBest(state, company)
  if (best?.routes === routes) return valueOfBest(best)
  const value = valueRun(state, company, routes)
  return 'code' in value ? { revenue: 0, byRoute: [], subsidy: 0 } : value
}

function valueOfBest({ revenue, byRoute, extras }: BestRun): RunValue {
  return { revenue, byRoute, subsidy: extras }
}

function earn(
  state: RmState,
  { routes, believed, subsidy }: Extract<RmAction, { type: 'run' }>,
  emit: Emit<NumberedEvent>,
  known = valueOf(state, turnUnderWay<RmTurn>(state).company, routes),
): void {
  const turn = turnUnderWay<RmTurn>(state)
  const { revenueAsTold } = bookOf(state)
  turn.revenue = revenueAsTold(believed) ?? known.revenue
  turn.subsidy = revenueAsTold(subsidy) ?? known.subsidy
  emit({
    type: 'trainsRun',
    company: turn.company,
    // With what was left out and joined by choice.
    routes: routes.map((route, at) => ({ ...route, revenue: known.byRoute[at] ?? 0 })),
    revenue: turn.revenue,
    subsidy: turn.subsidy,
  })
  closeRunAfter(state, 'run', emit)
}
