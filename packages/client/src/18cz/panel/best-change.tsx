import { asReadonly } from '@roundhouse/kernel'
import { companyAt, companyIndex, runsTrain } from '@roundhouse/titles/18cz'
import { dividendOf } from '@roundhouse/view/18cz'
import type { RunFound } from '../../railway/railway-game.ts'
import { type Searched, foundIn } from '../../railway/searching.ts'
import { words } from '../../shell/words.ts'
import { Change } from '../../table/change.tsx'
import type { CzTable } from '../cz-table.ts'
import { RunLines } from './run-lines.tsx'
import { money, panelWords } from './text.ts'

/** The best run now and with what is on trial, and what that means for share and price. */
export function BestChange({ cz }: { readonly cz: CzTable }) {
  const company = cz.view.value.operating
  if (company === null || cz.best.value.kind === 'idle') return null
  const { action } = cz.pending.value
  const onTrial = cz.bestAfter.value.kind !== 'idle'
  const later = onTrial && action !== null ? cz.after(action) : null
  const state = later ?? cz.state.value
  const now = foundIn(cz.best.value)
  const then = onTrial ? foundIn(cz.bestAfter.value) : null
  const shown = then ?? (onTrial ? null : now)
  return (
    <div class="best">
      <div class="total">
        <span>{panelWords.value.run.best}</span>
        <Figures now={cz.best.value} then={onTrial ? cz.bestAfter.value : null} />
      </div>
      {!hasTrain(cz, company) && <p class="why calm">{panelWords.value.run.noOwnTrain}</p>}
      {shown !== null && <RunLines state={state} run={shown} />}
      {now !== null && (
        <Dividend cz={cz} company={company} before={now.revenue} after={then?.revenue ?? now.revenue} />
      )}
    </div>
  )
}

/** Companies own trains of smaller kinds that they cannot run. — IV.2 */
function hasTrain(cz: CzTable, id: string): boolean {
  const state = cz.state.value
  const company = companyIndex(id)
  return companyAt(state, company).trains.some((code) => runsTrain(state, company, code))
}

function Figures({
  now,
  then,
}: {
  readonly now: Searched<RunFound>
  readonly then: Searched<RunFound> | null
}) {
  const t = panelWords.value.run
  const { signed } = words.value.formats
  const before = foundIn(now)
  const after = then === null ? null : foundIn(then)
  const searching = now.kind === 'searching' || then?.kind === 'searching'
  if (before === null) return <span class="calm">{now.kind === 'failed' ? t.failed : t.searching}</span>
  const gain = after === null ? 0 : after.revenue - before.revenue
  return (
    <span class="figures">
      {before.revenue === 0 && (after?.revenue ?? 0) === 0 ? (
        <b class="figure">{t.none}</b>
      ) : (
        <Change before={before.revenue} after={after?.revenue ?? null} show={money} />
      )}
      {searching && <span class="calm">{t.searching}</span>}
      {gain !== 0 && (
        <span class="gain" data-less={gain < 0}>
          {signed(gain)}
        </span>
      )}
    </span>
  )
}

/** What one share gets and where the price goes, if the run is paid out. — VIII.8 */
export function Dividend({
  cz,
  company,
  before,
  after,
}: {
  readonly cz: CzTable
  readonly company: string
  readonly before: number
  readonly after: number
}) {
  const t = panelWords.value.run
  const state = asReadonly(cz.state.value)
  const was = dividendOf(state, company, before)
  const is = dividendOf(state, company, after)
  return (
    <div class="dividend">
      <span>
        {t.perShare} <Change before={was.perShare} after={is.perShare} show={money} />
      </span>
      <span>
        {after > 0 ? t.priceWith : t.priceWithout} <Change {...is.price} show={money} />
      </span>
    </div>
  )
}
