import { COMPANY_IDS } from '@roundhouse/titles/chicago-express'
import { FigureCard } from '../../report/figure-card.tsx'
import { StackedBar } from '../../report/stacked-bar.tsx'
import { COMPANY_SIGNS } from '../company-sign.tsx'
import { words } from '../words.ts'
import type { GameReport } from './game-report.ts'

/** Dividends of each player by company, against what the shares cost. */
export function SourcesCard({ game }: { readonly game: GameReport }) {
  const { report, chicago, formats } = words.value
  const { dividends, spent, startingCash } = game.figures
  const { sources } = report
  const totals = dividends.map((row) => row.reduce((sum, amount) => sum + amount, 0))
  const most = Math.max(1, ...totals, ...spent)
  const order = game.view.standing.map(({ seat }) => seat)
  return (
    <FigureCard
      class="sources-card"
      title={sources.title}
      aside={sources.aside}
      figures={{
        head: [
          report.player,
          sources.startHead,
          ...COMPANY_IDS,
          report.total,
          sources.spentHead,
          sources.finalHead,
        ],
        rows: order.map((seat) => [
          game.names[seat] ?? '',
          formats.money(startingCash),
          ...(dividends[seat] ?? []).map((amount) => formats.number(amount)),
          formats.money(totals[seat] ?? 0),
          formats.money(-(spent[seat] ?? 0)),
          formats.money(game.view.players[seat]?.cash ?? 0),
        ]),
      }}
    >
      <ul class="sources">
        {order.map((seat) => {
          const row = dividends[seat] ?? []
          const cost = spent[seat] ?? 0
          const total = totals[seat] ?? 0
          const name = game.names[seat] ?? ''
          const parts = COMPANY_IDS.map((company, index) => {
            const { key, letter, ink } = COMPANY_SIGNS[company]
            const value = row[index] ?? 0
            return {
              key,
              value,
              color: `var(--ce-${key})`,
              ink,
              words: [`${company} ${value}`, `${letter} ${value}`, letter],
            }
          })
          const told = COMPANY_IDS.flatMap((company, index) =>
            (row[index] ?? 0) > 0 ? [`${chicago.company(company)} ${formats.money(row[index] ?? 0)}`] : [],
          ).join(', ')
          return (
            <li key={seat}>
              <span class="sources-name" title={name}>
                {name}
              </span>
              <StackedBar
                label={sources.spoken(name, total, told, cost)}
                parts={parts}
                against={{ value: cost, words: [sources.spent(cost), formats.money(-cost)] }}
                most={most}
              />
              <b>{formats.money(total)}</b>
            </li>
          )
        })}
      </ul>
      <p class="chart-note">{sources.note(startingCash)}</p>
    </FigureCard>
  )
}
