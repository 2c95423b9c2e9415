import type { CompanyView } from '@roundhouse/view/railway'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import type { ShownTable } from '../shown-table.ts'
import { railwayWords } from '../words.ts'
import { openedCharter } from './opened.ts'
import { Chips, permitChip } from './written-chips.tsx'

/** Companies that do not operate: their signs under a heading, each leads to its charter. */
export function Others({
  railway,
  name,
  companies,
}: {
  readonly railway: ShownTable
  readonly name: string
  readonly companies: readonly CompanyView[]
}) {
  const t = railwayWords.value.companies
  if (companies.length === 0) return null
  return (
    <dl class="company-others">
      <dt>{name}</dt>
      <dd>
        {companies.map(({ id, name: full, status, shares, permits = [] }) => (
          <button
            key={id}
            type="button"
            class="sign-button"
            data-status={status}
            title={full}
            onClick={() => (openedCharter.value = id)}
          >
            <span class="visually-hidden">
              {status === 'started' && shares.toFloat > 0
                ? `${t.openCharter(id)}. ${t.progress(shares.sold, shares.toFloat)}`
                : t.openCharter(id)}
            </span>
            <span class="sign-face" aria-hidden="true">
              <CompanySign company={lookOf(railway, id)} size={21} />
              {permits.length > 0 && <Chips chips={permits.map(permitChip).join(',')} />}
              {status === 'started' && shares.toFloat > 0 && (
                <small>
                  {shares.sold}/{shares.toFloat}
                </small>
              )}
            </span>
          </button>
        ))}
      </dd>
    </dl>
  )
}
