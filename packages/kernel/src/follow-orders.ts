import type { Action, GameEvent } from './action.ts'
import { asReadonly } from './deep-readonly.ts'
import type { History } from './history.ts'
import type { OrderStep, OrderStop, PlacedOrder, Told } from './order.ts'

/** No table needs so many actions in a row without a single decision: beyond it something is wrong. */
export const MOST_ORDERED = 100

/**
 * Plays what the standing orders of a table want done, through the same door as everybody, until they wait or have
 * stopped; answers the orders as they are then. `settle` plays what is forced after each action.
 */
export function followOrders(
  history: History,
  orders: readonly PlacedOrder[],
  settle: () => void,
  most: number = MOST_ORDERED,
): readonly PlacedOrder[] {
  let placed = orders
  const stop = (order: PlacedOrder, why: OrderStop): void => {
    const stopped = { at: history.version, why }
    placed = placed.map((each) => (each === order ? { ...each, stopped } : each))
  }
  const follow = (order: PlacedOrder): boolean => {
    const over = generalStop(history, order)
    if (over !== null) stop(order, over)
    const step = over === null ? nextStep(history, order) : null
    if (step === null) return false
    if ('stop' in step) {
      stop(order, { kind: 'told', ...step.stop })
      return false
    }
    if (playedInARow(history) >= most) {
      stop(order, { kind: 'limit', most })
      return false
    }
    const appended = history.append({ kind: 'action', seat: order.seat, action: step.act, by: 'order' })
    if (appended.ok) settle()
    else if (appended.refusal !== null) stop(order, { kind: 'refused', refusal: appended.refusal })
    return appended.ok
  }
  // After each action all are asked anew, because it may be what one of them waits for.
  while (placed.some((order) => order.stopped === null && follow(order)));
  return placed
}

function generalStop({ title, state, log }: History, { order, seat, from }: PlacedOrder): OrderStop | null {
  if (title.orders?.kinds.includes(order.kind) !== true) return { kind: 'unknown' }
  const undone = log
    .slice(from)
    .some((entry) => entry.kind === 'undo' && (entry.seat === seat || entry.to < from))
  if (undone) return { kind: 'undone' }
  return state.ended === null ? null : { kind: 'ended' }
}

/** What the order sees is what its owner may see. */
function nextStep(history: History, { order, seat, from }: PlacedOrder): OrderStep<Action> | null {
  const { title, state } = history
  const known = title.conceal(asReadonly(state), seat)
  return title.orders?.next(asReadonly(known), seat, order, toldSince(history, from)) ?? null
}

/** Along the line of play: what was taken back has not happened. */
function toldSince(history: History, from: number): Told<GameEvent>[] {
  return history
    .lineTo()
    .filter((number) => number > from)
    .flatMap((number) => {
      const { seat } = history.log[number - 1] as { readonly seat: number }
      return history.eventsOf(number).map((event) => ({ seat, event }))
    })
}

/** How many actions orders have played since somebody last decided something. */
function playedInARow({ log }: History): number {
  const last = log.findLastIndex(
    (entry) => entry.kind === 'undo' || (entry.by !== 'order' && entry.auto !== true),
  )
  return log.slice(last + 1).filter((entry) => entry.kind === 'action' && entry.by === 'order').length
}
