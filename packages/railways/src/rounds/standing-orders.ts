import type {
  Action,
  DeepReadonly,
  GameEvent,
  Order,
  OrderOffer,
  OrderStep,
  Seat,
  Told,
} from '@roundhouse/kernel'
import { isEvent } from '../events.ts'

/** What wakes a player who passes: trade in what he holds, any trade, or nothing before the end of the round. */
export const WATCHES = ['mine', 'any', 'nothing'] as const
/** What happens in a turn in which the share cannot be had at the price. */
export const OTHERWISE = ['pass', 'stop'] as const
/** How far the turn of a company is skipped: what comes before its run, or all that is optional. */
export const UP_TO = ['run', 'turn'] as const

/** Why an order of every railway title has stopped by its own conditions; a title extends it by what is its own. */
export interface StopsOf<CompanyId extends string> {
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

/** What an order of a railway title does next. */
export type NextOf<State, A extends Action, Event extends GameEvent> = (
  state: DeepReadonly<State>,
  seat: Seat,
  order: Order,
  since: readonly Told<Event>[],
) => OrderStep<A> | null

/** What the orders of a stock round ask of a title. Companies go by their names, as in the orders. */
export interface StockOrders<State, A extends Action, Event extends GameEvent> {
  /** Whether this seat is to act in the stock round, and may pass. */
  isAsked(state: DeepReadonly<State>, seat: Seat): boolean
  held(state: DeepReadonly<State>, seat: Seat, company: string): number
  cash(state: DeepReadonly<State>, seat: Seat): number
  /** The next share that could be bought: its price where one can tell, how to buy it, null when none is left. */
  share(
    state: DeepReadonly<State>,
    company: string,
  ): { readonly price: number | null; readonly buy: A | null }
  /** What a title has besides sales, purchases and starts. */
  tradeIn?(event: Event): Trade | null
}

/** Which company's shares an event has moved, and the code of the stop that tells of it. */
export interface Trade {
  readonly code: string
  readonly company: string
}

interface InRounds {
  readonly round: { readonly kind: string }
}

/** Passes in the stock round until something happens that its owner watches for. */
export function passOrder<State extends InRounds, A extends Action, Event extends GameEvent>(
  title: StockOrders<State, A, Event>,
): NextOf<State, A | Pass, Event> {
  return (state, seat, { values }, since) => {
    if (stockRoundIsOver(state, since)) return stopped('round-over', {})
    const woken = concern(title, state, seat, String(values['watch']), since)
    return woken ?? (title.isAsked(state, seat) ? PASS : null)
  }
}

/** Buys a share of one company in each turn of the stock round, up to a price and a holding. */
export function buyOrder<State extends InRounds, A extends Action, Event extends GameEvent>(
  title: StockOrders<State, A, Event>,
): NextOf<State, A | Pass, Event> {
  return (state, seat, { about, values }, since) => {
    if (stockRoundIsOver(state, since)) return stopped('round-over', {})
    const company = String(about)
    const shares = title.held(state, seat, company)
    if (shares >= Number(values['until'])) return stopped('held', { company, shares })
    const left = directorChange(title, state, seat, since)
    if (left !== null) return left
    if (!title.isAsked(state, seat)) return null
    const passes = values['otherwise'] === 'pass'
    const { price, buy } = title.share(state, company)
    const limit = Number(values['limit'])
    if (price !== null && price > limit) return passes ? PASS : stopped('price', { company, price, limit })
    if (price === null || buy === null) return passes ? PASS : stopped('none', { company })
    const cash = title.cash(state, seat)
    return price > cash ? stopped('money', { company, price, cash }) : { act: buy }
  }
}

/** What the order to skip asks of a title. */
export interface SkipOrders<State, Stage extends string> {
  isAsked(state: DeepReadonly<State>, seat: Seat): boolean
  /** Whether the turn of this company is under way or still to come in this round. */
  isToOperate(state: DeepReadonly<State>, company: string): boolean
  /** The stage at which its turn is, null while another company's is. */
  stageOf(state: DeepReadonly<State>, company: string): Stage | null
  readonly stages: readonly Stage[]
  /** The last stage before the trains run. */
  readonly beforeRun: Stage
  /** Those that may be passed; at the others the order waits for its owner. */
  readonly optional: readonly Stage[]
}

/** Leaves out what is optional in the turn of a company. */
export function skipOrder<
  State extends { readonly step: string },
  Stage extends string,
  Event extends GameEvent,
>(title: SkipOrders<State, Stage>): NextOf<State, Pass, Event> {
  return (state, seat, { about, values }, since) => {
    const company = String(about)
    if (operatingRoundBegan(since) || !title.isToOperate(state, company))
      return stopped('turn-over', { company })
    const stage = title.stageOf(state, company)
    if (stage === null) return null
    if (values['upTo'] === 'run' && isPastRun(title, stage)) return stopped('steps-over', { company })
    const mayPass = state.step === stage && title.optional.includes(stage)
    return mayPass && title.isAsked(state, seat) ? PASS : null
  }
}

export const passOffer: OrderOffer = {
  kind: 'pass',
  about: null,
  fields: [{ id: 'watch', type: 'choice', values: WATCHES, fallback: 'mine' }],
}

/** `prices`: the lowest and the highest of the market; `until`: how many of the company one may wish to hold. */
export function buyOffer(
  company: string,
  price: number,
  prices: { readonly min: number; readonly max: number },
  until: { readonly min: number; readonly max: number; readonly fallback: number },
): OrderOffer {
  return {
    kind: 'buy',
    about: company,
    fields: [
      { id: 'limit', type: 'amount', ...prices, fallback: price },
      { id: 'until', type: 'amount', ...until },
      { id: 'otherwise', type: 'choice', values: OTHERWISE, fallback: 'stop' },
    ],
  }
}

/** `stage`: where the turn is, or where it will begin. */
export function skipOffer<Stage extends string>(
  title: Pick<SkipOrders<never, Stage>, 'stages' | 'beforeRun'>,
  company: string,
  stage: Stage,
): OrderOffer {
  const values = isPastRun(title, stage) ? UP_TO.slice(1) : UP_TO
  return {
    kind: 'skip',
    about: company,
    fields: [{ id: 'upTo', type: 'choice', values, fallback: values[0] }],
  }
}

/** Two orders for the same turns of the stock round cannot stand at once. */
export function areForStockRound(one: Order, other: Order): boolean {
  return [one, other].every(({ kind }) => kind === 'pass' || kind === 'buy')
}

interface Pass extends Action {
  readonly type: 'pass'
}

export const PASS: OrderStep<Pass> = { act: { type: 'pass' } }

export function stopped<Code extends keyof StopsOf<string>>(
  code: Code,
  params: StopsOf<string>[Code],
): OrderStep<never> {
  return { stop: { code, params } }
}

/** A round in which nothing is open passes by itself, so the next stock round may be there already. */
function stockRoundIsOver({ round }: InRounds, since: readonly Told<GameEvent>[]): boolean {
  return round.kind !== 'stock' || operatingRoundBegan(since)
}

function operatingRoundBegan(since: readonly Told<GameEvent>[]): boolean {
  return since.some(({ event }) => isEvent(event, 'operatingRoundBegan'))
}

function isPastRun<Stage extends string>(
  { stages, beforeRun }: Pick<SkipOrders<never, Stage>, 'stages' | 'beforeRun'>,
  stage: Stage,
): boolean {
  return stages.indexOf(stage) > stages.indexOf(beforeRun)
}

/** What others did that concerns somebody who watches for it, the gravest first. */
function concern<State, A extends Action, Event extends GameEvent>(
  title: StockOrders<State, A, Event>,
  state: DeepReadonly<State>,
  seat: Seat,
  watch: string,
  since: readonly Told<Event>[],
): OrderStep<never> | null {
  if (watch === 'nothing') return null
  const found = directorChange(title, state, seat, since)
  if (found !== null) return found
  for (const { seat: other, event } of since) {
    if (other === seat) continue
    const trade = tradeIn(event) ?? title.tradeIn?.(event) ?? null
    if (trade !== null && (watch === 'any' || title.held(state, seat, trade.company) > 0)) {
      return { stop: { code: trade.code, params: { company: trade.company, seat: other } } }
    }
  }
  return null
}

function tradeIn(event: GameEvent): Trade | null {
  if (isEvent(event, 'sharesSold')) return { code: 'sold', company: event.company }
  if (isEvent(event, 'shareBought')) return { code: 'bought', company: event.company }
  return isEvent(event, 'companyStarted') ? { code: 'started', company: event.company } : null
}

/** By what others did, a company of which this seat holds shares has got another director. */
function directorChange<State, A extends Action, Event extends GameEvent>(
  title: StockOrders<State, A, Event>,
  state: DeepReadonly<State>,
  seat: Seat,
  since: readonly Told<Event>[],
): OrderStep<never> | null {
  for (const { seat: other, event } of since) {
    if (other === seat || !isEvent(event, 'directorChanged')) continue
    const { company, seat: director } = event
    if (title.held(state, seat, company) > 0) return stopped('director', { company, seat: director })
  }
  return null
}
