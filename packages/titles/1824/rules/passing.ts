import type { DeepReadonly, Refusal, Seat } from '@roundhouse/kernel'
import { type Move, mustSellFirst } from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import { COMPANIES } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import type { AhState } from '../state.ts'
import { certificateLimit } from './figures.ts'
import { mostSellable } from './selling.ts'
import { certificatesOf } from './shares.ts'
import { endTurn, isOnTurn, stockOf } from './stock-turn.ts'

/** End the turn, having sold something or not. — VI.1 */
export const passTurn: Move<AhState, AhAction, NumberedEvent, 'pass'> = {
  types: ['pass'],
  choices: (state, seat) =>
    isOnTurn(state, seat) && refuseKeeping(state, seat) === null
      ? [{ kind: 'one', action: { type: 'pass' } }]
      : [],
  refuse: refuseKeeping,
  apply(state, seat, _action, emit) {
    if (stockOf(state).soldNow === 0) emit({ type: 'passed', seat })
    endTurn(state, false)
  },
}

/** Above the certificate limit one must sell first, as far as one can. — VI.7 */
export function refuseKeeping(state: DeepReadonly<AhState>, seat: Seat): Refusal | null {
  const certificates = certificatesOf(state, seat)
  const limit = certificateLimit(state)
  const sellable = (company: number): number => mostSellable(state, seat, company)
  const must = mustSellFirst(certificates, limit, COMPANIES.length, sellable)
  return must ? refusal('AH-CERT-MUST-SELL', { certificates, limit }) : null
}
