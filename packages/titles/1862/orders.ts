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
import type { RmAction } from './actions.ts'
import { type CompanyId, SHARES, companyId, companyIndex } from './companies.ts'
import type { RmEvent } from './events.ts'
import { PRICES } from './market.ts'
import { asked } from './rules/asked.ts'
import { type Source, cheapestShare, costOf } from './rules/buying.ts'
import { type RmState, STAGES, type Stage, cashOf, companyAt, sharesOf } from './state.ts'

/**
 * 'decline': open no auction and bid in none until the Parliament round is over; 'pass': in the stock round, until
 * something happens; 'buy': a share of one company in each turn of the stock round; 'skip': leave out what is optional
 * in the turn of a company.
 */
export const ORDER_KINDS = ['decline', 'pass', 'buy', 'skip'] as const
export type RmOrderKind = (typeof ORDER_KINDS)[number]

/** Why an order has stopped by its own conditions. */
export type RmStops = StopsOf<CompanyId>
export type RmStopCode = keyof RmStops

export const orders: StandingOrders<RmState, RmAction, RmEvent> = {
  kinds: ORDER_KINDS,
  offers(state, seat) {
    switch (state.round.kind) {
      case 'parliament':
        return [{ kind: 'decline', about: null, fields: [] }]
      case 'stock':
        return [passOffer, ...buyOffers(state, seat)]
      case 'operating':
        return skipOffers(state, seat)
      case 'fines':
        return []
    }
  },
  next: (state, seat, order, since) => NEXT[order.kind as RmOrderKind](state, seat, order, since),
  excludes: areForStockRound,
}

type State = DeepReadonly<RmState>

/** — 6.1–6.3, 6.5.1 */
const inStockRound: StockOrders<RmState, RmAction, RmEvent> = {
  isAsked: (state, seat) => state.step === 'stock' && isAsked(state, seat),
  held: (state, seat, company) => sharesOf(state, companyIndex(company), seat),
  cash: cashOf,
  share(state, company) {
    const index = companyIndex(company)
    const from = cheapestShare(state, index)
    if (from === null) return { price: null, buy: null }
    return { price: costOf(state, index, from), buy: purchase(companyId(index), from) }
  },
}

/** Run and revenue must be decided: there it waits for its owner. — 7.1 */
const inTurn: SkipOrders<RmState, Stage> = {
  isAsked,
  isToOperate: (state, company) => isToOperate(state, companyIndex(company)),
  stageOf: ({ turn }, company) => (turn?.company === companyIndex(company) ? turn.stage : null),
  stages: STAGES,
  beforeRun: 'token',
  optional: ['merge', 'track', 'token', 'trains', 'redeem', 'acquire'],
}

const NEXT: Readonly<Record<RmOrderKind, NextOf<RmState, RmAction, RmEvent>>> = {
  /** A charter that nobody else wanted to bid for must still be started by hand. — 4.1 */
  decline(state, seat, _order, since) {
    const isNext = since.some(({ event }) => event.type === 'parliamentBegan')
    if (isNext || state.round.kind !== 'parliament') return stopped('round-over', {})
    const mayDecline = state.step === 'parliament' || state.step === 'auction'
    return mayDecline && isAsked(state, seat) ? PASS : null
  },
  pass: passOrder(inStockRound),
  buy: buyOrder(inStockRound),
  skip: skipOrder(inTurn),
}

const LIMITS = { min: Math.min(...PRICES.filter((price) => price > 0)), max: Math.max(...PRICES) }

/** Companies of which this seat could pay a share if it were its turn. */
function buyOffers(state: State, seat: Seat): OrderOffer[] {
  return state.companies.flatMap(({ status }, index) => {
    const from = status === 'started' || status === 'open' ? cheapestShare(state, index) : null
    if (from === null || costOf(state, index, from) > cashOf(state, seat)) return []
    const next = sharesOf(state, index, seat) + 1
    if (next > SHARES) return []
    const until = { min: next, max: SHARES, fallback: next }
    return buyOffer(companyId(index), costOf(state, index, from), LIMITS, until)
  })
}

function purchase(company: CompanyId, from: Source): RmAction {
  return from === 'offer' ? { type: 'buyShare', company } : { type: 'buyShare', company, from }
}

/** The companies of this director whose turn is under way or still to come. */
function skipOffers(state: State, seat: Seat): OrderOffer[] {
  return state.companies.flatMap(({ director }, index) => {
    if (director !== seat || !isToOperate(state, index)) return []
    const stage = state.turn?.company === index ? state.turn.stage : 'merge'
    return skipOffer(inTurn, companyId(index), stage)
  })
}

function isToOperate(state: State, company: number): boolean {
  return companyAt(state, company).status === 'open' && !state.operated.includes(company)
}

function isAsked(state: State, seat: Seat): boolean {
  return asked(state).includes(seat)
}
