import {
  type Order,
  type OrderField,
  type OrderOffer,
  type Seat,
  orderFault,
  orderFrom,
} from '@roundhouse/kernel'
import type { OrderWords } from '@roundhouse/words'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { SessionOrders } from '../session/session.ts'
import { words } from '../shell/words.ts'
import { Ends } from './orders.tsx'
import type { Table } from './table.ts'

interface FormProps {
  readonly table: Table
  readonly orders: SessionOrders
  readonly told: OrderWords
  readonly seat: Seat
  readonly offers: readonly OrderOffer[]
  readonly onLeave: () => void
  readonly onGiven: () => void
}

/** What the title offers at this moment, with its conditions in words. */
export function OrderForm({ table, orders, told, seat, offers, onLeave, onGiven }: FormProps) {
  const t = words.value.table.orders
  const form = useRef<HTMLFormElement>(null)
  // Under the decision there may be little room: what was asked for comes into view.
  useEffect(() => form.current?.scrollIntoView({ block: 'start' }), [])
  const [draft, setDraft] = useState<Order>(() => orderFrom(offers[0] as OrderOffer))
  // The game may have gone on while the form was open.
  const offer = offerOf(offers, draft.kind, draft.about)
  const order = fitted(offer, draft)
  const kinds = [...new Set(offers.map(({ kind }) => kind))]
  const abouts = offers.filter(({ kind }) => kind === offer.kind).map(({ about }) => about)
  const possible = orderFault(table.session.title, table.state.value, seat, order) === null
  const change = (id: string, value: string | number): void =>
    setDraft({ ...order, values: { ...order.values, [id]: value } })
  const give = async (): Promise<void> => {
    if (!possible) return
    // Who orders has seen what there is.
    table.since.markSeen()
    const result = await orders.give(seat, order)
    if (result.ok) onGiven()
    else table.trouble.value = result
  }
  return (
    <form
      ref={form}
      class="order-form"
      aria-label={t.heading}
      onSubmit={(event) => {
        event.preventDefault()
        void give()
      }}
    >
      <fieldset>
        <legend>{t.which}</legend>
        {kinds.map((kind) => (
          <label key={kind} class="order-kind">
            <input
              type="radio"
              name="order-kind"
              checked={kind === offer.kind}
              onChange={() => setDraft(orderFrom(offerOf(offers, kind, null)))}
            />
            {told.name(kind)}
          </label>
        ))}
      </fieldset>
      {offer.about !== null && (
        <label class="order-field">
          <span>{told.about(offer.kind)}</span>
          <select
            value={offer.about}
            onChange={(event) => setDraft(orderFrom(offerOf(offers, offer.kind, event.currentTarget.value)))}
          >
            {abouts.map((about) => (
              <option key={about} value={about ?? ''}>
                {about}
              </option>
            ))}
          </select>
        </label>
      )}
      {offer.fields.map((field) => (
        <Field key={field.id} field={field} told={told} value={order.values[field.id]} onChange={change} />
      ))}
      {possible && (
        <>
          <p>{told.does(order)}</p>
          <Ends conditions={told.ends(order)} />
          <p class="order-note">{table.session.kind === 'online' ? t.away : t.here}</p>
        </>
      )}
      <div class="row">
        <button type="button" class="button small" onClick={onLeave}>
          {t.leave}
        </button>
        <button type="submit" class="button small primary" aria-disabled={possible ? undefined : 'true'}>
          {t.give}
        </button>
      </div>
    </form>
  )
}

interface FieldProps {
  readonly field: OrderField
  readonly told: OrderWords
  readonly value: string | number | undefined
  readonly onChange: (id: string, value: string | number) => void
}

function Field({ field, told, value, onChange }: FieldProps) {
  return (
    <label class="order-field">
      <span>{told.field(field.id)}</span>
      {field.type === 'choice' ? (
        <select value={String(value)} onChange={(event) => onChange(field.id, event.currentTarget.value)}>
          {field.values.map((each) => (
            <option key={each} value={each}>
              {told.value(field.id, each)}
            </option>
          ))}
        </select>
      ) : (
        <input
          type="number"
          inputMode="numeric"
          autocomplete="off"
          min={field.min}
          max={field.max}
          value={Number.isFinite(value) ? value : ''}
          onInput={(event) => onChange(field.id, event.currentTarget.valueAsNumber)}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </label>
  )
}

function offerOf(offers: readonly OrderOffer[], kind: string, about: string | null): OrderOffer {
  const alike = offers.filter((offer) => offer.kind === kind)
  return alike.find((offer) => offer.about === about) ?? alike[0] ?? (offers[0] as OrderOffer)
}

/** What was chosen, as far as this offer knows it. */
function fitted(offer: OrderOffer, { values }: Order): Order {
  const first = orderFrom(offer)
  const known = offer.fields.map(({ id, fallback }) => [id, values[id] ?? fallback])
  return { ...first, values: Object.fromEntries(known) as Order['values'] }
}
