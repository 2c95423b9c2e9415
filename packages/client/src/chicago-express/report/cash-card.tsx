import type { DividendPoint, Moment } from '@roundhouse/view/chicago-express'
import { useState } from 'preact/hooks'
import { FigureCard } from '../../report/figure-card.tsx'
import { type ChartMark, LineChart } from '../../report/line-chart.tsx'
import { lookOf } from '../../report/series.tsx'
import { CompanyToken } from '../company-sign.tsx'
import { words } from '../words.ts'
import type { GameReport } from './game-report.ts'

const METRICS = ['cash', 'dividends'] as const
type Metric = (typeof METRICS)[number]

/** Cash, or dividends so far, at each general dividend, with the arrivals in Chicago between them. */
export function CashCard({ game }: { readonly game: GameReport }) {
  const [metric, setMetric] = useState<Metric>('cash')
  const { report, chicago, formats } = words.value
  const { points, moments } = game.figures
  const { title, aside, spoken } = report[metric]
  const columns = points.map(({ number }) => (number === 0 ? report.start : report.nth(number)))
  const valuesOf = (seat: number): number[] => points.map((point) => valueOf(point, metric, seat))
  const arrivals = moments.filter((moment) => moment.kind === 'chicago')
  const lines = game.names.map((name, seat) => {
    const values = valuesOf(seat)
    return report.fromTo(name, formats.money(values[0] ?? 0), formats.money(values.at(-1) ?? 0))
  })
  const reached = arrivals.map(({ company }) => chicago.company(company))
  return (
    <FigureCard
      class="cash-card"
      title={title}
      aside={aside}
      figures={{
        head: [report.dividend, ...game.names],
        rows: points.map((point, index) => [
          columns[index] ?? '',
          ...game.names.map((_, seat) => formats.money(valueOf(point, metric, seat))),
        ]),
      }}
      tools={
        <div class="segments" role="group" aria-label={report.which}>
          {METRICS.map((each) => (
            <button key={each} type="button" aria-pressed={each === metric} onClick={() => setMetric(each)}>
              {report[each].short}
            </button>
          ))}
        </div>
      }
    >
      <LineChart
        label={spoken(lines.join(' '))}
        columns={columns}
        series={game.names.map((name, seat) => ({ name, look: lookOf(seat), values: valuesOf(seat) }))}
        marks={arrivals.map((moment) =>
          markOf(moment, points, report.reachedOne(chicago.company(moment.company))),
        )}
        format={(value) => formats.money(value)}
      />
      {reached.length === 0 ? null : <p class="chart-note">{report.reached(reached)}</p>}
    </FigureCard>
  )
}

function valueOf(point: DividendPoint, metric: Metric, seat: number): number {
  return (metric === 'cash' ? point.cash[seat] : point.received[seat]) ?? 0
}

/** As far between two dividends as the move lies between theirs. */
function markOf(
  moment: Extract<Moment, { kind: 'chicago' }>,
  points: readonly DividendPoint[],
  title: string,
): ChartMark {
  const after = points.findIndex(({ version }) => version >= moment.version)
  const next = points[after]
  const before = points[after - 1]
  const at =
    next === undefined || before === undefined
      ? points.length - 1
      : after - 1 + (moment.version - before.version) / (next.version - before.version)
  return { at, title, sign: <CompanyToken company={moment.company} /> }
}
