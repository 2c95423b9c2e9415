import type { ReadonlySignal } from '@preact/signals'
import type { Chronicle, CompanyView } from '@roundhouse/view/railway'
import { sayer } from '../panel/say.ts'
import { roundName } from '../rounds.ts'
import type { ShownTable } from '../shown-table.ts'

/** That the company has been at the table before, and why it left; each round leads to its moment. */
export function Left({
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
  const { rounds, left } = chronicle.value
  const own = left.filter((each) => each.company === company.id)
  if (own.length === 0) return null
  const say = sayer(railway)
  return (
    <ul class="charter-told charter-left">
      {own.map(({ version, round, said }) => (
        <li key={version}>
          <button type="button" class="link-button" onClick={() => onMoment(version)}>
            {roundName(rounds[round])}
          </button>{' '}
          {say(said)}
        </li>
      ))}
    </ul>
  )
}
