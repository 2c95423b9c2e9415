import type { OrderStop, PlacedOrder } from '@roundhouse/kernel'
import { type OrderWords, refusalSentence } from '@roundhouse/words'
import type { SessionOrders } from '../session/session.ts'
import { Icon } from '../shell/icons.tsx'
import { titleWords, words } from '../shell/words.ts'
import type { Table } from './table.ts'

interface ListProps {
  readonly table: Table
  readonly orders: SessionOrders
  readonly told: OrderWords
  readonly placed: readonly PlacedOrder[]
}

/** The orders that stand, and those that have ended unread. */
export function OrderList({ table, orders, told, placed }: ListProps) {
  return (
    <ul class="orders">
      {placed.map((each) => (
        <Placed key={each.id} table={table} orders={orders} told={told} placed={each} />
      ))}
    </ul>
  )
}

interface PlacedProps extends Omit<ListProps, 'placed'> {
  readonly placed: PlacedOrder
}

function Placed({ table, orders, told, placed }: PlacedProps) {
  const t = words.value.table.orders
  const { order, seat, stopped } = placed
  const alone = table.me.value === seat
  const name = table.naming.value.player(seat)
  const revoke = async (): Promise<void> => {
    const result = await orders.revoke(placed)
    if (!result.ok) table.trouble.value = result
    document.getElementById('action')?.focus({ preventScroll: true })
  }
  if (stopped !== null) {
    return (
      <li class="stopped">
        <p role="status">
          <b>{alone ? t.stopped : t.stoppedOf(name)}:</b> {told.brief(order)}.{' '}
          {stopSentence(table, told, stopped.why)}
        </p>
        <button
          type="button"
          class="dismiss"
          aria-label={words.value.table.close}
          onClick={() => void revoke()}
        >
          ×
        </button>
      </li>
    )
  }
  return (
    <li>
      <Icon name="clock" size={15} />
      <div>
        <p role="status">
          <b>{alone ? t.standing : t.standingOf(name)}:</b> {told.brief(order)}
        </p>
        <details>
          <summary>{t.more}</summary>
          <p>{told.does(order)}</p>
          <Ends conditions={told.ends(order)} />
        </details>
      </div>
      <button type="button" class="button small" onClick={() => void revoke()}>
        {t.stop}
      </button>
    </li>
  )
}

/** By what an order ends: its own conditions, then those of every order. */
export function Ends({ conditions }: { readonly conditions: readonly string[] }) {
  return (
    <>
      <p class="order-ends-head">{words.value.table.orders.ends}</p>
      <ul class="order-ends">
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      <p class="order-note">{words.value.table.orders.always}</p>
    </>
  )
}

function stopSentence(table: Table, told: OrderWords, why: OrderStop): string {
  const t = words.value.table.orders
  const at = table.naming.value
  switch (why.kind) {
    case 'told':
      return told.stopped(why.code, why.params, at)
    case 'refused':
      return t.refused(refusalSentence(titleWords.value, why.refusal, at))
    case 'limit':
      return t.limit(why.most)
    case 'undone':
    case 'ended':
    case 'unknown':
      return t[why.kind]
  }
}
