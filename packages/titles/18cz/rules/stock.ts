import {
  BANK,
  type Choice,
  type DeepReadonly,
  type Emit,
  type Refusal,
  type Seat,
  type Step,
  pay,
} from '@roundhouse/kernel'
import { byCash } from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { COMPANIES, companyId, companyIndex, sizeData } from '../companies.ts'
import type { CzEvent } from '../events.ts'
import { isOn } from '../options.ts'
import { refusal } from '../sections.ts'
import {
  type CzState,
  NOBODY,
  POOL,
  STACK,
  type StockState,
  cashOf,
  companyAt,
  seatAccount,
  sharesOf,
} from '../state.ts'
import { certificateLimit, holdingLimit, sizeOf } from './figures.ts'
import { wrongStep } from './gates.ts'
import { refuseRepay, repay, repayChoices } from './loans.ts'
import { beginOperatingRound } from './operating-round.ts'
import { moveForSale, moveForSoldOut, placeMarker, priceOf } from './prices.ts'
import { mostSellable, refuseSale } from './selling.ts'
import {
  DIRECTOR_SHARES,
  certificatesOf,
  changeDirector,
  moveShares,
  openCompany,
  sharesSold,
} from './shares.ts'

export function beginStockRound(state: CzState, set: number, emit: Emit<CzEvent>): void {
  state.round = { kind: 'stock', set, within: 0, turns: 0, passed: 0 }
  state.step = 'stock'
  const sold = Array.from({ length: state.players }, () => 0)
  state.stock = { at: 0, passes: 0, sold, soldNow: 0, bought: NOBODY }
  emit({ type: 'stockRoundBegan', number: set + 1 })
}

/** Sell any number of certificates, then buy at most one. — VII */
export const stock: Step<CzState, CzAction, CzEvent> = {
  name: 'stock',
  section: 'VII.1',
  choices(state, seat) {
    const choices: Choice<CzAction>[] = repayChoices(state, seat)
    if (seatOnTurn(state) !== seat) return choices
    for (let company = 0; company < COMPANIES.length; company++) {
      const most = mostSellable(state, seat, company)
      if (most === 0) continue
      const action = { type: 'sell', company: companyId(company), shares: 1 } as const
      choices.push({ kind: 'amount', action, field: 'shares', min: 1, max: most, step: 1 })
    }
    const mustSell = refuseKeeping(state, seat) !== null
    if (!mustSell || isOn(state, 'overLimitMayPass')) choices.push({ kind: 'one', action: { type: 'pass' } })
    if (!mustSell) addPurchases(state, seat, choices)
    return choices
  },
  refuse(state, seat, action) {
    switch (action.type) {
      case 'repay':
        return refuseRepay(state, seat, action.amount)
      case 'pass':
        return isOn(state, 'overLimitMayPass') ? null : refuseKeeping(state, seat)
      case 'sell':
        return refuseSale(state, seat, action)
      case 'start':
        return (
          refuseKeeping(state, seat) ?? refuseStart(state, seat, companyIndex(action.company), action.price)
        )
      case 'buyShare':
        return (
          refuseKeeping(state, seat) ?? refuseShare(state, seat, companyIndex(action.company), action.from)
        )
      default:
        return wrongStep(state, action)
    }
  },
  apply(state, seat, action, emit) {
    switch (action.type) {
      case 'repay':
        return repay(state, seat, action.amount, emit)
      case 'sell':
        return sell(state, seat, companyIndex(action.company), action.shares, emit)
      case 'start':
        start(state, seat, companyIndex(action.company), action.price, emit)
        return endTurn(state, true, emit)
      case 'buyShare':
        buyShare(state, seat, companyIndex(action.company), action.from, emit)
        return endTurn(state, true, emit)
      default:
        if (stockOf(state).soldNow === 0) emit({ type: 'passed', seat })
        return endTurn(state, false, emit)
    }
  },
}

function stockOf(state: CzState): StockState {
  return state.stock as StockState
}

function seatOnTurn(state: DeepReadonly<CzState>): Seat {
  return state.priority[(state.stock as StockState).at] as Seat
}

/** Above the certificate limit one must sell first, as far as one can. — VII.4 */
function refuseKeeping(state: DeepReadonly<CzState>, seat: Seat): Refusal | null {
  const certificates = certificatesOf(state, seat)
  const limit = certificateLimit(state)
  if (certificates <= limit) return null
  for (let company = 0; company < COMPANIES.length; company++) {
    if (mostSellable(state, seat, company) > 0) return refusal('CZ-MUST-SELL', { certificates, limit })
  }
  return null
}

function refuseStart(
  state: DeepReadonly<CzState>,
  seat: Seat,
  company: number,
  price: number,
): Refusal | null {
  const entry = state.companies[company]
  if (entry === undefined || entry.status !== 'shelf') return noneLeft(company)
  const common = refusePurchase(state, seat, company)
  if (common !== null) return common
  if (!sizeOf(state, company).startPrices.includes(price)) {
    return refusal('CZ-PAR-NOT-ALLOWED', { company: companyId(company), price })
  }
  return refuseCost(state, seat, price * DIRECTOR_SHARES)
}

function refuseShare(
  state: DeepReadonly<CzState>,
  seat: Seat,
  company: number,
  from: 'bank' | 'pool' | number | undefined,
): Refusal | null {
  const entry = state.companies[company]
  if (typeof from === 'number') return refusal('CZ-BUY-FROM-PLAYER', {})
  if (entry === undefined || entry.status === 'out' || entry.status === 'closed') return noneLeft(company)
  if (entry.status === 'shelf') {
    return refuseKind(state, company) ?? refusal('CZ-BUY-DIRECTOR-FIRST', { company: companyId(company) })
  }
  return (
    refusePurchase(state, seat, company) ??
    refuseCost(state, seat, priceOf(state, company)) ??
    refuseHolding(state, seat, company) ??
    (sharesOf(state, company, from === 'pool' ? POOL : STACK) === 0 ? noneLeft(company) : null)
  )
}

function noneLeft(company: number): Refusal {
  return refusal('CZ-BUY-NONE-LEFT', { company: companyId(Math.max(0, company)) })
}

function refuseKind(state: DeepReadonly<CzState>, company: number): Refusal | null {
  if (state.fleet.phase >= sizeOf(state, company).from) return null
  return refusal('CZ-BUY-KIND-CLOSED', { company: companyId(company) })
}

/** What holds for every purchase. — VII.3, VII.4 */
function refusePurchase(state: DeepReadonly<CzState>, seat: Seat, company: number): Refusal | null {
  const kind = refuseKind(state, company)
  if (kind !== null) return kind
  const debt = state.debt[seat] as number
  if (debt > 0) return refusal('CZ-BUY-LOAN', { debt })
  if (((state.stock as StockState).sold[seat] as number) & (1 << company)) {
    return refusal('CZ-BUY-AFTER-SELL', { company: companyId(company) })
  }
  const limit = certificateLimit(state)
  return certificatesOf(state, seat) >= limit ? refusal('CZ-CERT-LIMIT', { limit }) : null
}

function refuseCost(state: DeepReadonly<CzState>, seat: Seat, price: number): Refusal | null {
  const cash = cashOf(state, seat)
  return price > cash ? refusal('CZ-BUY-CASH', { price, cash }) : null
}

function refuseHolding(state: DeepReadonly<CzState>, seat: Seat, company: number): Refusal | null {
  const limit = holdingLimit(state, company)
  const percent = (sharesOf(state, company, seat) + 1) * sizeData(company).percent
  return percent > limit ? refusal('CZ-SHARE-LIMIT', { company: companyId(company), limit }) : null
}

function addPurchases(state: DeepReadonly<CzState>, seat: Seat, choices: Choice<CzAction>[]): void {
  if ((state.debt[seat] as number) > 0 || certificatesOf(state, seat) >= certificateLimit(state)) return
  const cash = cashOf(state, seat)
  for (let company = 0; company < COMPANIES.length; company++) {
    const { status } = companyAt(state, company)
    if (status === 'out' || status === 'closed') continue
    const id = companyId(company)
    if (status === 'shelf') {
      if (refusePurchase(state, seat, company) !== null) continue
      const prices = sizeOf(state, company).startPrices.filter((price) => price * DIRECTOR_SHARES <= cash)
      if (prices.length === 0) continue
      choices.push({
        kind: 'tree',
        action: { type: 'start', company: id, price: 0 },
        fields: ['price'],
        tree: prices,
      })
      continue
    }
    if (refuseShare(state, seat, company, undefined) === null) {
      choices.push({ kind: 'one', action: { type: 'buyShare', company: id } })
    }
    if (isOn(state, 'poolOfShares') && refuseShare(state, seat, company, 'pool') === null) {
      choices.push({ kind: 'one', action: { type: 'buyShare', company: id, from: 'pool' } })
    }
  }
}

/** The buyer of the director's certificate sets the start price. — VII.5 */
function start(state: CzState, seat: Seat, company: number, price: number, emit: Emit<CzEvent>): void {
  const entry = companyAt(state, company)
  pay(state.cash, seatAccount(seat), BANK, price * DIRECTOR_SHARES)
  entry.status = 'started'
  entry.director = seat
  entry.start = price
  moveShares(state, company, STACK, seat, DIRECTOR_SHARES)
  placeMarker(state, company, price)
  emit({ type: 'companyStarted', holder: seat, company: companyId(company), price })
  openCompany(state, company, emit)
}

function buyShare(
  state: CzState,
  seat: Seat,
  company: number,
  from: 'bank' | 'pool' | number | undefined,
  emit: Emit<CzEvent>,
): void {
  const price = priceOf(state, company)
  pay(state.cash, seatAccount(seat), BANK, price)
  moveShares(state, company, from === 'pool' ? POOL : STACK, seat, 1)
  emit({ type: 'shareBought', holder: seat, company: companyId(company), price })
  changeDirector(state, company, emit)
  openCompany(state, company, emit)
}

/** Money, certificates, director, price: in this order. — VII.6, IX.3 */
function sell(state: CzState, seat: Seat, company: number, shares: number, emit: Emit<CzEvent>): void {
  const turn = stockOf(state)
  const amount = shares * priceOf(state, company)
  pay(state.cash, BANK, seatAccount(seat), amount)
  moveShares(state, company, seat, isOn(state, 'poolOfShares') ? POOL : STACK, shares)
  turn.soldNow |= 1 << company
  turn.sold[seat] = (turn.sold[seat] as number) | (1 << company)
  turn.passes = 0
  turn.bought = NOBODY
  emit({ type: 'sharesSold', seat, company: companyId(company), shares, amount })
  changeDirector(state, company, emit)
  moveForSale(state, company, emit)
}

/** Any sale or purchase gives the player at least one more turn. — VII.2 */
function endTurn(state: CzState, bought: boolean, emit: Emit<CzEvent>): void {
  const turn = stockOf(state)
  const passed = !bought && turn.soldNow === 0
  turn.passes = passed ? turn.passes + 1 : 0
  turn.bought = bought ? seatOnTurn(state) : NOBODY
  turn.soldNow = 0
  turn.at = (turn.at + 1) % state.players
  if (turn.passes === state.players) endStockRound(state, emit)
}

/** Sold-out companies rise in operating order; the richest begins next time. — IX.3, VII.2 */
function endStockRound(state: CzState, emit: Emit<CzEvent>): void {
  for (const company of state.market.order.slice()) {
    const soldOut = sharesSold(state, company) === sizeData(company).shares
    if (companyAt(state, company).status === 'open' && soldOut) moveForSoldOut(state, company, emit)
  }
  state.priority = byCash(state.priority, (seat) => cashOf(state, seat), 'most')
  state.stock = null
  emit({ type: 'priorityDealt', seats: state.priority.slice() })
  beginOperatingRound(state, 0, emit)
}
