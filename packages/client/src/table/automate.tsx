import { ordersFor } from '@roundhouse/kernel'
import { useRef, useState } from 'preact/hooks'
import { Icon } from '../shell/icons.tsx'
import { lazy } from '../shell/lazy.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { titleWords, words } from '../shell/words.ts'
import type { Table } from './table.ts'
import './orders.css'

const OrderList = lazy(async () => (await import('./orders.tsx')).OrderList)
/** What is ordered takes its place in the list at once. */
const OrderForm = lazy(async () => {
  const [{ OrderForm }] = await Promise.all([import('./order-form.tsx'), OrderList.ready()])
  return OrderForm
})

/** The way to an order, small under the decision. */
export function Automate({ table }: { readonly table: Table }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { orders, title } = table.session
  const load = titleWords.value?.orders ?? null
  const told = useLoaded(open ? load : null)
  const seat = table.me.value ?? table.acting.value
  if (orders === null || load === null || seat === null) return null
  const offers = ordersFor(title, table.state.value, seat)
  if (offers.length === 0) return null
  const t = words.value.table.orders
  const leave = (): void => {
    setOpen(false)
    button.current?.focus()
  }
  /** What was ordered stands above the decision now: there it can be stopped. */
  const given = (): void => {
    setOpen(false)
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('.orders > :last-child > button')?.focus(),
    )
  }
  return (
    <div
      class="automate"
      onKeyDown={(event) => {
        if (!open || event.key !== 'Escape') return
        event.preventDefault()
        leave()
      }}
    >
      <button
        type="button"
        ref={button}
        class="automate-open"
        aria-expanded={open}
        title={t.hint}
        onClick={() => setOpen(!open)}
      >
        <Icon name="clock" size={13} />
        {t.automate}
      </button>
      {open && told !== null && (
        <OrderForm
          table={table}
          orders={orders}
          told={told}
          seat={seat}
          offers={offers}
          onLeave={leave}
          onGiven={given}
        />
      )}
    </div>
  )
}

/** What is done for the seats here, each to be stopped; and why the last ones have ended, until it is read. */
export function PlacedOrders({ table }: { readonly table: Table }) {
  const { orders } = table.session
  const placed = orders?.placed.value.filter(({ stopped }) => stopped?.why.kind !== 'ended') ?? []
  const told = useLoaded(placed.length === 0 ? null : (titleWords.value?.orders ?? null))
  if (orders === null || told === null) return null
  return placed.length === 0 ? null : <OrderList table={table} orders={orders} told={told} placed={placed} />
}
