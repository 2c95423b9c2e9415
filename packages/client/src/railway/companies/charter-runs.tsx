import type { ReadonlySignal } from '@preact/signals'
import type { Chronicle, ChronicleRun, CompanyView } from '@roundhouse/view/railway'
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
  const toldOf = ({ kept, perShare }: ChronicleRun): string => {
    if (kept === 'paid') return `${t.paid}, ${t.perShare(money(perShare))}`
    if (kept === 'halved') return `${t.halved}, ${money(perShare)}`
    return kept === 'withheld' ? t.kept : t.nothing
  }
  const own = runs.filter((run) => run.company === company.id).slice(-SHOWN)
  if (own.length === 0) return <p class="muted">{t.noRuns}</p>
  return (
    <ul class="charter-shares">
      {own.toReversed().map((run) => (
        <li key={run.version}>
          <button type="button" class="link-button" onClick={() => onMoment(run.version)}>
            {roundName(rounds[run.round])}
          </button>
          <span class="muted">{toldOf(run)}</span>
          <b>{money(run.revenue)}</b>
        </li>
      ))}
    </ul>
  )
}
