import type { DeepReadonly, Refusal, Seat } from '@roundhouse/kernel'
import { type CompanyIndex, type Move, mustSellFirst, nextInRow, underWay } from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { COMPANIES } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { type CzState, NOBODY } from '../state.ts'
import { bookOf } from './book.ts'
import { certificateLimit } from './figures.ts'
import { mostSellable } from './selling.ts'
import { certificatesOf } from './shares.ts'

/** End the turn, having sold something or not. — VII.1 */
export const passTurn: Move<CzState, CzAction, NumberedEvent, 'pass'> = {
  types: ['pass'],
  choices(state, seat) {
    if (!isOnTurn(state, seat)) return []
    return passTurn.refuse(state, seat, { type: 'pass' }) === null
      ? [{ kind: 'one', action: { type: 'pass' } }]
      : []
  },
  refuse: (state, seat) => (bookOf(state).mayPassAboveLimit ? null : refuseKeeping(state, seat)),
  apply(state, seat, _action, emit) {
    if (underWay(state, 'stock').soldNow === 0) emit({ type: 'passed', seat })
    endTurn(state, false)
  },
}

/** Above the certificate limit one must sell first, as far as one can. — VII.4 */
export function refuseKeeping(state: DeepReadonly<CzState>, seat: Seat): Refusal | null {
  const certificates = certificatesOf(state, seat)
  const limit = certificateLimit(state)
  const sellable = (company: CompanyIndex): number => mostSellable(state, seat, company)
  const must = mustSellFirst(certificates, limit, COMPANIES.length, sellable)
  return must ? refusal('CZ-MUST-SELL', { certificates, limit }) : null
}

export function isOnTurn(state: DeepReadonly<CzState>, seat: Seat): boolean {
  return state.priority[underWay(state, 'stock').at] === seat
}

/** Any sale or purchase gives the player at least one more turn. — VII.2 */
export function endTurn(state: CzState, bought: boolean): void {
  const turn = underWay(state, 'stock')
  const passed = !bought && turn.soldNow === 0
  turn.bought = bought ? (state.priority[turn.at] as Seat) : NOBODY
  turn.soldNow = 0
  nextInRow(turn, state.players, passed)
}
