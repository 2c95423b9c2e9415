import type { Action, GameEvent } from './action.ts'
import { asReadonly, type DeepReadonly } from './deep-readonly.ts'
import type { Refusal, RefusalParams } from './refusal.ts'
import type { Seat } from './seat.ts'
import type { GameState, Title } from './title.ts'

/** What a seat has said once shall be done for it from now on: plain data. */
export interface Order {
  readonly kind: string
  /** What it concerns, e.g. a company; null where that needs no telling. */
  readonly about: string | null
  /** What was chosen, by the ids of the fields. */
  readonly values: Readonly<Record<string, string | number>>
}

/** An order that may be given now, with all that can be chosen in it. */
export interface OrderOffer {
  readonly kind: string
  readonly about: string | null
  readonly fields: readonly OrderField[]
}

export type OrderField =
  | {
      readonly id: string
      readonly type: 'amount'
      readonly min: number
      readonly max: number
      readonly fallback: number
    }
  | {
      readonly id: string
      readonly type: 'choice'
      readonly values: readonly string[]
      readonly fallback: string
    }

/** An event and the seat whose action brought it about. */
export interface Told<Event> {
  readonly seat: Seat
  readonly event: Event
}

/** What an order does now: an action for its seat, or its end, with a reason of the title. */
export type OrderStep<A extends Action> =
  | { readonly act: A }
  | { readonly stop: { readonly code: string; readonly params: RefusalParams } }

/** The orders that a title knows. They decide by what their seat may know. */
export interface StandingOrders<State, A extends Action, Event extends GameEvent> {
  /** A kind whose values change gets another name: orders given before are still there. */
  readonly kinds: readonly string[]
  offers(state: DeepReadonly<State>, seat: Seat): readonly OrderOffer[]
  /** Null: nothing to do now. `since` is what has happened since the order was given, oldest first. */
  next(
    state: DeepReadonly<State>,
    seat: Seat,
    order: Order,
    since: readonly Told<Event>[],
  ): OrderStep<A> | null
  /** Whether two orders of one seat cannot stand at once; the same kind about the same thing never can. */
  excludes(one: Order, other: Order): boolean
}

/** An order as it is kept: whose it is, since when, and why it has stopped if it has. */
export interface PlacedOrder {
  readonly id: string
  readonly seat: Seat
  readonly order: Order
  /** The version its owner saw when he gave it. */
  readonly from: number
  /** Null while it stands. */
  readonly stopped: { readonly at: number; readonly why: OrderStop } | null
}

export type OrderStop =
  /** By a condition of the title. */
  | { readonly kind: 'told'; readonly code: string; readonly params: RefusalParams }
  /** What it wanted to do is against a rule. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Its owner has taken back an action, or the game went back to before it was given. */
  | { readonly kind: 'undone' }
  /** Too much was played in a row without anybody deciding. */
  | { readonly kind: 'limit'; readonly most: number }
  | { readonly kind: 'ended' }
  /** These rules no longer know such an order. */
  | { readonly kind: 'unknown' }

/** Why an order cannot be given: not a matter of rules, so no section. */
export type OrderFault =
  | { readonly code: 'no-orders'; readonly params: { title: string } }
  | { readonly code: 'order-not-now'; readonly params: { kind: string } }
  | { readonly code: 'order-value'; readonly params: { field: string } }

/** What this seat may order now. */
export function ordersFor(title: Title, state: GameState, seat: Seat): readonly OrderOffer[] {
  if (title.orders === undefined || state.ended !== null) return []
  return title.orders.offers(asReadonly(title.conceal(asReadonly(state), seat)), seat)
}

/** Exactly what `ordersFor` offers can be given. */
export function orderFault(title: Title, state: GameState, seat: Seat, order: Order): OrderFault | null {
  if (title.orders === undefined) return { code: 'no-orders', params: { title: title.id } }
  const offer = ordersFor(title, state, seat).find((each) => isAboutTheSame(each, order))
  if (offer === undefined) return { code: 'order-not-now', params: { kind: order.kind } }
  const unknown = Object.keys(order.values).find((id) => !offer.fields.some((field) => field.id === id))
  const wrong = unknown ?? offer.fields.find((field) => !isOneOf(field, order.values[field.id]))?.id
  return wrong === undefined ? null : { code: 'order-value', params: { field: wrong } }
}

/** The order with the first values of its fields. */
export function orderFrom({ kind, about, fields }: OrderOffer): Order {
  return { kind, about, values: Object.fromEntries(fields.map(({ id, fallback }) => [id, fallback])) }
}

/** A new order takes the place of those that cannot stand beside it, and of what its seat was told about ended ones. */
export function withOrder(
  title: Title,
  placed: readonly PlacedOrder[],
  fresh: PlacedOrder,
): readonly PlacedOrder[] {
  const stays = ({ seat, stopped, order }: PlacedOrder): boolean =>
    seat !== fresh.seat ||
    (stopped === null &&
      !isAboutTheSame(order, fresh.order) &&
      title.orders?.excludes(order, fresh.order) !== true)
  return [...placed.filter(stays), fresh]
}

function isAboutTheSame(one: Pick<Order, 'kind' | 'about'>, other: Pick<Order, 'kind' | 'about'>): boolean {
  return one.kind === other.kind && one.about === other.about
}

function isOneOf(field: OrderField, value: string | number | undefined): boolean {
  if (field.type === 'choice') return typeof value === 'string' && field.values.includes(value)
  return typeof value === 'number' && Number.isInteger(value) && value >= field.min && value <= field.max
}
