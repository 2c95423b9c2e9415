import type { Chronicle } from '@roundhouse/view/railway'
import { FigureCard } from '../../report/figure-card.tsx'
import { StackedBar } from '../../report/stacked-bar.tsx'
import { words } from '../../shell/words.ts'
import { lookOf } from '../looks.ts'
import type { ShownTable } from '../shown-table.ts'
import { figureWords, moneyOf } from '../words.ts'

/** Dividends of each player by company. */
export function DividendsCard({
  railway,
  chronicle,
}: {
  readonly railway: ShownTable
  readonly chronicle: Chronicle
}) {
  const t = figureWords.value.report.dividends
  const { formats } = words.value
  const money = moneyOf(railway)
  const companies = [
    ...new Set(chronicle.runs.filter(({ kept }) => kept === 'paid').map(({ company }) => company)),
  ]
  const received = (seat: number, company: string): number =>
    chronicle.runs.reduce((sum, run) => (run.company === company ? sum + (run.bySeat[seat] ?? 0) : sum), 0)
  const rows = railway.view.value.standing.map(({ seat }) => {
    const parts = companies.map((company) => ({ company, value: received(seat, company) }))
    const total = parts.reduce((sum, { value }) => sum + value, 0)
    return { seat, name: railway.table.naming.value.player(seat), parts, total }
  })
  const most = Math.max(1, ...rows.map(({ total }) => total))
  return (
    <FigureCard
      class="dividends-card"
      title={t.title}
      aside={t.aside}
      figures={{
        head: [t.player, ...companies, t.total],
        rows: rows.map(({ name, parts, total }) => [
          name,
          ...parts.map(({ value }) => formats.number(value)),
          money(total),
        ]),
      }}
    >
      <ul class="sources">
        {rows.map(({ seat, name, parts, total }) => {
          const some = parts.filter(({ value }) => value > 0)
          const told = some.map(({ company, value }) => `${company} ${money(value)}`)
          return (
            <li key={seat}>
              <span class="sources-name" title={name}>
                {name}
              </span>
              <StackedBar
                label={t.spoken(name, money(total), told.length === 0 ? t.none : formats.list(told))}
                parts={some.map(({ company, value }) => {
                  const { colour, text } = lookOf(railway, company)
                  return {
                    key: company,
                    value,
                    color: colour,
                    ink: text,
                    words: [`${company} ${value}`, company],
                  }
                })}
                against={null}
                most={most}
              />
              <b>{money(total)}</b>
            </li>
          )
        })}
      </ul>
    </FigureCard>
  )
}
