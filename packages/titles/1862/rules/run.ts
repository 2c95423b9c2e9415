import { BANK, type DeepReadonly, type Emit, type Refusal, pay } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type TurnStep,
  isObsolete,
  scrap,
  turnUnderWay,
  useWarranties,
} from '@roundhouse/railways'
import type { RmAction, Route } from '../actions.ts'
import { companyId } from '../companies.ts'
import type { RmEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { NOBODY, type RmState, type RmTurn, companyAt, treasuryAccount } from '../state.ts'
import { FLEET, trainId } from '../trains.ts'
import { bestRun, canRun, idleTrain, knownBest } from './best-run.ts'
import { bookOf } from './book.ts'
import { wrongStep } from './gates.ts'
import { type RunValue, valueRun } from './routes.ts'
import { runningTrains } from './running.ts'

/** Every train that can run must; where is the director's choice. — 7.8 */
export const run: TurnStep<RmState, RmAction, RmEvent> = {
  name: 'run',
  section: '7.8',
  endedBy: ['run'],
  settle(state, emit) {
    const { company } = turnUnderWay<RmTurn>(state)
    const isLed = companyAt(state, company).director !== NOBODY
    if (canRun(state, company)) {
      if (isLed) return false
      // In receivership the highest run is made without asking. — 7.3
      earn(state, bestRun(state, company).routes, undefined, emit)
    } else spendWarranties(state, company, emit)
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
    if (action.type === 'run') earn(state, action.routes, action.believed, emit)
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
  if (best?.routes === routes) return { revenue: best.revenue, byRoute: best.byRoute, subsidy: best.extras }
  const value = valueRun(state, company, routes)
  return 'code' in value ? { revenue: 0, byRoute: [], subsidy: 0 } : value
}

/** The subsidy goes to the treasury whether or not the revenue is paid out. — 7.8.2 */
function earn(
  state: RmState,
  routes: readonly Route[],
  believed: number | undefined,
  emit: Emit<RmEvent>,
): void {
  const turn = turnUnderWay<RmTurn>(state)
  const known = valueOf(state, turn.company, routes)
  turn.revenue = bookOf(state).revenueAsTold(believed) ?? known.revenue
  turn.subsidy = known.subsidy
  pay(state.cash, BANK, treasuryAccount(turn.company), known.subsidy)
  emit({
    type: 'trainsRun',
    company: companyId(turn.company),
    routes: routes.map(({ train, hexes }, at) => ({ train, hexes, revenue: known.byRoute[at] ?? 0 })),
    revenue: turn.revenue,
    subsidy: known.subsidy,
  })
  spendWarranties(state, turn.company, emit)
}

/** One from every train of the company, run or not; what was kept by it alone goes now. — 7.10 */
function spendWarranties(state: RmState, company: CompanyIndex, emit: Emit<RmEvent>): void {
  const gone = useWarranties(companyAt(state, company), (code) => isObsolete(state.fleet, FLEET, code))
  if (gone.length === 0) return
  for (const code of gone) scrap(state.fleet, FLEET, code)
  emit({ type: 'trainsObsolete', company: companyId(company), trains: gone.map(trainId) })
}
