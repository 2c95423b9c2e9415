import type { CompanyView, Holder } from '@roundhouse/view/railway'
import { initials } from '../table/names.tsx'
import { type ShownTable, holderName, restName } from './shown-table.ts'
import { percentOf, railwayWords } from './words.ts'
import './share-chips.css'

interface Group {
  readonly key: string
  readonly kind: 'own' | 'held' | 'pool' | 'bank' | 'reserved'
  readonly shares: number
  /** What is printed, and what is told to who points or listens. */
  readonly letters: string
  readonly name: string
  readonly director: boolean
}

/**
 * The shares of a company as one bar: each holder's as wide as they are many, the director first with a firm edge,
 * yours in teal, the pool's amber, the unsold dashed.
 */
export function ShareChips({
  railway,
  company,
}: {
  readonly railway: ShownTable
  readonly company: CompanyView
}) {
  const { shares } = company
  return (
    <ul class="share-chips" aria-label={railwayWords.value.companies.sold(shares.sold, shares.total)}>
      {groupsOf(railway, company).map(({ key, kind, shares: count, letters, name, director }) => (
        <li
          key={key}
          class={kind}
          data-director={director}
          style={{ '--shares': String(count) }}
          title={name}
        >
          <span aria-hidden="true">{count > 1 ? `${letters} ×${count}` : letters}</span>
          <span class="visually-hidden">{name}</span>
        </li>
      ))}
    </ul>
  )
}

function groupsOf(railway: ShownTable, { id, shares }: CompanyView): Group[] {
  const t = railwayWords.value.companies
  const own = railway.table.me.value ?? railway.table.acting.value
  const groups = shares.holders.map(({ holder, shares: held, percent, director, options = 0 }): Group => {
    const whole = t.heldBy(holderName(railway, holder), percentOf(percent))
    const name = options > 0 ? `${whole}, ${t.halfPaid(options)}` : whole
    return {
      key: String(holder),
      kind: holder === own ? 'own' : 'held',
      shares: held,
      // A company that holds its own shares is called by its sign.
      letters: holder === 'company' ? id : lettersOf(railway, holder),
      name: director ? `${name}, ${t.directorMark}` : name,
      director,
    }
  })
  const rest = (kind: 'pool' | 'bank' | 'reserved', count: number): Group[] => {
    const name = t.heldBy(restName(railway, kind), percentOf(count * shares.percent))
    return count === 0 ? [] : [{ key: kind, kind, shares: count, letters: '', name, director: false }]
  }
  return [
    ...groups,
    ...rest('pool', shares.pool),
    ...rest('reserved', shares.reserved),
    ...rest('bank', shares.bank),
  ]
}

function lettersOf({ table, panels }: ShownTable, holder: Holder): string {
  return typeof holder === 'number' ? initials(table, holder) : panels.holderName(holder).slice(0, 2)
}
