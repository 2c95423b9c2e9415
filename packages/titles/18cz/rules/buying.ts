import type { Choice, DeepReadonly, Emit, Refusal, Seat } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type Move,
  allOf,
  endsWithin,
  payForShares,
  soldInRound,
  underWay,
} from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { COMPANIES, companyId, companyIndex, sizeData } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal, refusalIn } from '../sections.ts'
import { type CzState, STACK, cashOf, companyAt, seatAccount, sharesOf, treasuryAccount } from '../state.ts'
import { bookOf } from './book.ts'
import { certificateLimit, holdingLimit, sizeOf } from './figures.ts'
import { placeMarker, priceOf } from './prices.ts'
import { DIRECTOR_SHARES, capitalisationOf, certificatesOf, moveShares } from './shares.ts'
import { endTurn, isOnTurn, refuseKeeping } from './stock-turn.ts'

/** One certificate of the bank, the director's first; it ends the turn. — VII.1, VII.3, VII.5 */
export const buyCertificate: Move<CzState, CzAction, NumberedEvent, 'start' | 'buyShare'> = {
  types: ['start', 'buyShare'],
  choices: (state, seat) =>
    isOnTurn(state, seat) && refuseKeeping(state, seat) === null ? purchases(state, seat) : [],
  refuse(state, seat, action) {
    const company = companyIndex(action.company)
    return (
      refuseKeeping(state, seat) ??
      (action.type === 'start'
        ? refuseStart(state, seat, company, action.price)
        : refuseShare(state, seat, company, action.from))
    )
  },
  apply(state, seat, action, emit) {
    const company = companyIndex(action.company)
    if (action.type === 'start') start(state, seat, company, action.price, emit)
    else buyShare(state, seat, company, action.from, emit)
    endTurn(state, true)
  },
}

/** What the buyer must fulfil whatever he buys is asked once, what a company must fulfil for each of them. */
function purchases(state: DeepReadonly<CzState>, seat: Seat): Choice<CzAction>[] {
  const choices: Choice<CzAction>[] = []
  if (hasNoLoan(state, seat) !== null || isBelowLimit(state, seat) !== null) return choices
  for (let company = 0; company < COMPANIES.length; company++) {
    const { status } = companyAt(state, company)
    if (status === 'out' || status === 'closed') continue
    if (kindIsOut(state, seat, company) !== null || hasNotSold(state, seat, company) !== null) continue
    if (status === 'shelf') addStart(state, seat, company, choices)
    else addShares(state, seat, company, choices)
  }
  return choices
}

function addStart(
  state: DeepReadonly<CzState>,
  seat: Seat,
  company: CompanyIndex,
  choices: Choice<CzAction>[],
): void {
  const cash = cashOf(state, seat)
  const prices = sizeOf(state, company).startPrices.filter((price) => price * DIRECTOR_SHARES <= cash)
  if (prices.length === 0) return
  const action = { type: 'start', company: companyId(company), price: 0 } as const
  choices.push({ kind: 'tree', action, fields: ['price'], tree: prices })
}

function addShares(
  state: DeepReadonly<CzState>,
  seat: Seat,
  company: CompanyIndex,
  choices: Choice<CzAction>[],
): void {
  if (hasPrice(state, seat, company) !== null || staysWithin(state, seat, company) !== null) return
  const id = companyId(company)
  for (const from of bookOf(state).sharesAreIn) {
    if (isThere(state, seat, company, from) !== null) continue
    const share = { type: 'buyShare', company: id } as const
    choices.push({ kind: 'one', action: from === 'bank' ? share : { ...share, from } })
  }
}

type Purchase = readonly [state: DeepReadonly<CzState>, seat: Seat, company: CompanyIndex]

/** What holds for every purchase. — VII.3, VII.4 */
const refusePurchase = allOf<Purchase>(kindIsOut, hasNoLoan, hasNotSold, isBelowLimit)

/** The director's certificate. — VII.5 */
const refuseStart = allOf<[...Purchase, price: number]>(isOnShelf, refusePurchase, isStartPrice, hasTwoPrices)

/** An ordinary share. — VII.3 */
const refuseShare = allOf<[...Purchase, from: Source]>(
  isOfTheBank,
  isInGame,
  directorComesFirst,
  refusePurchase,
  hasPrice,
  staysWithin,
  isThere,
)

type Source = 'bank' | 'pool' | number | undefined

function kindIsOut(state: DeepReadonly<CzState>, _seat: Seat, company: CompanyIndex): Refusal | null {
  if (state.fleet.phase >= sizeOf(state, company).from) return null
  return refusal('CZ-BUY-KIND-CLOSED', { company })
}

function hasNoLoan(state: DeepReadonly<CzState>, seat: Seat): Refusal | null {
  const debt = state.bank.debt[seat] as number
  return debt > 0 ? refusal('CZ-BUY-LOAN', { debt }) : null
}

function hasNotSold(state: DeepReadonly<CzState>, seat: Seat, company: CompanyIndex): Refusal | null {
  const sold = soldInRound(underWay(state, 'stock'), seat, company)
  return sold ? refusal('CZ-BUY-AFTER-SELL', { company }) : null
}

function isBelowLimit(state: DeepReadonly<CzState>, seat: Seat): Refusal | null {
  const limit = certificateLimit(state)
  return certificatesOf(state, seat) >= limit ? refusal('CZ-CERT-LIMIT', { limit }) : null
}

function isOnShelf(state: DeepReadonly<CzState>, _seat: Seat, company: CompanyIndex): Refusal | null {
  const status = state.companies[company]?.status ?? 'out'
  if (status === 'shelf') return null
  return status === 'started' || status === 'open'
    ? refusal('CZ-BUY-STARTED', { company })
    : gone(state, company)
}

function isStartPrice(
  state: DeepReadonly<CzState>,
  _seat: Seat,
  company: CompanyIndex,
  price: number,
): Refusal | null {
  const { startPrices } = sizeOf(state, company)
  if (startPrices.includes(price)) return null
  const prices = startPrices.join(' ')
  return refusal('CZ-PAR-NOT-ALLOWED', { company, price, prices })
}

function hasTwoPrices(
  state: DeepReadonly<CzState>,
  seat: Seat,
  _company: number,
  price: number,
): Refusal | null {
  return refuseCost(state, seat, price * DIRECTOR_SHARES)
}

function isOfTheBank(
  _state: DeepReadonly<CzState>,
  _seat: Seat,
  _company: number,
  from: Source,
): Refusal | null {
  return typeof from === 'number' ? refusal('CZ-BUY-FROM-PLAYER', {}) : null
}

function isInGame(state: DeepReadonly<CzState>, _seat: Seat, company: CompanyIndex): Refusal | null {
  const status = state.companies[company]?.status ?? 'out'
  return status === 'out' || status === 'closed' ? gone(state, company) : null
}

function directorComesFirst(state: DeepReadonly<CzState>, seat: Seat, company: CompanyIndex): Refusal | null {
  if (companyAt(state, company).status !== 'shelf') return null
  return kindIsOut(state, seat, company) ?? refusal('CZ-BUY-DIRECTOR-FIRST', { company })
}

function hasPrice(state: DeepReadonly<CzState>, seat: Seat, company: CompanyIndex): Refusal | null {
  return refuseCost(state, seat, priceOf(state, company))
}

/** — VII.4 */
function staysWithin(state: DeepReadonly<CzState>, seat: Seat, company: CompanyIndex): Refusal | null {
  const limit = holdingLimit(state, company)
  const { percent } = sizeData(company)
  const may = endsWithin(sharesOf(state, company, seat) * percent, percent, limit)
  if (may) return null
  const section = bookOf(state).holdingSection(company)
  return refusalIn(section, 'CZ-SHARE-LIMIT', { company, limit })
}

function isThere(
  state: DeepReadonly<CzState>,
  _seat: Seat,
  company: CompanyIndex,
  from: Source,
): Refusal | null {
  const source = from === 'pool' ? 'pool' : 'bank'
  return bookOf(state).sharesIn(state, company, source) === 0 ? noneLeft(company) : null
}

function refuseCost(state: DeepReadonly<CzState>, seat: Seat, price: number): Refusal | null {
  const cash = cashOf(state, seat)
  return price > cash ? refusal('CZ-BUY-CASH', { price, cash }) : null
}

function noneLeft(company: CompanyIndex): Refusal {
  return refusal('CZ-BUY-NONE-LEFT', { company })
}

/** Acquired, or left out by the variant. — VIII.9, XI.1, XI.2 */
function gone(state: DeepReadonly<CzState>, company: CompanyIndex): Refusal {
  const without = state.variant === 'bohemia' ? 'XI.1' : 'XI.2'
  const section = state.companies[company]?.status === 'closed' ? 'VIII.9' : without
  return refusalIn(section, 'CZ-BUY-GONE', { company: Math.max(0, company) })
}

/** The buyer of the director's certificate sets the start price. — VII.5 */
function start(
  state: CzState,
  seat: Seat,
  company: CompanyIndex,
  price: number,
  emit: Emit<NumberedEvent>,
): void {
  const entry = companyAt(state, company)
  payCompany(state, seat, company, price * DIRECTOR_SHARES)
  entry.status = 'started'
  entry.director = seat
  entry.start = price
  moveShares(state, company, STACK, seat, DIRECTOR_SHARES)
  placeMarker(state, company, price)
  emit({ type: 'companyStarted', holder: seat, company, price })
}

function buyShare(
  state: CzState,
  seat: Seat,
  company: CompanyIndex,
  from: Source,
  emit: Emit<NumberedEvent>,
): void {
  const price = priceOf(state, company)
  payCompany(state, seat, company, price)
  moveShares(state, company, STACK, seat, 1)
  if (from === 'pool') bookOf(state).movePool(state, company, -1)
  emit({ type: 'shareBought', holder: seat, company, price })
}

function payCompany(state: CzState, seat: Seat, company: CompanyIndex, amount: number): void {
  const plan = capitalisationOf(state, company)
  payForShares(state.bank.cash, plan, seatAccount(seat), treasuryAccount(company), amount)
}
