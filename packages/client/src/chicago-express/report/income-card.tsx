import { COMPANY_IDS } from '@roundhouse/titles/chicago-express'
import { AreaChart } from '../../report/area-chart.tsx'
import { FigureCard } from '../../report/figure-card.tsx'
import { COMPANY_SIGNS, CompanySign } from '../company-sign.tsx'
import { words } from '../words.ts'
import type { GameReport } from './game-report.ts'

/** How each company grew, side by side on one scale. */
export function IncomeCard({ game }: { readonly game: GameReport }) {
  const { report, chicago, formats } = words.value
  const { points } = game.figures
  const most = Math.max(1, ...points.flatMap(({ incomes }) => incomes.map((income) => income ?? 0)))
  return (
    <FigureCard
      class="income-card"
      title={report.income.title}
      aside={report.income.aside}
      figures={{
        head: [report.dividend, ...COMPANY_IDS],
        rows: points.map(({ number, incomes }) => [
          number === 0 ? report.start : report.nth(number),
          ...incomes.map((income) => (income === null ? '–' : formats.number(income))),
        ]),
      }}
    >
      <ul class="incomes">
        {COMPANY_IDS.map((company, index) => {
          const values = points.map(({ incomes }) => incomes[index] ?? null)
          const open = values.filter((value) => value !== null)
          const [first] = open
          const last = open.at(-1)
          const name = chicago.company(company)
          const closed = first === undefined || last === undefined
          return (
            <li key={company}>
              <p class="incomes-head">
                <CompanySign company={company} size={22} />
                <b>{company}</b>
                <span>
                  {closed ? (
                    report.income.closed
                  ) : (
                    <>
                      {first} → <b>{last}</b>
                    </>
                  )}
                </span>
              </p>
              <AreaChart
                label={closed ? `${name}: ${report.income.closed}` : report.income.spoken(name, first, last)}
                color={`var(--ce-${COMPANY_SIGNS[company].key})`}
                values={values}
                most={most}
              />
            </li>
          )
        })}
      </ul>
    </FigureCard>
  )
}
