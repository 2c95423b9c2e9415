import type { ReadonlySignal } from '@preact/signals'
import type { Chronicle } from '@roundhouse/view/railway'
import { PriceCard } from '../charts/price-card.tsx'
import { RevenueCard } from '../charts/revenue-card.tsx'
import { WorthCard } from '../charts/worth-card.tsx'
import type { ShownTable } from '../shown-table.ts'
import type { TitleTexts } from '../title-texts.ts'
import { CompaniesCard } from './companies-card.tsx'
import { DividendsCard } from './dividends-card.tsx'
import { MomentsCard } from './moments-card.tsx'
import { Result } from './result.tsx'
import '../../report/report.css'
import '../charts/charts.css'

/** The whole game on one page: who won, why, and where the money came from. */
export function Report({
  railway,
  texts,
  chronicle,
  onMoment,
}: {
  readonly railway: ShownTable
  readonly texts: TitleTexts
  readonly chronicle: ReadonlySignal<Chronicle>
  readonly onMoment: (version: number) => void
}) {
  const told = chronicle.value
  return (
    <article class="report-page">
      <div class="report-grid">
        <Result railway={railway} texts={texts} chronicle={told} />
        <div class="report-column">
          <WorthCard railway={railway} chronicle={told} onMoment={onMoment} />
          <PriceCard railway={railway} chronicle={told} onMoment={onMoment} />
          <RevenueCard railway={railway} chronicle={told} onMoment={onMoment} />
        </div>
        <div class="report-column">
          <DividendsCard railway={railway} chronicle={told} />
          <MomentsCard railway={railway} chronicle={told} onMoment={onMoment} />
          <CompaniesCard railway={railway} chronicle={told} />
        </div>
      </div>
    </article>
  )
}
