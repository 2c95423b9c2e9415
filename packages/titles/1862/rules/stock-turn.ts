import type { DeepReadonly, Refusal, Seat } from '@roundhouse/kernel'
import { type Move, mustSellFirst, nextInRow } from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import { COMPANIES } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { NOBODY, type RmState, type StockState } from '../state.ts'
import { bookOf } from './book.ts'
import { certificateLimit, certificatesOf } from './figures.ts'
import { sellable } from './selling.ts'

/** End the turn, having sold something or not. — 6.2 */
export const passTurn: Move<RmState, RmAction, NumberedEvent, 'pass'> = {
  types: ['pass'],
  choices: (state, seat) =>
    refuseKeeping(state, seat) === null ? [{ kind: 'one', action: { type: 'pass' } }] : [],
  refuse: refuseKeeping,
  apply(state, seat, _action, emit) {
    if ((state.stock as StockState).soldNow === 0) emit({ type: 'passed', seat })
    endTurn(state, false)
  },
}

/**
 * Who begins his turn above the certificate limit must sell first, as far as he can; not any more after the LNER. A director
 * who keeps ordinary shares for his certificate may come above it by his own sale. — 6.5.2, 6.3
 */
export function refuseKeeping(state: DeepReadonly<RmState>, seat: Seat): Refusal | null {
  const { soldNow, beganAbove } = state.stock as DeepReadonly<StockState>
  if (soldNow !== 0 && !bookOf(state).mustSell(beganAbove)) return null
  const certificates = certificatesOf(state, seat)
  const limit = certificateLimit(state)
  const most = (company: number): number => sellable(state, seat, company).length
  const must = state.lner !== 'formed' && mustSellFirst(certificates, limit, COMPANIES.length, most)
  return must ? refusal('62-MUST-SELL', { certificates, limit }) : null
}

/** Who only sold has not passed. — 6.2 */
export function endTurn(state: RmState, bought: boolean): void {
  const stock = state.stock as StockState
  const passed = !bought && stock.soldNow === 0
  stock.lastBuyer = bought ? stock.at : NOBODY
  stock.soldNow = 0
  nextInRow(stock, state.players, passed)
}
