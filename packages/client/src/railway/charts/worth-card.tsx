import type { Chronicle } from '@roundhouse/view/railway'
import { FigureCard } from '../../report/figure-card.tsx'
import { LineChart } from '../../report/line-chart.tsx'
import { lookOf } from '../../report/series.tsx'
import { words } from '../../shell/words.ts'
import { roundName } from '../rounds.ts'
import type { ShownTable } from '../shown-table.ts'
import { figureWords, moneyOf } from '../words.ts'
import { chartPoints, worthOf } from './series.ts'

/** What everybody was worth after each round. */
export function WorthCard({
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
  const money = moneyOf(railway)
  const points = chartPoints(chronicle, railway.table.shown.value)
  const seats = [...(points[0]?.figures.players ?? [])].map(({ seat }) => seat).toSorted((a, b) => a - b)
  const names = seats.map((seat) => railway.table.naming.value.player(seat))
  const columns = points.map(({ round }) => (round === null ? report.start : roundName(round)))
  const values = seats.map((seat) => worthOf(points, seat))
  const go = { title: t.go, to: (column: number): void => onMoment(points[column]?.version ?? 0) }
  const lines = names.map((name, index) =>
    report.fromTo(name, money(values[index]?.[0] ?? 0), money(values[index]?.at(-1) ?? 0)),
  )
  return (
    <FigureCard
      class="worth-card"
      title={t.worth.title}
      aside={t.worth.aside}
      figures={{
        head: [t.round, ...names],
        rows: points.map((_, at) => [columns[at] ?? '', ...values.map((own) => money(own[at] ?? 0))]),
        go,
      }}
    >
      <LineChart
        label={t.worth.spoken(lines.join(' '))}
        columns={columns}
        series={names.map((name, index) => ({ name, look: lookOf(index), values: values[index] ?? [] }))}
        marks={[]}
        format={money}
        go={go}
      />
    </FigureCard>
  )
}
