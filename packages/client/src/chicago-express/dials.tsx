import type { DialId } from '@roundhouse/titles/chicago-express'
import type { DialView, Doing } from '@roundhouse/view/chicago-express'
import type { ChicagoTable } from './chicago-table.ts'
import { words } from './words.ts'
import './dials.css'

const DIAL_OF: Partial<Record<Doing, DialId>> = {
  auction: 'auction',
  network: 'network',
  development: 'development',
}

/** How often each action was chosen since the last dividend; the last pip is the red one. */
export function Dials({ chicago }: { readonly chicago: ChicagoTable }) {
  const { dials, doing } = chicago.view.value
  return (
    <ul class="dials" aria-label={words.value.table.chicago.dials}>
      {dials.map((dial) => (
        <li key={dial.id} class="dial" data-now={DIAL_OF[doing] === dial.id}>
          <span class="dial-name">
            <span class="dial-word">{words.value.chicago.dials[dial.id]}</span> {dial.position}/{dial.length}
            {dial.red && <span class="visually-hidden">, {words.value.table.chicago.red}</span>}
          </span>
          <Pips dial={dial} />
        </li>
      ))}
    </ul>
  )
}

export function Pips({ dial }: { readonly dial: DialView }) {
  return (
    <span class="pips" aria-hidden="true">
      {Array.from({ length: dial.length }, (_, index) => (
        <i key={index} data-on={index < dial.position} data-red={index === dial.length - 1} />
      ))}
    </span>
  )
}
