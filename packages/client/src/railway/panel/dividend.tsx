import { Change } from '../../table/change.tsx'
import type { RailwayTable } from '../railway-table.ts'
import { moneyOf, railwayWords } from '../words.ts'

/** What one share gets and where the price goes, if the run is paid out. */
export function Dividend({
  railway,
  company,
  before,
  after,
}: {
  readonly railway: RailwayTable
  readonly company: string
  readonly before: number
  readonly after: number
}) {
  const t = railwayWords.value.panel.run
  const { game, state } = railway
  const money = moneyOf(railway)
  const was = game.dividendOf(state.value, company, before)
  const is = game.dividendOf(state.value, company, after)
  return (
    <div class="dividend">
      <span>
        {is.price === null ? t.owner : t.perShare}{' '}
        <Change before={was.perShare} after={is.perShare} show={money} />
      </span>
      {is.treasury === undefined ? null : (
        <span>
          {t.treasuryToo} <Change before={was.treasury ?? 0} after={is.treasury} show={money} />
        </span>
      )}
      {is.price === null ? null : (
        <span>
          {after > 0 ? t.priceWith : t.priceWithout} <Change {...is.price} show={money} />
        </span>
      )}
    </div>
  )
}
