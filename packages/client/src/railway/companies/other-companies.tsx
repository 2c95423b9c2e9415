import type { CompanyView } from '@roundhouse/view/railway'
import { memo } from '../../board/memo.ts'
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
  if (companies.length === 0) return null
  return <Signs railway={railway} name={name} companies={companies.map(written).join(';')} />
}

/** "NWB started 2/5 express,local": so that equal ones are not drawn again. */
function written({ id, status, shares, permits = [] }: CompanyView): string {
  const progress = status === 'started' && shares.toFloat > 0 ? `${shares.sold}/${shares.toFloat}` : ''
  return `${id} ${status} ${progress} ${permits.join(',')}`
}

interface SignsProps {
  readonly railway: ShownTable
  readonly name: string
  readonly companies: string
}

const Signs = memo(({ railway, name, companies }: SignsProps) => {
  const t = railwayWords.value.companies
  return (
    <dl class="company-others">
      <dt>{name}</dt>
      <dd>
        {companies.split(';').map((each) => {
          const [id = '', status = '', progress = '', permits = ''] = each.split(' ')
          const [sold = 0, toFloat = 0] = progress.split('/').map(Number)
          return (
            <button
              key={id}
              type="button"
              class="sign-button"
              data-status={status}
              title={nameOf(railway, id)}
              onClick={() => (openedCharter.value = id)}
            >
              <span class="visually-hidden">
                {progress === '' ? t.openCharter(id) : `${t.openCharter(id)}. ${t.progress(sold, toFloat)}`}
              </span>
              <span class="sign-face" aria-hidden="true">
                <CompanySign company={lookOf(railway, id)} size={21} />
                {permits !== '' && <Chips chips={permits.split(',').map(permitChip).join(',')} />}
                {progress !== '' && <small>{progress}</small>}
              </span>
            </button>
          )
        })}
      </dd>
    </dl>
  )
})

/** Names are printed and never change. */
function nameOf({ view }: ShownTable, id: string): string {
  return view.peek().companies.find((company) => company.id === id)?.name ?? id
}
