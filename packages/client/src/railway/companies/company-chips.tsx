import type { CompanyView } from '@roundhouse/view/railway'
import { useEffect, useRef } from 'preact/hooks'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import type { ShownTable } from '../shown-table.ts'
import { TrainChip } from '../train-chip.tsx'
import { moneyOf, railwayWords } from '../words.ts'
import { openedCharter } from './opened.ts'
import { sortCompanies } from './sort-companies.ts'
import './companies.css'

/** So much is seen of the one before, which tells that there are more. */
const BESIDE = 36

/** The companies in a row for small screens, in turn order: price, treasury and trains. The one whose turn it is is in view. */
export function CompanyChips({ railway }: { readonly railway: ShownTable }) {
  const { open, started, onSale } = sortCompanies(railway.view.value.companies)
  const row = useRef<HTMLUListElement>(null)
  const { operating } = railway.view.value
  useEffect(() => {
    const at = row.current?.querySelector<HTMLElement>('[data-turn="now"]')
    if (at) row.current?.parentElement?.scrollTo({ left: at.offsetLeft - BESIDE })
  }, [operating])
  return (
    <ul class="company-chips" ref={row}>
      {[...open, ...started, ...(open.length + started.length === 0 ? onSale : [])].map((company) => (
        <li key={company.id}>
          <Chip railway={railway} company={company} />
        </li>
      ))}
    </ul>
  )
}

function Chip({ railway, company }: { readonly railway: ShownTable; readonly company: CompanyView }) {
  const t = railwayWords.value.companies
  const { id, turn, price, treasury, trains, shares, status } = company
  const money = moneyOf(railway)
  return (
    <button
      type="button"
      class="company-chip"
      data-turn={turn ?? ''}
      data-status={status}
      onClick={() => (openedCharter.value = id)}
    >
      <CompanySign company={lookOf(railway, id)} size={26} />
      <span class="chip-figures">
        {/* What never has a price shows none. */}
        {(price !== null || status !== 'open') && (
          <span>
            <span class="visually-hidden">{t.columns.price} </span>
            <b>{price === null ? '–' : money(price)}</b>
          </span>
        )}
        <small>
          <span class="visually-hidden">{t.columns.treasury} </span>
          {status === 'open' || shares.toFloat === 0 ? money(treasury) : `${shares.sold}/${shares.toFloat}`}
        </small>
      </span>
      {trains.length > 0 && (
        <span class="train-chips">
          {trains.map((train, index) => (
            <TrainChip key={index} train={train} />
          ))}
        </span>
      )}
      {turn !== null && <span class="visually-hidden">, {t.turn[turn]}</span>}
    </button>
  )
}
