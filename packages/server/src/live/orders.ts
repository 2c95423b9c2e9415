import { type Order, type PlacedOrder, type Seat, orderFault, withOrder } from '@roundhouse/kernel'
import { StorageFault } from '@roundhouse/storage'
import { stale } from './act.ts'
import { type Answer, faulty, kept } from './answer.ts'
import type { LiveGame } from './live-game.ts'

export interface GiveOrder {
  readonly id: string
  readonly seat: Seat
  /** What the giver saw: what has happened since then counts already. */
  readonly version: number
  readonly order: Order
}

/** The walk of a standing order: it is on the disk before anything is played by it. */
export async function give(game: LiveGame, { id, seat, version, order }: GiveOrder): Promise<Answer> {
  // Also when it has been revoked or replaced since: a message that comes twice does not bring it back.
  if (game.answered(seat, id)) return kept(game.version)
  if (game.stored.started === null) return faulty('game-not-started', {})
  if (version > game.version) return stale(game, version)
  const { title, state } = game.history
  const wrong = orderFault(title, state, seat, order)
  if (wrong !== null) return { kind: 'fault', fault: wrong }
  const fresh: PlacedOrder = { id, seat, order, from: version, stopped: null }
  const answer = await keep(game, seat, id, withOrder(title, game.orders, fresh))
  if (answer.kind === 'kept') await game.commit(null, null)
  return answer.kind === 'kept' ? kept(game.version) : answer
}

/** Ends an order that stands, or forgets one that has stopped. */
export async function revoke(
  game: LiveGame,
  { id, seat, order }: { readonly id: string; readonly seat: Seat; readonly order: string },
): Promise<Answer> {
  if (game.answered(seat, id)) return kept(game.version)
  const isMeant = (each: PlacedOrder): boolean => each.seat === seat && each.id === order
  if (!game.orders.some(isMeant)) return faulty('no-such-order', {})
  return keep(
    game,
    seat,
    id,
    game.orders.filter((each) => !isMeant(each)),
  )
}

async function keep(
  game: LiveGame,
  seat: Seat,
  message: string,
  orders: readonly PlacedOrder[],
): Promise<Answer> {
  try {
    await game.keepOrders(seat, orders, message)
    return kept(game.version)
  } catch (error) {
    if (error instanceof StorageFault) return faulty('database-failed', {})
    throw error
  }
}
