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
  mayPartWith,
  moveUnits,
  noteSale,
  sellableCounts,
  soldInTurn,
  stepsPerShare,
} from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import { COMPANIES, DIRECTOR_SHARES, companyId, companyIndex } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { FREE_SHARES, zoneOf } from '../market.ts'
import { refusal } from '../sections.ts'
import { NOBODY, POOL, type RmState, type StockState, companyAt, seatAccount, sharesOf } from '../state.ts'
import { bookOf } from './book.ts'
import { changeDirector, nextDirector, ordinaryInPool } from './directors.ts'
import { isAboveLimit } from './figures.ts'
import { hasMarker, moveDown, priceOf, salePrice } from './prices.ts'

/** Blocks of any number of companies, before anything is bought. — 6.2, 6.4 */
export const sellShares: Move<RmState, RmAction, NumberedEvent, 'sell'> = {
  types: ['sell'],
  choices: (state, seat) => sales(state, seat, refuseSale),
  refuse: (state, seat, { company, shares }) => refuseSale(state, seat, companyIndex(company), shares),
  apply(state, seat, action, emit) {
    const company = companyIndex(action.company)
    const stock = state.stock as StockState
    if (stock.soldNow === 0) stock.beganAbove = isAboveLimit(state, seat)
    noteSale(stock, seat, company)
    stock.lastBuyer = NOBODY
    sell(state, seat, company, action.shares, emit)
  },
}

type SaleTest = (
  state: DeepReadonly<RmState>,
  seat: Seat,
  company: CompanyIndex,
  shares: number,
) => Refusal | null

/** All that this seat may sell, by a test that also refuses. There may be gaps. */
export function sales(state: DeepReadonly<RmState>, seat: Seat, refuse: SaleTest): Choice<RmAction>[] {
  const choices: Choice<RmAction>[] = []
  for (let company = 0; company < COMPANIES.length; company++) {
    const tree = sellable(state, seat, company, refuse)
    const action = { type: 'sell', company: companyId(company), shares: 0 } as const
    if (tree.length > 0) choices.push({ kind: 'tree', action, fields: ['shares'], tree })
  }
  return choices
}

export function sellable(
  state: DeepReadonly<RmState>,
  seat: Seat,
  company: CompanyIndex,
  refuse: SaleTest = refuseSale,
): number[] {
  const held = sharesOf(state, company, seat)
  return sellableCounts(held, (shares) => refuse(state, seat, company, shares) === null)
}

/** In a stock round. — 6.4 */
function refuseSale(
  state: DeepReadonly<RmState>,
  seat: Seat,
  company: CompanyIndex,
  shares: number,
): Refusal | null {
  const stock = state.stock as DeepReadonly<StockState>
  const block = refuseBlock(state, seat, company, shares)
  if (block?.code === '62-SELL-HOLDING') return block
  const id = companyId(company)
  const bought = stock.bought[seat * COMPANIES.length + company] as number
  if (sharesOf(state, company, seat) - shares < bought) {
    return refusal('62-SELL-BOUGHT', { company: id, bought })
  }
  if (soldInTurn(stock, company)) return refusal('62-SELL-BLOCK', { company: id })
  return block
}

/** What every sale asks for: the shares, and ordinary ones for what a director keeps. — 6.3, 6.4 */
export function refuseBlock(
  state: DeepReadonly<RmState>,
  seat: Seat,
  company: CompanyIndex,
  shares: number,
): Refusal | null {
  const held = company < 0 ? 0 : sharesOf(state, company, seat)
  if (!Number.isInteger(shares) || shares < 1 || shares > held) {
    return refusal('62-SELL-HOLDING', { company: company < 0 ? '' : companyId(company), held })
  }
  if (companyAt(state, company).director !== seat) return null
  const left = held - shares
  const change = bookOf(state).changeFor(left, held - DIRECTOR_SHARES, ordinaryInPool(state, company))
  const isTakenOver = (): boolean => {
    const after = (each: Seat): number => (each === seat ? left : sharesOf(state, company, each))
    return ![seat, NOBODY].includes(nextDirector(state, company, after))
  }
  return mayPartWith(left, DIRECTOR_SHARES, isTakenOver, change)
    ? null
    : refusal('62-SELL-DIRECTOR-SPLIT', { company: companyId(company) })
}

/** The pool pays; then director and price follow. — 6.4.1, 6.4.2 */
export function sell(
  state: RmState,
  seat: Seat,
  company: CompanyIndex,
  shares: number,
  emit: Emit<NumberedEvent>,
): number {
  const amount = shares * salePrice(state, company)
  const steps = stepsFor(state, seat, company, shares)
  pay(state.cash, BANK, seatAccount(seat), amount)
  moveUnits(state.shares, company, shares, { from: seat, to: POOL })
  emit({ type: 'sharesSold', seat, company, shares, amount })
  changeDirector(state, company, emit)
  if (steps > 0) moveDown(state, company, steps, emit)
  return amount
}

/** One for each share; outside the plain zone the first ones are free to all but the director. — 6.4.2 */
function stepsFor(state: DeepReadonly<RmState>, seat: Seat, company: CompanyIndex, shares: number): number {
  const { status, director } = companyAt(state, company)
  if (status !== 'open' || state.lner === 'formed' || !hasMarker(state, company)) return 0
  const free = director === seat ? 0 : FREE_SHARES[zoneOf(priceOf(state, company))]
  return stepsPerShare(shares, free)
}
