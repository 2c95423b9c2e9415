import type { Choice, DeepReadonly, Emit, Refusal, Seat } from '@roundhouse/kernel'
import { type Condition, type Move, allOf, soldInRound } from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import { COMPANIES, DIRECTOR_SHARES, companyId, companyIndex, isSmall, kindOf } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { ISSUE_PRICES, issueCell } from '../market.ts'
import { refusal } from '../sections.ts'
import {
  type AhState,
  CERTIFICATE,
  KEPT,
  NOBODY,
  POOL,
  STACK,
  cashOf,
  companyAt,
  debtOf,
  sharesOf,
} from '../state.ts'
import { seatPaysBank } from './bank.ts'
import { bookOf } from './book.ts'
import { certificateLimit } from './figures.ts'
import { refuseKeeping } from './passing.ts'
import { hasPrice, placeMarker, priceOf } from './prices.ts'
import {
  certificatesOf,
  isBackInBank,
  isBond,
  isEarmarked,
  moveShares,
  noteTwenty,
  swapsWith,
} from './shares.ts'
import { endTurn, isOnTurn, stockOf } from './stock-turn.ts'

type Start = Extract<AhAction, { type: 'start' }>
type Purchase = Extract<AhAction, { type: 'buyShare' }>

/** One certificate of the bank; it ends the turn. — VI.1, VI.4 */
export const buyCertificate: Move<AhState, AhAction, NumberedEvent, 'start' | 'buyShare'> = {
  types: ['start', 'buyShare'],
  choices: (state, seat) =>
    isOnTurn(state, seat) && refuseKeeping(state, seat) === null ? purchases(state, seat) : [],
  refuse(state, seat, action) {
    return (
      refuseKeeping(state, seat) ??
      (action.type === 'start' ? refuseStart(state, seat, action) : refuseShare(state, seat, action))
    )
  },
  apply(state, seat, action, emit) {
    if (action.type === 'start') start(state, seat, action, emit)
    else buyShare(state, seat, action, emit)
    endTurn(state, true)
  },
}

/** Percent of a company at which one may buy no more of it. — VI.7 */
const MOST_HELD = 60

function purchases(state: DeepReadonly<AhState>, seat: Seat): Choice<AhAction>[] {
  const choices: Choice<AhAction>[] = []
  if (hasNoDebt(state, seat) !== null) return choices
  const { refuseStarting, refuseShare } =
    certificatesOf(state, seat) < certificateLimit(state) ? BELOW_LIMIT : AT_LIMIT
  for (let company = 0; company < COMPANIES.length; company++) {
    if (isSmall(company)) continue
    const action = { type: 'start', company: companyId(company), price: 0 } as const
    const prices = refuseStarting(state, seat, action) === null ? pricesFor(state, seat, company) : []
    if (prices.length > 0) choices.push({ kind: 'tree', action, fields: ['price'], tree: prices })
    for (const purchase of offers(state, company)) {
      if (refuseShare(state, seat, purchase) === null) choices.push({ kind: 'one', action: purchase })
    }
  }
  return choices
}

/** Those that this seat can pay. — VI.4 */
function pricesFor(state: DeepReadonly<AhState>, seat: Seat, company: number): readonly number[] {
  const start = { type: 'start', company: companyId(company) } as const
  return ISSUE_PRICES.filter((price) => hasTwoPrices(state, seat, { ...start, price }) === null)
}

/** Ways to ask for a share. — VI.4, X.4 */
function offers(state: DeepReadonly<AhState>, company: number): Purchase[] {
  const share = { type: 'buyShare', company: companyId(company) } as const
  if (isBackInBank(state, company)) return [share, { ...share, percent: 20 }]
  if (!bookOf(state).hasPool) return [share]
  const pooled = { ...share, from: 'pool' } as const
  return isBond(state, company) ? [pooled, { ...pooled, percent: 20 }] : [share, pooled]
}

/** What holds for every purchase. — VI.4, VI.7, VII.12 */
type Buying = readonly [state: DeepReadonly<AhState>, seat: Seat, action: Start | Purchase]
const refusePurchase = allOf<Buying>(hasNoDebt, isBelowLimit, hasNotSold)

/** The certificates that there are, each with its conditions; `always`: those of every purchase. */
function conditionsWith(always: Condition<Buying>): {
  readonly refuseStarting: Condition<readonly [DeepReadonly<AhState>, Seat, Start]>
  readonly refuseShare: Condition<readonly [DeepReadonly<AhState>, Seat, Purchase]>
} {
  return {
    /** The 20 % certificate of a regional railway without a coal railway, price aside. — VI.4 */
    refuseStarting: allOf<readonly [DeepReadonly<AhState>, Seat, Start]>(isForSale, always, staysWithin),
    /** Any other certificate. — VI.4 */
    refuseShare: allOf<readonly [DeepReadonly<AhState>, Seat, Purchase]>(
      isOfTheBank,
      isStockCompany,
      always,
      isPriced,
      isThere,
      staysWithin,
      hasTheMoney,
    ),
  }
}

const AT_LIMIT = conditionsWith(refusePurchase)
/** Who has no debt and may have more certificates need not be asked for each company anew. */
const BELOW_LIMIT = conditionsWith(hasNotSold)

const { refuseShare } = AT_LIMIT
const refuseStart = allOf<readonly [DeepReadonly<AhState>, Seat, Start]>(
  AT_LIMIT.refuseStarting,
  isIssuePrice,
  hasTwoPrices,
)

export function hasNoDebt(state: DeepReadonly<AhState>, seat: Seat): Refusal | null {
  const debt = debtOf(state, seat)
  return debt > 0 ? refusal('AH-BUY-IN-DEBT', { debt }) : null
}

function isBelowLimit(state: DeepReadonly<AhState>, seat: Seat, action: Start | Purchase): Refusal | null {
  const isTenth = action.type === 'buyShare' && action.percent !== 20
  return refuseOneMore(state, seat, isTenth ? companyIndex(action.company) : null)
}

/**
 * One certificate more; `company` where it is a tenth, for whoever becomes director by it has one certificate less than
 * before: the limit binds what he holds then. — VI.6, VI.7
 */
export function refuseOneMore(
  state: DeepReadonly<AhState>,
  seat: Seat,
  company: number | null,
): Refusal | null {
  const limit = certificateLimit(state)
  const held = certificatesOf(state, seat)
  if (held < limit) return null
  const swaps = company !== null && bookOf(state).limitCountsSwap && swapsWith(state, seat, company)
  return held === limit && swaps ? null : refusal('AH-CERT-LIMIT', { limit })
}

function hasNotSold(state: DeepReadonly<AhState>, seat: Seat, action: Start | Purchase): Refusal | null {
  const sold = soldInRound(stockOf(state), seat, companyIndex(action.company))
  return sold ? refusal('AH-BUY-SOLD-THIS-SR', { company: action.company }) : null
}

function isForSale(state: DeepReadonly<AhState>, _seat: Seat, action: Start): Refusal | null {
  const company = companyIndex(action.company)
  const broken = isStockCompany(state, _seat, action)
  if (broken !== null) return broken
  if (isBond(state, company)) return refusal('AH-CHOICE', { what: action.company })
  if (isBackInBank(state, company)) return refusal('AH-BUY-NONE-LEFT', { company: action.company })
  if (isEarmarked(state, company)) return refusal('AH-BUY-EARMARKED', { company: action.company })
  if (sharesOf(state, company, CERTIFICATE) === 0) {
    return refusal('AH-BUY-NONE-LEFT', { company: action.company })
  }
  return kindOf(company) === 'state' ? refusal('AH-BUY-DIRECTOR-STATE', { company: action.company }) : null
}

function isIssuePrice(_state: DeepReadonly<AhState>, _seat: Seat, action: Start): Refusal | null {
  const { company, price } = action
  return ISSUE_PRICES.includes(price) ? null : refusal('AH-PAR-VALUE', { company, price })
}

function hasTwoPrices(state: DeepReadonly<AhState>, seat: Seat, { company, price }: Start): Refusal | null {
  return refuseCost(state, seat, DIRECTOR_SHARES * bookOf(state).worthOfTenth(companyIndex(company), price))
}

function isOfTheBank(state: DeepReadonly<AhState>, _seat: Seat, { from, company }: Purchase): Refusal | null {
  if (typeof from === 'number') return refusal('AH-BUY-PLAYER', {})
  return from === 'pool' && !bookOf(state).hasPool ? refusal('AH-BUY-NONE-LEFT', { company }) : null
}

function isStockCompany(
  state: DeepReadonly<AhState>,
  _seat: Seat,
  action: { readonly company: string },
): Refusal | null {
  const company = companyIndex(action.company)
  if (company < 0 || isSmall(company)) return refusal('AH-CHOICE', { what: action.company })
  return companyAt(state, company).status === 'out'
    ? refusal('AH-BUY-NONE-LEFT', { company: action.company })
    : null
}

function isPriced(state: DeepReadonly<AhState>, _seat: Seat, { company }: Purchase): Refusal | null {
  return hasPrice(state, companyIndex(company)) ? null : refusal('AH-BUY-NO-PRICE', { company })
}

function isThere(state: DeepReadonly<AhState>, _seat: Seat, action: Purchase): Refusal | null {
  const company = companyIndex(action.company)
  const { percent = 10 } = action
  if (percent === 20) {
    const isDouble = isBond(state, company) && state.two?.doubleWith === POOL && action.from === 'pool'
    return isDouble || isBackInBank(state, company) ? null : refusal('AH-CHOICE', { what: action.company })
  }
  if (sharesOf(state, company, sourceOf(action)) > 0) return null
  return sourceOf(action) === STACK && sharesOf(state, company, KEPT) > 0
    ? refusal('AH-BUY-EARMARKED', { company: action.company })
    : refusal('AH-BUY-NONE-LEFT', { company: action.company })
}

/** Nobody with 60 % buys more of a company, but out of the pool. — VI.7, X.4 */
function staysWithin(state: DeepReadonly<AhState>, seat: Seat, action: Start | Purchase): Refusal | null {
  if (action.type === 'buyShare' && sourceOf(action) === POOL) return null
  const company = companyIndex(action.company)
  const isTenth = action.type === 'buyShare' && action.percent !== 20
  const bought = isTenth ? 1 : DIRECTOR_SHARES
  const may = bookOf(state).holdingRule(sharesOf(state, company, seat) * 10, bought * 10, MOST_HELD)
  return may ? null : refusal('AH-BUY-60', { company: action.company })
}

function hasTheMoney(state: DeepReadonly<AhState>, seat: Seat, action: Purchase): Refusal | null {
  return refuseCost(state, seat, costOf(state, action))
}

export function refuseCost(state: DeepReadonly<AhState>, seat: Seat, price: number): Refusal | null {
  const cash = cashOf(state, seat)
  return price > cash ? refusal('AH-BUY-CASH', { price, cash }) : null
}

function sourceOf({ from }: Purchase): number {
  return from === 'pool' ? POOL : STACK
}

function costOf(state: DeepReadonly<AhState>, { company, percent = 10 }: Purchase): number {
  return (priceOf(state, companyIndex(company)) * percent) / 10
}

/** Its buyer sets the issue price. — VI.4 */
function start(state: AhState, seat: Seat, { company: id, price }: Start, emit: Emit<NumberedEvent>): void {
  const company = companyIndex(id)
  const entry = companyAt(state, company)
  seatPaysBank(state, seat, DIRECTOR_SHARES * bookOf(state).worthOfTenth(company, price))
  entry.status = 'started'
  entry.director = seat
  entry.start = price
  moveShares(state, company, CERTIFICATE, seat, DIRECTOR_SHARES)
  placeMarker(state, company, issueCell(price))
  emit({ type: 'companyStarted', holder: seat, company, price })
}

function buyShare(state: AhState, seat: Seat, action: Purchase, emit: Emit<NumberedEvent>): void {
  const company = companyIndex(action.company)
  const price = costOf(state, action)
  seatPaysBank(state, seat, price)
  const isDouble = action.percent === 20
  if (isDouble) {
    moveShares(state, company, CERTIFICATE, seat, DIRECTOR_SHARES)
    if (state.two !== null) state.two.doubleWith = seat
    if (state.recording !== null && !isBond(state, company)) {
      state.recording.certificates[company] = seat === companyAt(state, company).director ? NOBODY : seat
    }
  } else moveShares(state, company, sourceOf(action), seat, 1)
  noteTwenty(state, company, seat)
  const shares = isDouble ? { shares: DIRECTOR_SHARES } : {}
  emit({ type: 'shareBought', holder: seat, company, price, ...shares })
}
