import {
  BANK,
  type Choice,
  type DeepReadonly,
  type Emit,
  type Refusal,
  type Seat,
  pay,
} from '@roundhouse/kernel'
import { type CompanyIndex, type Move, allOf, moveUnits, soldInRound } from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import { COMPANIES, DIRECTOR_SHARES, SHARES, companyId, companyIndex } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { START_PRICES, parFor } from '../market.ts'
import { refusal, refusalIn } from '../sections.ts'
import {
  OFFER,
  POOL,
  type RmState,
  type StockState,
  TREASURY,
  cashOf,
  companyAt,
  seatAccount,
  sharesOf,
  treasuryAccount,
} from '../state.ts'
import { bookOf } from './book.ts'
import { refuseStarting } from './charters.ts'
import { certificateInPool, changeDirector, ordinaryInPool } from './directors.ts'
import { certificateLimit, isBelowLimit } from './figures.ts'
import { floatCompany } from './floating.ts'
import { placeMarker, priceOf } from './prices.ts'
import { endTurn, refuseKeeping } from './stock-turn.ts'

const SOURCES = ['offer', 'pool', 'treasury'] as const
export type Source = (typeof SOURCES)[number]
const HOLDER_OF = { offer: OFFER, pool: POOL, treasury: TREASURY } as const

/** One share or one new company; it ends the turn. — 6.2, 6.5 */
export const buyOrStart: Move<RmState, RmAction, NumberedEvent, 'buyShare' | 'start'> = {
  types: ['buyShare', 'start'],
  choices: (state, seat) => [...purchases(state, seat)],
  refuse(state, seat, action) {
    const company = companyIndex(action.company)
    const keeping = refuseKeeping(state, seat)
    if (keeping !== null) return keeping
    if (action.type === 'start') return refuseStart(state, seat, company, action.price)
    const { from = 'offer' } = action
    if (typeof from === 'number') return refusal('62-BUY-FROM-PLAYER', {})
    return refuseShare(state, seat, company, from)
  },
  apply(state, seat, action, emit) {
    const company = companyIndex(action.company)
    const stock = state.stock as StockState
    const at = seat * COMPANIES.length + company
    stock.bought[at] = (stock.bought[at] as number) + (action.type === 'start' ? DIRECTOR_SHARES : 1)
    // What follows asks nobody before the turn has ended, but tokens come before the next player. — 3
    endTurn(state, true)
    if (action.type === 'start') startCompany(state, seat, company, action.price, emit)
    else buy(state, seat, company, (action.from ?? 'offer') as Source, emit)
  },
}

/** All that may be bought or started; whoever wants to know only whether there is something takes the first. */
export function* purchases(state: DeepReadonly<RmState>, seat: Seat): Generator<Choice<RmAction>> {
  // What holds for every company is asked once.
  if (refuseKeeping(state, seat) !== null || !isBelowLimit(state, seat)) return
  const cash = cashOf(state, seat)
  const prices = startPricesFor(cash)
  for (let company = 0; company < COMPANIES.length; company++) {
    if (hasNotSold(state, seat, company) !== null) continue
    const id = companyId(company)
    if (isStarted(state, seat, company) === null) {
      for (const from of SOURCES) {
        if (lying(state, company, from) === 0 || costOf(state, company, from) > cash) continue
        const share = { type: 'buyShare', company: id } as const
        yield { kind: 'one', action: from === 'offer' ? share : { ...share, from } }
      }
    } else if (prices.length > 0 && refuseStart(state, seat, company, LOWEST_START) === null) {
      const action = { type: 'start', company: id, price: 0 } as const
      yield { kind: 'tree', action, fields: ['price'], tree: prices }
    }
  }
}

type Purchase = readonly [state: DeepReadonly<RmState>, seat: Seat, company: CompanyIndex]

/** — 6.5.1, 6.5.2 */
const refuseShare = allOf<[...Purchase, from: Source]>(isStarted, isThere, hasNotSold, isBelow, hasPrice)

/** — 6.5.3, 3.2 */
const refuseStart = allOf<[...Purchase, price: number]>(
  mayStart,
  (state, _seat, company) => refuseStarting(state, company),
  hasNotSold,
  isBelow,
  isStartPrice,
  hasThreePrices,
)

function isStarted(state: DeepReadonly<RmState>, _seat: Seat, company: CompanyIndex): Refusal | null {
  const status = state.companies[company]?.status ?? 'out'
  if (status === 'started' || status === 'open') return null
  return refusal('62-BUY-NOT-STARTED', { company: company < 0 ? '' : companyId(company) })
}

function isThere(
  state: DeepReadonly<RmState>,
  _seat: Seat,
  company: CompanyIndex,
  from: Source,
): Refusal | null {
  if (lying(state, company, from) > 0) return null
  return from === 'pool' && certificateInPool(state, company)
    ? refusal('62-BUY-DIRECTOR-POOL', { company: companyId(company) })
    : refusal('62-BUY-NONE', { company: companyId(company) })
}

function hasNotSold(state: DeepReadonly<RmState>, seat: Seat, company: CompanyIndex): Refusal | null {
  return soldInRound(state.stock as DeepReadonly<StockState>, seat, company)
    ? refusal('62-BUY-AFTER-SELL', { company: companyId(company) })
    : null
}

function isBelow(state: DeepReadonly<RmState>, seat: Seat): Refusal | null {
  return isBelowLimit(state, seat) ? null : refusal('62-CERT-LIMIT', { limit: certificateLimit(state) })
}

function hasPrice(
  state: DeepReadonly<RmState>,
  seat: Seat,
  company: CompanyIndex,
  from: Source,
): Refusal | null {
  const price = costOf(state, company, from)
  const cash = cashOf(state, seat)
  return price > cash ? refusal('62-BUY-CASH', { price, cash }) : null
}

const LOWEST_START = Math.min(...START_PRICES)

/** Prices of which this much money pays three shares; a list for each length, because they are asked for often. */
function startPricesFor(cash: number): readonly number[] {
  const many = START_PRICES.findLastIndex((price) => price * DIRECTOR_SHARES <= cash) + 1
  return (PRICES_UP_TO[many] ??= START_PRICES.slice(0, many))
}

const PRICES_UP_TO: (readonly number[])[] = []

/** Where a share of the company costs least; null if none is for sale. */
export function cheapestShare(state: DeepReadonly<RmState>, company: CompanyIndex): Source | null {
  const there = SOURCES.filter((from) => lying(state, company, from) > 0)
  return (
    there.toSorted((one, other) => costOf(state, company, one) - costOf(state, company, other))[0] ?? null
  )
}

function lying(state: DeepReadonly<RmState>, company: CompanyIndex, from: Source): number {
  return from === 'pool' ? ordinaryInPool(state, company) : sharesOf(state, company, HOLDER_OF[from])
}

/** The initial offer sells at par, pool and treasury at the market price. — 6.5.1 */
export function costOf(state: DeepReadonly<RmState>, company: CompanyIndex, from: Source): number {
  return from === 'offer' ? companyAt(state, company).start : priceOf(state, company)
}

function mayStart(state: DeepReadonly<RmState>): Refusal | null {
  return bookOf(state).startsInStockRound ? null : refusalIn('11.3', '62-VARIANT', { what: 'start' })
}

function isStartPrice(
  _state: DeepReadonly<RmState>,
  _seat: Seat,
  _company: CompanyIndex,
  price: number,
): Refusal | null {
  return START_PRICES.includes(price) ? null : refusal('62-START-PRICE', { price })
}

function hasThreePrices(
  state: DeepReadonly<RmState>,
  seat: Seat,
  _company: CompanyIndex,
  price: number,
): Refusal | null {
  const cost = price * DIRECTOR_SHARES
  const cash = cashOf(state, seat)
  return cost > cash ? refusal('62-START-CASH', { cost, cash }) : null
}

function buy(
  state: RmState,
  seat: Seat,
  company: CompanyIndex,
  from: Source,
  emit: Emit<NumberedEvent>,
): void {
  const price = costOf(state, company, from)
  pay(state.cash, seatAccount(seat), from === 'treasury' ? treasuryAccount(company) : BANK, price)
  moveUnits(state.shares, company, 1, { from: HOLDER_OF[from], to: seat })
  emit({ type: 'shareBought', holder: seat, company, price })
  changeDirector(state, company, emit)
  floatCompany(state, company, emit)
}

/** The company itself is paid, and keeps its other shares in its treasury. — 6.5.3 */
function startCompany(
  state: RmState,
  seat: Seat,
  company: CompanyIndex,
  price: number,
  emit: Emit<NumberedEvent>,
): void {
  const entry = companyAt(state, company)
  pay(state.cash, seatAccount(seat), treasuryAccount(company), price * DIRECTOR_SHARES)
  moveUnits(state.shares, company, DIRECTOR_SHARES, { from: OFFER, to: seat })
  moveUnits(state.shares, company, SHARES - DIRECTOR_SHARES, { from: OFFER, to: TREASURY })
  entry.status = 'started'
  entry.director = seat
  entry.chartered = false
  entry.start = parFor(price)
  placeMarker(state, company, price)
  emit({ type: 'companyStarted', holder: seat, company, price, chartered: false })
}
