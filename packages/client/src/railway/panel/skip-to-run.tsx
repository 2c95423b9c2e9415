import { canStepBack, leaving } from '../panel-keys.ts'
import type { RailwayTable } from '../railway-table.ts'
import { railwayWords } from '../words.ts'

/** Track and stations are left as they are; what comes after the run is decided as always. */
const SKIPPED: readonly (string | null)[] = ['lay', 'station']

/** More steps than any title has before its trains run. */
const MOST = 8

/** For a turn in which nothing is to be built: straight to the trains. Each step is an action that can be taken back. */
export function SkipToRun({ railway }: { readonly railway: RailwayTable }) {
  if (!SKIPPED.includes(railway.decision.value)) return null
  const { operating } = railway.view.value
  // A station of another company, asked in between, is no step before the run.
  if (operating === null || railway.question.value?.company !== operating) return null
  if (leaving(railway) === null || railway.company(operating)?.trains.length === 0) return null
  return (
    // It stays in its place while something is tried; that is taken back first.
    <button
      type="button"
      class="automate-open skip-to-run"
      aria-disabled={canStepBack(railway) ? 'true' : undefined}
      onClick={() => !canStepBack(railway) && void skip(railway)}
    >
      {railwayWords.value.panel.skipToRun}
    </button>
  )
}

async function skip(railway: RailwayTable): Promise<void> {
  const company = railway.view.value.operating
  for (let step = 0; step < MOST; step++) {
    const leave = leaving(railway)
    const isTurn = railway.table.acting.value !== null && railway.view.value.operating === company
    if (!isTurn || leave === null || !SKIPPED.includes(railway.decision.value)) return
    if (!(await railway.table.act(leave.action))) return
  }
}
