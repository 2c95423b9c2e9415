import type { ReadonlySignal } from '@preact/signals'
import type { Chronicle } from '@roundhouse/view/railway'
import type { ShownTable } from '../shown-table.ts'
import { figureWords } from '../words.ts'
import { PriceCard } from './price-card.tsx'
import { RevenueCard } from './revenue-card.tsx'
import { WorthCard } from './worth-card.tsx'
import '../../report/report.css'
import './charts.css'

/** Worth, prices and revenues over the game so far; each round leads to its moment. */
export function Charts({
  railway,
  chronicle,
  onMoment,
}: {
  readonly railway: ShownTable
  readonly chronicle: ReadonlySignal<Chronicle>
  readonly onMoment: (version: number) => void
}) {
  const told = chronicle.value
  if (told.points.length < 2) return <p class="charts-empty">{figureWords.value.charts.empty}</p>
  return (
    <div class="charts">
      <WorthCard railway={railway} chronicle={told} onMoment={onMoment} />
      <PriceCard railway={railway} chronicle={told} onMoment={onMoment} />
      <RevenueCard railway={railway} chronicle={told} onMoment={onMoment} />
    </div>
  )
}
