import type { RailwayTable } from '../railway-table.ts'
import { railwayWords } from '../words.ts'
import { Others } from './other-companies.tsx'
import { sortCompanies } from './sort-companies.ts'

/** Beside a narrow map: the companies that do not operate yet, which then are left out below those that do. */
export function ToStart({ railway }: { readonly railway: RailwayTable }) {
  const { status } = railwayWords.value.companies
  const { started, onSale, later } = sortCompanies(railway.view.value.companies)
  if (started.length + onSale.length + later.length === 0) return null
  return (
    <aside class="to-start">
      <Others railway={railway} name={status.started} companies={started} />
      <Others railway={railway} name={status.shelf} companies={onSale} />
      <Others railway={railway} name={status.later} companies={later} />
    </aside>
  )
}
