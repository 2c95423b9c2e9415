import type {
  DeepReadonly,
  Order,
  OrderOffer,
  OrderStep,
  Seat,
  StandingOrders,
  Told,
} from '@roundhouse/kernel'
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

/** What wakes a player who passes: trade in what he holds, any trade, or nothing before the end of the round. */
export const WATCHES = ['mine', 'any', 'nothing'] as const
/** What happens in a turn in which the share cannot be had at the price. */
export const OTHERWISE = ['pass', 'stop'] as const
/** How far the turn of a company is skipped: what comes before its run, or all that is optional. */
export const UP_TO = ['run', 'turn'] as const

/** Why an order has stopped by its own conditions. */
export interface RmStops {
  'round-over': Record<never, never>
  director: { company: CompanyId; seat: Seat }
  sold: { company: CompanyId; seat: Seat }
  bought: { company: CompanyId; seat: Seat }
  started: { company: CompanyId; seat: Seat }
  held: { company: CompanyId; shares: number }
  price: { company: CompanyId; price: number; limit: number }
  none: { company: CompanyId }
  money: { company: CompanyId; price: number; cash: number }
  'steps-over': { company: CompanyId }
  'turn-over': { company: CompanyId }
}

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
  excludes: (one, other) => isForStockRound(one) && isForStockRound(other),
}

type State = DeepReadonly<RmState>
type Step = OrderStep<RmAction> | null
type Next = (state: State, seat: Seat, order: Order, since: readonly Told<RmEvent>[]) => Step

const NEXT: Readonly<Record<RmOrderKind, Next>> = {
  /** A charter that nobody else wanted to bid for must still be started by hand. — 4.1 */
  decline(state, seat, _order, since) {
    const isNext = since.some(({ event }) => event.type === 'parliamentBegan')
    if (isNext || state.round.kind !== 'parliament') return stop('round-over', {})
    return state.step === 'parliament' || state.step === 'auction' ? passIfAsked(state, seat) : null
  },

  /** — 6.1, 6.2 */
  pass(state, seat, { values }, since) {
    if (stockRoundIsOver(state, since)) return stop('round-over', {})
    const woken = concern(state, seat, String(values['watch']), since)
    return woken ?? (state.step === 'stock' ? passIfAsked(state, seat) : null)
  },

  /** — 6.5.1 */
  buy(state, seat, { about, values }, since) {
    if (stockRoundIsOver(state, since)) return stop('round-over', {})
    const company = about as CompanyId
    const index = companyIndex(company)
    const shares = sharesOf(state, index, seat)
    if (shares >= Number(values['until'])) return stop('held', { company, shares })
    const left = directorChange(state, seat, since)
    if (left !== null) return left
    if (state.step !== 'stock' || !isAsked(state, seat)) return null
    const passes = values['otherwise'] === 'pass'
    const from = cheapestShare(state, index)
    if (from === null) return passes ? PASS : stop('none', { company })
    const price = costOf(state, index, from)
    const limit = Number(values['limit'])
    if (price > limit) return passes ? PASS : stop('price', { company, price, limit })
    const cash = cashOf(state, seat)
    return price > cash ? stop('money', { company, price, cash }) : { act: purchase(company, from) }
  },

  /** Run and revenue must be decided: there it waits for its owner. — 7.1 */
  skip(state, seat, { about, values }, since) {
    const company = about as CompanyId
    const index = companyIndex(company)
    const isNextRound = since.some(({ event }) => event.type === 'operatingRoundBegan')
    if (isNextRound || !isToOperate(state, index)) return stop('turn-over', { company })
    const { turn } = state
    if (turn?.company !== index) return null
    if (values['upTo'] === 'run' && isPast(turn.stage, 'token')) return stop('steps-over', { company })
    return state.step === turn.stage && OPTIONAL.includes(turn.stage) ? passIfAsked(state, seat) : null
  },
}

const PASS: OrderStep<RmAction> = { act: { type: 'pass' } }
const OPTIONAL: readonly Stage[] = ['merge', 'track', 'token', 'trains', 'redeem', 'acquire']

const passOffer: OrderOffer = {
  kind: 'pass',
  about: null,
  fields: [{ id: 'watch', type: 'choice', values: WATCHES, fallback: 'mine' }],
}

const LOWEST = Math.min(...PRICES.filter((price) => price > 0))
const HIGHEST = Math.max(...PRICES)

/** Companies of which this seat could pay a share if it were its turn. */
function buyOffers(state: State, seat: Seat): OrderOffer[] {
  return state.companies.flatMap(({ status }, index): OrderOffer[] => {
    const from = status === 'started' || status === 'open' ? cheapestShare(state, index) : null
    if (from === null || costOf(state, index, from) > cashOf(state, seat)) return []
    const held = sharesOf(state, index, seat)
    if (held >= SHARES) return []
    const price = costOf(state, index, from)
    return [
      {
        kind: 'buy',
        about: companyId(index),
        fields: [
          { id: 'limit', type: 'amount', min: LOWEST, max: HIGHEST, fallback: price },
          { id: 'until', type: 'amount', min: held + 1, max: SHARES, fallback: held + 1 },
          { id: 'otherwise', type: 'choice', values: OTHERWISE, fallback: 'stop' },
        ],
      },
    ]
  })
}

function purchase(company: CompanyId, from: Source): RmAction {
  return from === 'offer' ? { type: 'buyShare', company } : { type: 'buyShare', company, from }
}

/** The companies of this director whose turn is under way or still to come. */
function skipOffers(state: State, seat: Seat): OrderOffer[] {
  return state.companies.flatMap(({ director }, index): OrderOffer[] => {
    if (director !== seat || !isToOperate(state, index)) return []
    const stage = state.turn?.company === index ? state.turn.stage : 'merge'
    const values = isPast(stage, 'token') ? UP_TO.slice(1) : UP_TO
    return [
      {
        kind: 'skip',
        about: companyId(index),
        fields: [{ id: 'upTo', type: 'choice', values, fallback: values[0] }],
      },
    ]
  })
}

function isToOperate(state: State, company: number): boolean {
  return companyAt(state, company).status === 'open' && !state.operated.includes(company)
}

function isForStockRound({ kind }: Order): boolean {
  return kind === 'pass' || kind === 'buy'
}

/** A round in which nothing is open passes by itself, so the next stock round may be there already. */
function stockRoundIsOver({ round }: State, since: readonly Told<RmEvent>[]): boolean {
  return round.kind !== 'stock' || since.some(({ event }) => event.type === 'operatingRoundBegan')
}

/** What others did that concerns somebody who watches for it, the gravest first. */
function concern(state: State, seat: Seat, watch: string, since: readonly Told<RmEvent>[]): Step {
  if (watch === 'nothing') return null
  const found = directorChange(state, seat, since)
  if (found !== null) return found
  for (const { seat: other, event } of since) {
    if (other === seat) continue
    const trade = tradeIn(event)
    if (trade !== null && (watch === 'any' || holds(state, seat, trade.company))) {
      return stop(trade.code, { company: trade.company, seat: other })
    }
  }
  return null
}

/** Which company's shares an event has moved, and how. */
function tradeIn(
  event: RmEvent,
): { readonly code: 'sold' | 'bought' | 'started'; readonly company: CompanyId } | null {
  switch (event.type) {
    case 'sharesSold':
      return { code: 'sold', company: event.company }
    case 'shareBought':
      return { code: 'bought', company: event.company }
    case 'companyStarted':
      return { code: 'started', company: event.company }
    default:
      return null
  }
}

/** By what others did, a company of which this seat holds shares has got another director. — 6.3 */
function directorChange(state: State, seat: Seat, since: readonly Told<RmEvent>[]): Step {
  for (const { seat: other, event } of since) {
    if (other === seat || event.type !== 'directorChanged' || !holds(state, seat, event.company)) continue
    return stop('director', { company: event.company, seat: event.seat })
  }
  return null
}

function holds(state: State, seat: Seat, company: CompanyId): boolean {
  return sharesOf(state, companyIndex(company), seat) > 0
}

function isPast(stage: Stage, other: Stage): boolean {
  return STAGES.indexOf(stage) > STAGES.indexOf(other)
}

function isAsked(state: State, seat: Seat): boolean {
  return asked(state).includes(seat)
}

function passIfAsked(state: State, seat: Seat): Step {
  return isAsked(state, seat) ? PASS : null
}

function stop<Code extends RmStopCode>(code: Code, params: RmStops[Code]): Step {
  return { stop: { code, params } }
}
