import type { Choice, DeepReadonly, Step } from '@roundhouse/kernel'
import { removeTrain } from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { companyId } from '../companies.ts'
import type { CzEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { type CzState, companyAt } from '../state.ts'
import { trainCode, trainId } from '../trains.ts'
import { applyAnytime, choicesWhileWaiting, refuseWhileWaiting } from './anytime.ts'

/** Above the limit a train of the director's choice goes to the pool, without compensation. — VIII.12 */
export const discard: Step<CzState, CzAction, CzEvent> = {
  name: 'discard',
  section: 'VIII.12',
  choices: (state, seat) => [
    ...discardable(state).map((code): Choice<CzAction> => ({
      kind: 'one',
      action: { type: 'discard', train: trainId(code) },
    })),
    ...choicesWhileWaiting(state, seat),
  ],
  refuse(state, seat, action) {
    if (action.type !== 'discard') return refuseWhileWaiting(state, seat, action)
    if (discardable(state).includes(trainCode(action.train))) return null
    return refusal('CZ-DISCARD-CHOICE', {
      company: companyId(state.discards[0] as number),
      train: action.train,
    })
  },
  apply(state, _seat, action, emit) {
    if (action.type !== 'discard') return applyAnytime(state, action, emit)
    const company = state.discards[0] as number
    const code = trainCode(action.train)
    removeTrain(companyAt(state, company).trains, code)
    state.fleet.pool.push(code)
    emit({ type: 'trainDiscarded', company: companyId(company), train: action.train })
    if (state.turn !== null && state.turn.company === company) state.turn.keep = -1
  },
}

/** The train that was bought at the limit stays. — VIII.10 */
function discardable(state: DeepReadonly<CzState>): number[] {
  const company = state.discards[0] as number
  const keep = state.turn !== null && state.turn.company === company ? state.turn.keep : -1
  const codes = [...new Set(companyAt(state, company).trains)]
  return codes.filter((code) => code !== keep)
}
