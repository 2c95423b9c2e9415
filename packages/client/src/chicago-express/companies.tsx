import type { CompanyId } from '@roundhouse/titles/chicago-express'
import type { CompanyView } from '@roundhouse/view/chicago-express'
import { hinted } from '../board/hinted.ts'
import { Icon } from '../shell/icons.tsx'
import { Change } from '../table/change.tsx'
import { initials } from '../table/names.tsx'
import type { ChicagoTable } from './chicago-table.ts'
import { CompanySign } from './company-sign.tsx'
import { companyAfter, companyInHand, ownSeat } from './outlook.ts'
import { words } from './words.ts'
import './companies.css'

/** What fits on a charter. */
const SHORT_NAMES: Partial<Record<CompanyId, string>> = { PRR: 'Pennsylvania RR', 'C&O': 'Chesap. & Ohio' }

/** The charters: income, shares with their holders, treasury, locomotives, dividend. */
export function Companies({
  chicago,
  shape,
}: {
  readonly chicago: ChicagoTable
  readonly shape: 'cards' | 'chips'
}) {
  const { companies } = chicago.view.value
  const Shape = shape === 'cards' ? Card : Chip
  return (
    <ul class={`companies ${shape}`}>
      {companies.map((company) => (
        <Shape key={company.id} chicago={chicago} company={company} />
      ))}
    </ul>
  )
}

interface Props {
  readonly chicago: ChicagoTable
  readonly company: CompanyView
}

function Card({ chicago, company }: Props) {
  const t = words.value.table.chicago
  const { money } = words.value.formats
  const after = companyAfter(chicago, company)
  const seen = chicago.seen.value?.companies.find((each) => each.id === company.id)
  const fresh = (now: number, was: number | undefined): string | undefined =>
    was !== undefined && was !== now ? 'changed' : undefined
  return (
    <li
      class="card company"
      data-open={company.open}
      data-in-hand={companyInHand(chicago) === company.id}
      data-hint={hinted.value?.companies.get(company.id)}
      data-changing={after.treasury !== null && after.treasury !== company.treasury}
    >
      <div class="head">
        <CompanySign company={company.id} size={28} />
        <div class="names">
          <h3>{company.id}</h3>
          <span title={company.name}>{SHORT_NAMES[company.id] ?? company.name}</span>
        </div>
        {company.open ? (
          <div class="income">
            <span class={fresh(company.income, seen?.income)}>
              <Change before={company.income} after={after.income} good />
            </span>
            <small>{t.income}</small>
          </div>
        ) : (
          <span class="closed" title={t.closed}>
            <Icon name="lock" size={18} />
            <span class="visually-hidden">{t.closed}</span>
          </span>
        )}
      </div>
      <Shares chicago={chicago} company={company} />
      {company.open ? (
        <dl>
          <div>
            <dt>{t.treasury}</dt>
            <dd class={fresh(company.treasury, seen?.treasury)}>
              <Change before={company.treasury} after={after.treasury} show={money} />
            </dd>
          </div>
          <div class="stock">
            <dt>
              <Icon name="loco" size={12} />
              <span class="visually-hidden">{t.locomotives}</span>
            </dt>
            <dd>
              <Change before={company.locomotives} after={after.locomotives} />
            </dd>
          </div>
          <div class="pays">
            <dt>{t.pays}</dt>
            <dd class={fresh(company.perShare, seen?.perShare)}>
              <Change before={company.perShare} after={after.perShare} show={money} good /> {t.aShare}
            </dd>
          </div>
        </dl>
      ) : (
        <p class="reason">{t.wabashCloses}</p>
      )}
    </li>
  )
}

/** One cell a share: two letters for its holder, the one on sale, the unsold dashed. */
function Shares({ chicago, company }: Props) {
  const t = words.value.table.chicago
  const naming = chicago.table.naming.value
  const own = ownSeat(chicago)
  return (
    <ul class="shares" aria-label={t.sharesOf(company.sold, company.shares.length)}>
      {company.shares.map((holder, index) => {
        if (holder === null) return <li key={index} class="unsold" aria-label={t.unsold} />
        if (holder === 'offered') {
          return (
            <li key={index} class="sale" title={t.onSale}>
              <Icon name="ham" size={13} />
              <span class="visually-hidden">{t.onSale}</span>
            </li>
          )
        }
        return (
          <li
            key={index}
            class={holder === own ? 'own' : 'sold'}
            title={naming.player(holder)}
            aria-label={naming.player(holder)}
          >
            {initials(chicago.table, holder)}
          </li>
        )
      })}
    </ul>
  )
}

/** The same in one line for small screens: income and treasury. */
function Chip({ chicago, company }: Props) {
  const t = words.value.table.chicago
  const { money } = words.value.formats
  const after = companyAfter(chicago, company)
  return (
    <li
      class="chip-company"
      data-open={company.open}
      data-in-hand={companyInHand(chicago) === company.id}
      data-hint={hinted.value?.companies.get(company.id)}
    >
      <CompanySign company={company.id} size={24} />
      {company.open ? (
        <dl>
          <dt class="visually-hidden">{t.income}</dt>
          <dd>
            <Change before={company.income} after={after.income} good />
          </dd>
          <dt class="visually-hidden">{t.treasury}</dt>
          <dd class="treasury">{money(after.treasury ?? company.treasury)}</dd>
        </dl>
      ) : (
        <span class="closed">
          <Icon name="lock" size={14} />
          <span class="visually-hidden">{t.closed}</span>
        </span>
      )}
    </li>
  )
}
