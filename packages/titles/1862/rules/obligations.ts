import { BANK, type DeepReadonly, type Emit, type Refusal, type Seat, pay } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type Question,
  clockwiseFrom,
  collectUnits,
  removeMarker,
} from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import { COMPANIES, DIRECTOR_SHARES, companyIndex } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { shelved } from '../shelf.ts'
import { OFFER, type RmState, cashOf, companyAt, seatAccount, sharesOf } from '../state.ts'
import { debtor } from './asked.ts'
import { bookOf } from './book.ts'
import { wrongStep } from './gates.ts'
import { worthOf } from './prices.ts'
import { refuseBlock, sales, sell, sellable } from './selling.ts'

/** A company that does not float in time costs its winner so many times the par. — 4.3 */
const FINE = 5

/** At the end of a stock round, players in the order of the round, each one's companies as he won them. — 4.3, table B28 */
export function fineFailures(state: RmState, emit: Emit<NumberedEvent>): void {
  state.round.kind = 'fines'
  const failed = state.obligations
  state.obligations = []
  for (const seat of clockwiseFrom(state.priority, state.players)) {
    for (const each of failed) if (each.seat === seat) fine(state, seat, each.company, emit)
  }
}

/** Cash first, then his shares of the company itself, one certificate after the other; the rest he owes. — table B4 */
function fine(state: RmState, seat: Seat, company: CompanyIndex, emit: Emit<NumberedEvent>): void {
  const { start, director } = companyAt(state, company)
  const due = FINE * start
  const cash = Math.min(due, cashOf(state, seat))
  pay(state.cash, seatAccount(seat), BANK, cash)
  let owed = due - cash
  for (const shares of certificatesOf(sharesOf(state, company, seat), director === seat)) {
    if (owed === 0) break
    const value = shares * worthOf(state, company)
    const paidOut = Math.max(0, value - owed)
    pay(state.cash, BANK, seatAccount(seat), paidOut)
    owed = Math.max(0, owed - value)
  }
  state.debt[seat] = (state.debt[seat] as number) + owed
  emit({
    type: 'obligationFailed',
    company,
    seat,
    fine: due,
    paid: due - owed,
    owed,
    cash: cashOf(state, seat),
  })
  withdraw(state, company)
}

/** Ordinary shares first, the director's certificate whole. */
function certificatesOf(shares: number, isDirector: boolean): number[] {
  const ordinary = isDirector ? shares - DIRECTOR_SHARES : shares
  return [...Array.from({ length: ordinary }, () => 1), ...(isDirector ? [DIRECTOR_SHARES] : [])]
}

/** All its shares go back without compensation; it starts afresh from the next stock round on. — 4.3 */
function withdraw(state: RmState, company: CompanyIndex): void {
  const { group } = companyAt(state, company)
  collectUnits(state.shares, company, OFFER)
  removeMarker(state.market, company)
  state.companies[company] = shelved(group)
  if (!bookOf(state).failedCharterAtOnce) companyAt(state, company).startsFrom = state.round.set + 1
}

/** Who still owes sells other shares until all is paid or nothing is left that may be sold. — 4.3, table B5 */
export const paysFine: Question<RmState, RmAction, NumberedEvent> = {
  name: 'fine',
  section: '4.3',
  settle(state) {
    if (state.debt.every((owed) => owed === 0)) return true
    for (let seat = 0; seat < state.players; seat++) {
      const nothing = COMPANIES.every(
        (_, company) => sellable(state, seat, company, refuseBlock).length === 0,
      )
      // What cannot be raised is forgiven. — table B4
      if (nothing) state.debt[seat] = 0
    }
    return state.debt.every((owed) => owed <= 0)
  },
  choices: (state) => sales(state, debtor(state), refuseBlock),
  refuse(state, seat, action): Refusal | null {
    if (action.type === 'pass') return refusal('62-FINE-MUST-SELL', { owed: state.debt[seat] as number })
    if (action.type !== 'sell') return wrongStep(state, action)
    return refuseBlock(state, seat, companyIndex(action.company), action.shares)
  },
  apply(state, seat, action, emit) {
    if (action.type !== 'sell') return
    const amount = sell(state, seat, companyIndex(action.company), action.shares, emit)
    const paid = Math.min(amount, state.debt[seat] as number)
    pay(state.cash, seatAccount(seat), BANK, paid)
    state.debt[seat] = (state.debt[seat] as number) - paid
  },
}

/** All fines are settled. */
export function finesAreSettled({ round, stock, debt }: DeepReadonly<RmState>): boolean {
  return round.kind === 'fines' && stock !== null && debt.every((owed) => owed === 0)
}
