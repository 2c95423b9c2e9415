import type { Chronicle, ChronicleRun } from '@roundhouse/view/railway'
import { words } from '../../shell/words.ts'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import type { ShownTable } from '../shown-table.ts'
import { figureWords, moneyOf, railwayWords } from '../words.ts'

/** What came of each company that ran: its price, and what it paid out and kept. */
export function CompaniesCard({
  railway,
  chronicle,
}: {
  readonly railway: ShownTable
  readonly chronicle: Chronicle
}) {
  const { report, sheet } = figureWords.value
  const { companies: c } = railwayWords.value
  const t = report.company
  const { formats } = words.value
  const money = moneyOf(railway)
  const rows = railway.view.value.companies.flatMap(({ id, price }) => {
    const runs = chronicle.runs.filter(({ company }) => company === id)
    const sumOf = (kept: ChronicleRun['kept']): number =>
      runs.reduce((sum, run) => {
        if (run.kept === 'halved') return sum + run.revenue / 2
        return run.kept === kept ? sum + run.revenue : sum
      }, 0)
    return runs.length === 0
      ? []
      : [{ id, price, runs: runs.length, paid: sumOf('paid'), kept: sumOf('withheld') }]
  })
  if (rows.length === 0) return null
  return (
    <section class="card figure-card" aria-label={t.title}>
      <header>
        <div class="figure-head">
          <h2>{t.title}</h2>
          <span class="figure-aside">{t.aside}</span>
        </div>
      </header>
      <div class="figure-body">
        <div class="data-table" role="group" aria-label={t.title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{sheet.company}</th>
                <th scope="col">{c.price}</th>
                <th scope="col">{t.runs}</th>
                <th scope="col">{t.paid}</th>
                <th scope="col">{t.kept}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, price, runs, paid, kept }) => (
                <tr key={id}>
                  <th scope="row">
                    <CompanySign company={lookOf(railway, id)} size={22} />
                  </th>
                  <td>{price === null ? c.status.closed : money(price)}</td>
                  <td>{formats.number(runs)}</td>
                  <td>
                    <b>{money(paid)}</b>
                  </td>
                  <td>{money(kept)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}
