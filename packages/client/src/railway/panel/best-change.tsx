import { words } from '../../shell/words.ts'
import { Change } from '../../table/change.tsx'
import type { RunFound } from '../railway-game.ts'
import type { RailwayTable } from '../railway-table.ts'
import { type Searched, foundIn } from '../searching.ts'
import { moneyOf, railwayWords } from '../words.ts'
import { Dividend } from './dividend.tsx'
import { RunLines } from './run-lines.tsx'

/**
 * The best run now and with what is on trial, and what that means for share and price. On a phone the total stands above the
 * tiles to choose from, the rest below them.
 */
export function BestChange({
  railway,
  part = 'whole',
}: {
  readonly railway: RailwayTable
  readonly part?: 'whole' | 'total' | 'rest'
}) {
  const { game } = railway
  const company = railway.view.value.operating
  if (company === null || railway.best.value.kind === 'idle') return null
  const onTrial = railway.bestAfter.value.kind !== 'idle'
  const total = (
    <div class="total">
      <span>{railwayWords.value.panel.run.best}</span>
      <Figures railway={railway} now={railway.best.value} then={onTrial ? railway.bestAfter.value : null} />
    </div>
  )
  if (part === 'total') return <div class="best">{total}</div>
  const { action } = railway.pending.value
  const now = foundIn(railway.best.value)
  const then = onTrial ? foundIn(railway.bestAfter.value) : null
  const later = then !== null && action !== null ? railway.after(action) : null
  const state = later ?? railway.state.value
  // Until the run with it is found, the one that is known stays: the panel keeps its height.
  const shown = then ?? now
  const runs = game.trainsToRun(railway.state.value, company).length > 0
  return (
    <div class="best">
      {part === 'whole' && total}
      {!runs && <p class="why calm">{railwayWords.value.panel.run.noOwnTrain}</p>}
      {shown !== null && <RunLines railway={railway} state={state} run={shown} />}
      {now !== null && (
        <Dividend
          railway={railway}
          company={company}
          before={now.revenue}
          after={then?.revenue ?? now.revenue}
        />
      )}
      {runs && railway.best.value.kind === 'searching' && <Awaited />}
    </div>
  )
}

/** Room for one train and what it pays: nothing moves, and no map becomes smaller once more, when they are found. */
function Awaited() {
  return (
    <div class="awaited" aria-hidden="true">
      <ul class="run-lines">
        <li />
      </ul>
      <div class="dividend">
        <b class="figure">–</b>
      </div>
    </div>
  )
}

function Figures({
  railway,
  now,
  then,
}: {
  readonly railway: RailwayTable
  readonly now: Searched<RunFound>
  readonly then: Searched<RunFound> | null
}) {
  const t = railwayWords.value.panel.run
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
        <Change before={before.revenue} after={after?.revenue ?? null} show={moneyOf(railway)} />
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
