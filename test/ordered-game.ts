import {
  type Action,
  type GameState,
  History,
  type Order,
  type OrderStop,
  type PlacedOrder,
  type Title,
  followOrders,
  orderFault,
} from '@roundhouse/kernel'
import { expect } from 'vitest'

/** A game that begins with a situation made by hand, and the orders of its seats. */
export class OrderedGame<State extends GameState, A extends Action> {
  readonly title: Title
  readonly history: History
  orders: readonly PlacedOrder[] = []

  constructor(title: Title, state: State) {
    this.title = title
    this.history = new History(title, state)
  }

  give(seat: number, order: Order): this {
    expect(orderFault(this.title, this.history.state, seat, order)).toBeNull()
    const fresh = { id: String(this.orders.length), seat, order, from: this.history.version, stopped: null }
    this.orders = followOrders(this.history, [...this.orders, fresh], () => {})
    return this
  }

  do(...actions: A[]): this {
    for (const action of actions) {
      const appended = this.history.append({ kind: 'action', seat: this.asked as number, action })
      expect(appended).toMatchObject({ ok: true })
      this.orders = followOrders(this.history, this.orders, () => {})
    }
    return this
  }

  get state(): State {
    return this.history.state as State
  }

  get asked(): number | undefined {
    return this.title.toAct(this.history.state)[0]
  }

  /** Why the first order has stopped. */
  get stop(): OrderStop | null {
    return this.orders[0]?.stopped?.why ?? null
  }

  /** What orders have played, by seat. */
  get played(): (readonly [number, string])[] {
    return this.history.log.flatMap((entry) =>
      entry.kind === 'action' && entry.by === 'order' ? [[entry.seat, entry.action.type]] : [],
    )
  }

  get kindsPlayed(): string[] {
    return this.played.map(([, kind]) => kind)
  }
}

export const passing = (watch: string): Order => ({ kind: 'pass', about: null, values: { watch } })
export const buying = (company: string, limit: number, until: number, otherwise = 'stop'): Order => ({
  kind: 'buy',
  about: company,
  values: { limit, until, otherwise },
})
export const skipping = (company: string, upTo: string): Order => ({
  kind: 'skip',
  about: company,
  values: { upTo },
})

export function told(code: string, params: object = {}): object {
  return { kind: 'told', code, params }
}
