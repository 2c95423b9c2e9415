import type { DeepReadonly, OrderOffer, Seat, StandingOrders } from '@roundhouse/kernel'
import {
  type NextOf,
  PASS,
  type SkipOrders,
  type StockOrders,
  type StopsOf,
  areForStockRound,
  buyOffer,
  buyOrder,
  passOffer,
  passOrder,
  skipOffer,
  skipOrder,
  stopped,
} from '@roundhouse/railways'
import type { CzAction } from './actions.ts'
import { type CompanyId, companyId, companyIndex, sizeData } from './companies.ts'
import type { CzEvent } from './events.ts'
import { PRICES } from './market.ts'
import { asked } from './rules/asked.ts'
import { mustChoosePrivate } from './rules/auction.ts'
import { buyCertificate } from './rules/buying.ts'
import { holdingLimit } from './rules/figures.ts'
import { priceOf } from './rules/prices.ts'
import { type CzState, STACK, STAGES, type Stage, cashOf, companyAt, sharesOf } from './state.ts'

/**
 * 'pass': in the stock round, until something happens; 'buy': a share of one company in each turn of the stock round;
 * 'draft': pass in the pre-stock round or the auctions; 'skip': leave out what is optional in the turn of a company.
 */
export const ORDER_KINDS = ['pass', 'buy', 'draft', 'skip'] as const
export type CzOrderKind = (typeof ORDER_KINDS)[number]

/** Why an order has stopped by its own conditions. */
export type CzStops = StopsOf<CompanyId>
export type CzStopCode = keyof CzStops

export const orders: StandingOrders<CzState, CzAction, CzEvent> = {
  kinds: ORDER_KINDS,
  offers(state, seat) {
    switch (state.round.kind) {
      case 'pre':
        return [{ kind: 'draft', about: null, fields: [] }]
      case 'stock':
        return [passOffer, ...buyOffers(state, seat)]
      case 'operating':
        return skipOffers(state, seat)
      case 'between':
        return []
    }
  },
  next: (state, seat, order, since) => NEXT[order.kind as CzOrderKind](state, seat, order, since),
  excludes: areForStockRound,
}

type State = DeepReadonly<CzState>

/** — VII.1–VII.3, VII.5 */
const inStockRound: StockOrders<CzState, CzAction, CzEvent> = {
  isAsked,
  held: (state, seat, company) => sharesOf(state, companyIndex(company), seat),
  cash: cashOf,
  share(state, company) {
    const index = companyIndex(company)
    const isLeft = sharesOf(state, index, STACK) > 0
    return {
      price: priceOf(state, index),
      buy: isLeft ? { type: 'buyShare', company: companyId(index) } : null,
    }
  },
}

/** Home, run and revenue must be decided: there it waits for its owner. — VIII.3 */
const inTurn: SkipOrders<CzState, Stage> = {
  isAsked,
  isToOperate: ({ waiting }, company) => waiting.includes(companyIndex(company)),
  stageOf: ({ turn }, company) => (turn?.company === companyIndex(company) ? turn.stage : null),
  stages: STAGES,
  beforeRun: 'token',
  optional: ['track', 'token', 'acquire', 'trains'],
}

const NEXT: Readonly<Record<CzOrderKind, NextOf<CzState, CzAction, CzEvent>>> = {
  pass: passOrder(inStockRound),
  buy: buyOrder(inStockRound),
  /** — VI, XI.2 */
  draft(state, seat) {
    if (state.round.kind !== 'pre') return stopped('round-over', {})
    // Which private comes up is its owner's to choose.
    return !mustChoosePrivate(state) && isAsked(state, seat) ? PASS : null
  },
  skip: skipOrder(inTurn),
}

/** Companies of which this seat could buy a share if it were its turn. */
function buyOffers(state: State, seat: Seat): OrderOffer[] {
  return state.companies.flatMap((_, index) => {
    const company = companyId(index)
    if (buyCertificate.refuse(state, seat, { type: 'buyShare', company }) !== null) return []
    const most = Math.floor(holdingLimit(state, index) / sizeData(index).percent)
    const until = { min: sharesOf(state, index, seat) + 1, max: most, fallback: most }
    const prices = { min: PRICES[0] as number, max: PRICES.at(-1) as number }
    return buyOffer(company, priceOf(state, index), prices, until)
  })
}

/** The companies of this director whose turn is under way or still to come; the last step is passed as fast by hand. */
function skipOffers(state: State, seat: Seat): OrderOffer[] {
  return state.waiting.flatMap((index) => {
    if (companyAt(state, index).director !== seat) return []
    const stage = state.turn?.company === index ? state.turn.stage : 'home'
    return stage === 'trains' ? [] : skipOffer(inTurn, companyId(index), stage)
  })
}

function isAsked(state: State, seat: Seat): boolean {
  return asked(state).includes(seat)
}
