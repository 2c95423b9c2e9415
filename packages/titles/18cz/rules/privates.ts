import type { Emit } from '@roundhouse/kernel'
import { MW } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { type CzState, GONE, NOBODY, companyAt } from '../state.ts'
import { PHASES } from '../trains.ts'

/** The card whose first sale closes them. */
const CLOSING = PHASES.indexOf('g')

/** The first 4+4 closes all privates. — XI.2 */
export function closePrivates(state: CzState, emit: Emit<NumberedEvent>): void {
  const { moravia } = state
  if (moravia === null || state.fleet.phase < CLOSING) return
  state.locals.owner.fill(GONE)
  moravia.lender = NOBODY
  moravia.mwWaits = false
  if (moravia.mw !== NOBODY) companyAt(state, MW).stations = []
  moravia.mw = NOBODY
  state.board.version += 1
  // Later phases find them closed.
  if (state.fleet.phase === CLOSING) emit({ type: 'privatesClosed' })
}
