import type { DeepReadonly, OrderOffer, Seat, StandingOrders } from '@roundhouse/kernel'
import {
  type NextOf,
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
} from '@roundhouse/railways'
import type { AhAction } from './actions.ts'
import { type CompanyId, SHARES, companyId, companyIndex } from './companies.ts'
import type { AhEvent } from './events.ts'
import { GRID } from './market.ts'
import { asked } from './rules/asked.ts'
import { buyCertificate } from './rules/buying.ts'
import { priceOf } from './rules/prices.ts'
import { type AhState, STACK, STAGES, type Stage, cashOf, companyAt, sharesOf } from './state.ts'

/**
 * 'pass': in the stock round, until something happens; 'buy': a share of one company in each turn of the stock round;
 * 'skip': leave out what is optional in the turn of a company.
 */
export const ORDER_KINDS = ['pass', 'buy', 'skip'] as const
export type AhOrderKind = (typeof ORDER_KINDS)[number]

/** Why an order has stopped by its own conditions. */
export interface AhStops extends StopsOf<CompanyId> {
  exchanged: { company: CompanyId; seat: Seat }
}

export type AhStopCode = keyof AhStops

export const orders: StandingOrders<AhState, AhAction, AhEvent> = {
  kinds: ORDER_KINDS,
  offers(state, seat) {
    switch (state.round.kind) {
      case 'stock':
        return [passOffer, ...buyOffers(state, seat)]
      case 'operating':
        return skipOffers(state, seat)
      case 'towns':
      case 'draft':
      case 'between':
        return []
    }
  },
  next: (state, seat, order, since) => NEXT[order.kind as AhOrderKind](state, seat, order, since),
  excludes: areForStockRound,
}

type State = DeepReadonly<AhState>

/** — VI.1–VI.4, VI.6 */
const inStockRound: StockOrders<AhState, AhAction, AhEvent> = {
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
  tradeIn(event) {
    if (event.type === 'railwayBought') return { code: 'started', company: event.company }
    const isExchange = event.type === 'coalExchanged' || event.type === 'mountainExchanged'
    return isExchange && event.company !== null ? { code: 'exchanged', company: event.company } : null
  },
}

/** Run and income must be decided: there it waits for its owner. — VII.5 */
const inTurn: SkipOrders<AhState, Stage> = {
  isAsked,
  isToOperate: ({ waiting }, company) => waiting.includes(companyIndex(company)),
  stageOf: ({ turn }, company) => (turn?.company === companyIndex(company) ? turn.stage : null),
  stages: STAGES,
  beforeRun: 'token',
  optional: ['track', 'token', 'trains'],
}

const NEXT: Readonly<Record<AhOrderKind, NextOf<AhState, AhAction, AhEvent>>> = {
  pass: passOrder(inStockRound),
  buy: buyOrder(inStockRound),
  skip: skipOrder(inTurn),
}

const PRICES = { min: Math.min(...GRID.prices), max: Math.max(...GRID.prices) }

/** Tenths at which one may buy no more. — VI.7 */
const MOST_BOUGHT = 6

/** Companies of which this seat could buy a share if it were its turn. */
function buyOffers(state: State, seat: Seat): OrderOffer[] {
  return state.companies.flatMap((_, index) => {
    const company = companyId(index)
    if (buyCertificate.refuse(state, seat, { type: 'buyShare', company }) !== null) return []
    const next = sharesOf(state, index, seat) + 1
    const until = { min: next, max: SHARES, fallback: Math.max(next, MOST_BOUGHT) }
    return buyOffer(company, priceOf(state, index), PRICES, until)
  })
}

/** The companies of this director whose turn is under way or still to come; the last step is passed as fast by hand. */
function skipOffers(state: State, seat: Seat): OrderOffer[] {
  return state.waiting.flatMap((index) => {
    if (companyAt(state, index).director !== seat) return []
    const stage = state.turn?.company === index ? state.turn.stage : 'track'
    return stage === 'trains' ? [] : skipOffer(inTurn, companyId(index), stage)
  })
}

function isAsked(state: State, seat: Seat): boolean {
  return asked(state).includes(seat)
}
