import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import { companyId } from '../companies.ts'
import type { CzEvent } from '../events.ts'
import { PROGRESS, type SetData } from '../progress.ts'
import { type CzState, NOBODY, companyAt } from '../state.ts'
import { localValue, payLocals } from './locals.ts'

/** The value marker moves on, locals pay, the order is fixed. — VIII.2 */
export function beginOperatingRound(state: CzState, within: number, emit: Emit<CzEvent>): void {
  state.round = { kind: 'operating', set: state.round.set, within, turns: 0, passed: 0 }
  state.waiting = state.market.order.filter((company) => companyAt(state, company).status === 'open')
  emit({
    type: 'operatingRoundBegan',
    number: roundNumber(state),
    value: localValue(state),
    order: state.waiting.map(companyId),
  })
  payLocals(state, emit)
  if (state.moravia !== null) state.moravia.mwWaits = state.moravia.mw !== NOBODY
}

/** 1–13 over the whole game. */
export function roundNumber(state: DeepReadonly<CzState>): number {
  let before = 0
  for (let set = 0; set < state.round.set; set++) before += (PROGRESS[set] as SetData).values.length
  return before + state.round.within + 1
}
