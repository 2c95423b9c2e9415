import type { Chronicle } from '@roundhouse/view/railway'
import { AreaChart } from '../../report/area-chart.tsx'
import { FigureCard } from '../../report/figure-card.tsx'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import { roundName } from '../rounds.ts'
import type { ShownTable } from '../shown-table.ts'
import { figureWords, moneyOf } from '../words.ts'
import { operatingRounds, revenuesOf } from './series.ts'

/** What each company earned, side by side on one scale. */
export function RevenueCard({
  railway,
  chronicle,
  onMoment,
}: {
  readonly railway: ShownTable
  readonly chronicle: Chronicle
  readonly onMoment: (version: number) => void
}) {
  const { charts: t } = figureWords.value
  const money = moneyOf(railway)
  const rounds = operatingRounds(chronicle)
  const companies = railway.view.value.companies
    .map(({ id }) => ({ id, values: revenuesOf(chronicle, id) }))
    .filter(({ values }) => values.some((value) => value !== null))
  if (companies.length === 0) return null
  const most = Math.max(1, ...companies.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const endOf = (at: number): number =>
    chronicle.points.find(({ round }) => round === at)?.version ?? railway.table.shown.value
  return (
    <FigureCard
      class="revenue-card"
      title={t.revenues.title}
      aside={t.revenues.aside}
      figures={{
        head: [t.round, ...companies.map(({ id }) => id)],
        rows: rounds.map(({ round }, column) => [
          roundName(round),
          ...companies.map(({ values }) => amount(values[column] ?? null, money)),
        ]),
        go: { title: t.go, to: (row) => onMoment(endOf(rounds[row]?.at ?? 0)) },
      }}
    >
      <ul class="revenues">
        {companies.map(({ id, values }) => {
          const run = values.filter((value) => value !== null)
          const last = run.at(-1) ?? 0
          const best = Math.max(...run)
          return (
            <li key={id}>
              <p>
                <CompanySign company={lookOf(railway, id)} size={22} />
                <b>{id}</b>
                <span>
                  {money(run[0] ?? 0)} → <b>{money(last)}</b>
                </span>
              </p>
              <AreaChart
                label={t.revenues.spoken(id, money(best), money(last))}
                color={lookOf(railway, id).colour}
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

function amount(value: number | null, money: (value: number) => string): string {
  return value === null ? '–' : money(value)
}
