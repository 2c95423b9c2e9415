import type { ReadonlySignal } from '@preact/signals'
import type { Chronicle, CompanyView } from '@roundhouse/view/railway'
import { roundName } from '../rounds.ts'
import type { ShownTable } from '../shown-table.ts'
import { moneyOf, railwayWords } from '../words.ts'

const SHOWN = 5

/** What the company earned lately; each round leads to its moment. */
export function CharterRuns({
  railway,
  chronicle,
  company,
  onMoment,
}: {
  readonly railway: ShownTable
  readonly chronicle: ReadonlySignal<Chronicle>
  readonly company: CompanyView
  readonly onMoment: (version: number) => void
}) {
  const t = railwayWords.value.companies
  const money = moneyOf(railway)
  const { rounds, runs } = chronicle.value
  const own = runs.filter((run) => run.company === company.id).slice(-SHOWN)
  if (own.length === 0) return <p class="muted">{t.noRuns}</p>
  return (
    <ul class="charter-shares">
      {own.toReversed().map((run) => (
        <li key={run.version}>
          <button type="button" class="link-button" onClick={() => onMoment(run.version)}>
            {roundName(rounds[run.round])}
          </button>
          <span class="muted">
            {run.kept === 'paid'
              ? `${t.paid}, ${t.perShare(money(run.perShare))}`
              : run.kept === 'withheld'
                ? t.kept
                : t.nothing}
          </span>
          <b>{money(run.revenue)}</b>
        </li>
      ))}
    </ul>
  )
}
