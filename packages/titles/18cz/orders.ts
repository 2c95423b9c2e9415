import type {
  DeepReadonly,
  Order,
  OrderOffer,
  OrderStep,
  Seat,
  StandingOrders,
  Told,
} from '@roundhouse/kernel'
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

/** What wakes a player who passes: trade in what he holds, any trade, or nothing before the end of the round. */
export const WATCHES = ['mine', 'any', 'nothing'] as const
/** What happens in a turn in which the share cannot be had at the price. */
export const OTHERWISE = ['pass', 'stop'] as const
/** How far the turn of a company is skipped: what comes before its run, or all that is optional. */
export const UP_TO = ['run', 'turn'] as const

/** Why an order has stopped by its own conditions. */
export interface CzStops {
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
  excludes: (one, other) => isForStockRound(one) && isForStockRound(other),
}

type State = DeepReadonly<CzState>
type Step = OrderStep<CzAction> | null
type Next = (state: State, seat: Seat, order: Order, since: readonly Told<CzEvent>[]) => Step

const NEXT: Readonly<Record<CzOrderKind, Next>> = {
  /** — VII.1, VII.2 */
  pass(state, seat, { values }, since) {
    if (stockRoundIsOver(state, since)) return stop('round-over', {})
    return concern(state, seat, String(values['watch']), since) ?? passIfAsked(state, seat)
  },

  /** — VII.3 */
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

  /** — VI, XI.2 */
  draft(state, seat) {
    if (state.round.kind !== 'pre') return stop('round-over', {})
    // Which private comes up is its owner's to choose.
    return mustChoosePrivate(state) ? null : passIfAsked(state, seat)
  },

  /** Home, run and revenue must be decided: there it waits for its owner. — VIII.3 */
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

const PASS: OrderStep<CzAction> = { act: { type: 'pass' } }
const OPTIONAL: readonly Stage[] = ['track', 'token', 'acquire', 'trains']

const passOffer: OrderOffer = {
  kind: 'pass',
  about: null,
  fields: [{ id: 'watch', type: 'choice', values: WATCHES, fallback: 'mine' }],
}

/** Companies of which this seat could buy a share if it were its turn. */
function buyOffers(state: State, seat: Seat): OrderOffer[] {
  return state.companies.flatMap((_, index) => {
    const company = companyId(index)
    if (buyCertificate.refuse(state, seat, { type: 'buyShare', company }) !== null) return []
    const held = sharesOf(state, index, seat)
    const most = Math.floor(holdingLimit(state, index) / sizeData(index).percent)
    return {
      kind: 'buy',
      about: company,
      fields: [
        {
          id: 'limit',
          type: 'amount',
          min: PRICES[0] as number,
          max: PRICES.at(-1) as number,
          fallback: priceOf(state, index),
        },
        { id: 'until', type: 'amount', min: held + 1, max: most, fallback: most },
        { id: 'otherwise', type: 'choice', values: OTHERWISE, fallback: 'stop' },
      ],
    }
  })
}

/** The companies of this director whose turn is under way or still to come; the last step is passed as fast by hand. */
function skipOffers(state: State, seat: Seat): OrderOffer[] {
  return state.waiting.flatMap((index) => {
    if (companyAt(state, index).director !== seat) return []
    const stage = state.turn?.company === index ? state.turn.stage : 'home'
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
function stockRoundIsOver({ round }: State, since: readonly Told<CzEvent>[]): boolean {
  return round.kind !== 'stock' || since.some(({ event }) => event.type === 'operatingRoundBegan')
}

/** What others did that concerns somebody who watches for it, the gravest first. */
function concern(state: State, seat: Seat, watch: string, since: readonly Told<CzEvent>[]): Step {
  if (watch === 'nothing') return null
  const others = since.filter((told) => told.seat !== seat)
  const counts = (company: CompanyId): boolean => watch === 'any' || holds(state, seat, company)
  const found = directorChange(state, seat, since)
  if (found !== null) return found
  for (const { seat: other, event } of others) {
    if (event.type === 'sharesSold' && counts(event.company)) {
      return stop('sold', { company: event.company, seat: other })
    }
    if (event.type === 'shareBought' && counts(event.company)) {
      return stop('bought', { company: event.company, seat: other })
    }
    if (event.type === 'companyStarted' && counts(event.company)) {
      return stop('started', { company: event.company, seat: other })
    }
  }
  return null
}

/** By what others did, a company of which this seat holds shares has got another director. — VII.5 */
function directorChange(state: State, seat: Seat, since: readonly Told<CzEvent>[]): Step {
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

function stop<Code extends CzStopCode>(code: Code, params: CzStops[Code]): Step {
  return { stop: { code, params } }
}
