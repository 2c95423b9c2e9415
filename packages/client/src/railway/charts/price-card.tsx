import type { Chronicle } from '@roundhouse/view/railway'
import { useState } from 'preact/hooks'
import { FigureCard } from '../../report/figure-card.tsx'
import { LineChart } from '../../report/line-chart.tsx'
import { type MarkerShape, type SeriesLook } from '../../report/series.tsx'
import { words } from '../../shell/words.ts'
import { CompanySign, CompanyToken } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import { roundName } from '../rounds.ts'
import type { ShownTable } from '../shown-table.ts'
import { figureWords, moneyOf } from '../words.ts'
import { chartPoints, pricesOf } from './series.ts'

const DASHES = [null, '7 4', '2 4', '10 4 2 4', '14 4'] as const
const MARKERS: readonly MarkerShape[] = ['circle', 'square', 'triangle', 'diamond', 'cross']

/** Share prices after each round, in the printed colours, told apart by dash, marker and sign. */
export function PriceCard({
  railway,
  chronicle,
  onMoment,
}: {
  readonly railway: ShownTable
  readonly chronicle: Chronicle
  readonly onMoment: (version: number) => void
}) {
  const { charts: t } = figureWords.value
  const { report } = words.value
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const money = moneyOf(railway)
  const points = chartPoints(chronicle, railway.table.shown.value)
  const columns = points.map(({ round }) => (round === null ? report.start : roundName(round)))
  const companies = railway.view.value.companies
    .map(({ id }) => ({ id, values: pricesOf(points, id) }))
    .filter(({ values }) => values.some((value) => value !== null))
  if (companies.length === 0) return null
  // Companies that are gone from the market are drawn when they are asked for.
  const isShown = ({ id, values }: (typeof companies)[number]): boolean =>
    (values.at(-1) !== null) !== turned.has(id)
  const shown = companies.filter(isShown)
  const go = { title: t.go, to: (column: number): void => onMoment(points[column]?.version ?? 0) }
  const toggle = (id: string): void => {
    const next = new Set(turned)
    if (!next.delete(id)) next.add(id)
    setTurned(next)
  }
  return (
    <FigureCard
      class="price-card"
      title={t.prices.title}
      aside={t.prices.aside}
      figures={{
        head: [t.round, ...companies.map(({ id }) => id)],
        rows: points.map((_, at) => [
          columns[at] ?? '',
          ...companies.map(({ values }) => figure(values[at] ?? null, money)),
        ]),
        go,
      }}
    >
      <div class="chart-companies" role="group" aria-label={t.which}>
        {companies.map((company) => (
          <button
            key={company.id}
            type="button"
            aria-pressed={isShown(company)}
            title={company.id}
            onClick={() => toggle(company.id)}
          >
            <CompanySign company={lookOf(railway, company.id)} size={22} />
          </button>
        ))}
      </div>
      <LineChart
        label={t.prices.spoken(
          shown.map(({ id, values }) => report.fromTo(id, ...ends(values, money))).join(' '),
        )}
        columns={columns}
        series={shown.map(({ id, values }) => ({
          name: id,
          look: priceLook(
            railway,
            id,
            companies.findIndex((each) => each.id === id),
          ),
          values,
          sign: <CompanyToken {...lookOf(railway, id)} />,
        }))}
        marks={[]}
        format={money}
        go={go}
      />
    </FigureCard>
  )
}

function priceLook(railway: ShownTable, id: string, index: number): SeriesLook {
  return {
    color: lookOf(railway, id).colour,
    dash: DASHES[index % DASHES.length] ?? null,
    marker: MARKERS[Math.floor(index / DASHES.length + index) % MARKERS.length] ?? 'circle',
    cased: true,
  }
}

function figure(value: number | null, money: (amount: number) => string): string {
  return value === null ? '–' : money(value)
}

function ends(values: readonly (number | null)[], money: (amount: number) => string): [string, string] {
  const known = values.filter((value) => value !== null)
  return [figure(known[0] ?? null, money), figure(known.at(-1) ?? null, money)]
}
