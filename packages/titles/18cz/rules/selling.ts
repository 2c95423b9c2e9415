import {
  BANK,
  type Choice,
  type DeepReadonly,
  type Emit,
  type Refusal,
  type Seat,
  pay,
} from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type Move,
  largestSale,
  mayPartWith,
  noteSale,
  underWay,
} from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { COMPANIES, companyId, companyIndex } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { type CzState, NOBODY, STACK, companyAt, seatAccount, sharesOf } from '../state.ts'
import { bookOf } from './book.ts'
import { certificateLimit, firstSet } from './figures.ts'
import { priceOf } from './prices.ts'
import { DIRECTOR_SHARES, certificatesOf, moveShares, nextDirector } from './shares.ts'

/** Any number of certificates, before anything is bought. — VII.1, VII.6 */
export const sellShares: Move<CzState, CzAction, NumberedEvent, 'sell'> = {
  types: ['sell'],
  choices(state, seat) {
    if (state.priority[underWay(state, 'stock').at] !== seat) return []
    const choices: Choice<CzAction>[] = []
    for (let company = 0; company < COMPANIES.length; company++) {
      const max = mostSellable(state, seat, company)
      if (max === 0) continue
      const min = leastSale(state, seat, company)
      const action = { type: 'sell', company: companyId(company), shares: min } as const
      choices.push({ kind: 'amount', action, field: 'shares', min, max, step: 1 })
    }
    return choices
  },
  refuse: refuseSale,
  apply: (state, seat, { company, shares }, emit) => sell(state, seat, companyIndex(company), shares, emit),
}

/** — VII.6, IX.3 */
function refuseSale(
  state: DeepReadonly<CzState>,
  seat: Seat,
  action: Extract<CzAction, { type: 'sell' }>,
): Refusal | null {
  if (state.round.set === firstSet(state)) return refusal('CZ-SELL-FIRST-SR', {})
  const company = companyIndex(action.company)
  const { shares } = action
  const held = company < 0 ? 0 : sharesOf(state, company, seat)
  if (!Number.isInteger(shares) || shares < 1 || shares > held) {
    return refusal('CZ-SELL-HELD', { company: action.company, held })
  }
  if (soldAlready(state, company)) return refusal('CZ-SELL-BLOCK', { company: action.company })
  if (!mayPart(state, seat, company, shares)) {
    return refusal('CZ-SELL-DIRECTOR', { company: action.company })
  }
  const least = leastSale(state, seat, company)
  return shares < least ? refusal('CZ-SELL-ENOUGH', { company: action.company, least }) : null
}

/**
 * Who is above the certificate limit comes back to it as far as he can. A company is sold once in a turn, so he sells
 * as much of it as all his other sales could not make up for. — VII.4
 */
function leastSale(state: DeepReadonly<CzState>, seat: Seat, company: CompanyIndex): number {
  const above = certificatesOf(state, seat) - certificateLimit(state)
  if (above <= 0) return 1
  return bookOf(state).leastSale(() => {
    const given = (other: number, shares: number): number => certificatesGiven(state, seat, other, shares)
    const others = COMPANIES.reduce((sum, _, other) => {
      const most = other === company ? 0 : mostSellable(state, seat, other)
      return sum + (most === 0 ? 0 : given(other, most))
    }, 0)
    const most = mostSellable(state, seat, company)
    const needed = Math.min(above - others, given(company, most))
    let least = 1
    while (least < most && given(company, least) < needed) least++
    return least
  })
}

/** By how much a sale lowers the certificates: who loses the director's certificate gets two shares for it. — VII.5 */
function certificatesGiven(
  state: DeepReadonly<CzState>,
  seat: Seat,
  company: CompanyIndex,
  shares: number,
): number {
  if (companyAt(state, company).director !== seat) return shares
  return isTakenOver(state, seat, company, sharesOf(state, company, seat) - shares) ? shares - 1 : shares
}

/** How many shares of a company this seat may sell now. */
export function mostSellable(state: DeepReadonly<CzState>, seat: Seat, company: CompanyIndex): number {
  const held = sharesOf(state, company, seat)
  if (held === 0 || state.round.set === firstSet(state) || soldAlready(state, company)) return 0
  return companyAt(state, company).director === seat ? mostOfDirector(state, seat, company, held) : held
}

function mostOfDirector(
  state: DeepReadonly<CzState>,
  seat: Seat,
  company: CompanyIndex,
  held: number,
): number {
  return largestSale(held, (shares) => mayPart(state, seat, company, shares))
}

function soldAlready(state: DeepReadonly<CzState>, company: CompanyIndex): boolean {
  return bookOf(state).isSoldAlready(underWay(state, 'stock'), company)
}

/** The director's certificate never goes to the bank: somebody must be there to take it over. — VII.5, VII.6 */
function mayPart(state: DeepReadonly<CzState>, seat: Seat, company: CompanyIndex, shares: number): boolean {
  if (companyAt(state, company).director !== seat) return true
  const takenOver = (left: number): boolean => isTakenOver(state, seat, company, left)
  return mayPartWith(sharesOf(state, company, seat) - shares, DIRECTOR_SHARES, takenOver, null)
}

function isTakenOver(state: DeepReadonly<CzState>, seat: Seat, company: CompanyIndex, left: number): boolean {
  const after = (each: Seat): number => (each === seat ? left : sharesOf(state, company, each))
  return nextDirector(state, company, after) !== null
}

/** — VII.6 */
function sell(
  state: CzState,
  seat: Seat,
  company: CompanyIndex,
  shares: number,
  emit: Emit<NumberedEvent>,
): void {
  const turn = underWay(state, 'stock')
  const amount = shares * priceOf(state, company)
  pay(state.bank.cash, BANK, seatAccount(seat), amount)
  moveShares(state, company, seat, STACK, shares)
  bookOf(state).movePool(state, company, shares)
  noteSale(turn, seat, company)
  turn.passes = 0
  turn.bought = NOBODY
  emit({ type: 'sharesSold', seat, company, shares, amount })
}
