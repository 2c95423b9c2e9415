import type {
  DeepReadonly,
  Order,
  OrderOffer,
  OrderStep,
  Seat,
  StandingOrders,
  Told,
} from '@roundhouse/kernel'
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

/** What wakes a player who passes: trade in what he holds, any trade, or nothing before the end of the round. */
export const WATCHES = ['mine', 'any', 'nothing'] as const
/** What happens in a turn in which the share cannot be had at the price. */
export const OTHERWISE = ['pass', 'stop'] as const
/** How far the turn of a company is skipped: what comes before its run, or all that is optional. */
export const UP_TO = ['run', 'turn'] as const

/** Why an order has stopped by its own conditions. */
export interface AhStops {
  'round-over': Record<never, never>
  director: { company: CompanyId; seat: Seat }
  sold: { company: CompanyId; seat: Seat }
  bought: { company: CompanyId; seat: Seat }
  started: { company: CompanyId; seat: Seat }
  exchanged: { company: CompanyId; seat: Seat }
  held: { company: CompanyId; shares: number }
  price: { company: CompanyId; price: number; limit: number }
  none: { company: CompanyId }
  money: { company: CompanyId; price: number; cash: number }
  'steps-over': { company: CompanyId }
  'turn-over': { company: CompanyId }
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
  excludes: (one, other) => isForStockRound(one) && isForStockRound(other),
}

type State = DeepReadonly<AhState>
type Step = OrderStep<AhAction> | null
type Next = (state: State, seat: Seat, order: Order, since: readonly Told<AhEvent>[]) => Step

const NEXT: Readonly<Record<AhOrderKind, Next>> = {
  /** — VI.1, VI.2 */
  pass(state, seat, { values }, since) {
    if (stockRoundIsOver(state, since)) return stop('round-over', {})
    return concern(state, seat, String(values['watch']), since) ?? passIfAsked(state, seat)
  },

  /** — VI.4 */
  buy(state, seat, { about, values }, since) {
    if (stockRoundIsOver(state, since)) return stop('round-over', {})
    const company = about as CompanyId
    const index = companyIndex(company)
    const shares = sharesOf(state, index, seat)
    if (shares >= Number(values['until'])) return stop('held', { company, shares })
    const left = directorChange(state, seat, since)
    if (left !== null) return left
    if (!isAsked(state, seat)) return null
    const price = priceOf(state, index)
    const limit = Number(values['limit'])
    const passes = values['otherwise'] === 'pass'
    if (price > limit) return passes ? PASS : stop('price', { company, price, limit })
    if (sharesOf(state, index, STACK) === 0) return passes ? PASS : stop('none', { company })
    const cash = cashOf(state, seat)
    return price > cash ? stop('money', { company, price, cash }) : { act: { type: 'buyShare', company } }
  },

  /** Run and income must be decided: there it waits for its owner. — VII.5 */
  skip(state, seat, { about, values }, since) {
    const company = about as CompanyId
    const index = companyIndex(company)
    const isNextRound = since.some(({ event }) => event.type === 'operatingRoundBegan')
    if (isNextRound || !state.waiting.includes(index)) return stop('turn-over', { company })
    const { turn } = state
    if (turn?.company !== index) return null
    if (values['upTo'] === 'run' && isPast(turn.stage, 'token')) return stop('steps-over', { company })
    return state.step === turn.stage && OPTIONAL.includes(turn.stage) ? passIfAsked(state, seat) : null
  },
}

const PASS: OrderStep<AhAction> = { act: { type: 'pass' } }
const OPTIONAL: readonly Stage[] = ['track', 'token', 'trains']

const passOffer: OrderOffer = {
  kind: 'pass',
  about: null,
  fields: [{ id: 'watch', type: 'choice', values: WATCHES, fallback: 'mine' }],
}

const LOWEST = Math.min(...GRID.prices)
const HIGHEST = Math.max(...GRID.prices)

/** Companies of which this seat could buy a share if it were its turn. */
function buyOffers(state: State, seat: Seat): OrderOffer[] {
  return state.companies.flatMap((_, index) => {
    const company = companyId(index)
    if (buyCertificate.refuse(state, seat, { type: 'buyShare', company }) !== null) return []
    const held = sharesOf(state, index, seat)
    return {
      kind: 'buy',
      about: company,
      fields: [
        { id: 'limit', type: 'amount', min: LOWEST, max: HIGHEST, fallback: priceOf(state, index) },
        {
          id: 'until',
          type: 'amount',
          min: held + 1,
          max: SHARES,
          fallback: Math.max(held + 1, MOST_BOUGHT),
        },
        { id: 'otherwise', type: 'choice', values: OTHERWISE, fallback: 'stop' },
      ],
    }
  })
}

/** Tenths at which one may buy no more. — VI.7 */
const MOST_BOUGHT = 6

/** The companies of this director whose turn is under way or still to come; the last step is passed as fast by hand. */
function skipOffers(state: State, seat: Seat): OrderOffer[] {
  return state.waiting.flatMap((index) => {
    if (companyAt(state, index).director !== seat) return []
    const stage = state.turn?.company === index ? state.turn.stage : 'track'
    if (stage === 'trains') return []
    const values = isPast(stage, 'token') ? UP_TO.slice(1) : UP_TO
    return {
      kind: 'skip',
      about: companyId(index),
      fields: [{ id: 'upTo', type: 'choice', values, fallback: values[0] }],
    }
  })
}

function isForStockRound({ kind }: Order): boolean {
  return kind === 'pass' || kind === 'buy'
}

/** A round in which nothing is open passes by itself, so the next stock round may be there already. */
function stockRoundIsOver({ round }: State, since: readonly Told<AhEvent>[]): boolean {
  return round.kind !== 'stock' || since.some(({ event }) => event.type === 'operatingRoundBegan')
}

/** What others did that concerns somebody who watches for it, the gravest first. */
function concern(state: State, seat: Seat, watch: string, since: readonly Told<AhEvent>[]): Step {
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
  event: AhEvent,
): { readonly code: 'sold' | 'bought' | 'started' | 'exchanged'; readonly company: CompanyId } | null {
  switch (event.type) {
    case 'sharesSold':
      return { code: 'sold', company: event.company }
    case 'shareBought':
      return { code: 'bought', company: event.company }
    case 'companyStarted':
      return { code: 'started', company: event.company }
    case 'coalExchanged':
      return { code: 'exchanged', company: event.company }
    case 'mountainExchanged':
      return event.company === null ? null : { code: 'exchanged', company: event.company }
    default:
      return null
  }
}

/** By what others did, a company of which this seat holds shares has got another director. — VI.6 */
function directorChange(state: State, seat: Seat, since: readonly Told<AhEvent>[]): Step {
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

function stop<Code extends AhStopCode>(code: Code, params: AhStops[Code]): Step {
  return { stop: { code, params } }
}
