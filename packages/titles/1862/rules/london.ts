import type { DeepReadonly, Emit, Refusal } from '@roundhouse/kernel'
import { turnUnderWay } from '@roundhouse/railways'
import { LONDON_KEY } from '../board.ts'
import { companyData } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { LONDON_PLACES } from '../map.ts'
import { refusal } from '../sections.ts'
import { type RmState, type RmTurn, companyAt } from '../state.ts'
import { bookOf } from './book.ts'
import { homeDuty } from './home.ts'
import { reachOf } from './network.ts'

/** The link is made in one step of the turn. — 7.6, 7.6.5 */
export function refuseLinkIn(state: DeepReadonly<RmState>, step: 'track' | 'token'): Refusal | null {
  return bookOf(state).linksLondonIn === step ? refuseLink(state) : refusal('62-LONDON-AFTER-TRACK', {})
}

/** A token in London instead of any track; it opens every entry to the company's trains. — 7.6.5 */
function refuseLink(state: DeepReadonly<RmState>): Refusal | null {
  const { company, yellow, upgrades, trackDone } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  const { london, stationsLeft } = companyAt(state, company)
  if (london) return refusal('62-LONDON-TWICE', {})
  if (yellow > 0 || upgrades > 0 || trackDone) return refusal('62-LONDON-AFTER-TRACK', {})
  const duty = homeDuty(state, company)
  if (duty?.isMust === true) {
    const code = duty.kind === 'build' ? '62-HOME-MUST-BUILD' : '62-HOME-MUST-UPGRADE'
    return refusal(code, { hex: companyData(company).home })
  }
  if (stationsLeft.length === 0) return refusal('62-TOKEN-NONE', {})
  const links = state.companies.filter((each) => each.london).length
  if (links >= LONDON_PLACES) return refusal('62-LONDON-FULL', {})
  return reachOf(state, company).reaches(LONDON_KEY) ? null : refusal('62-LONDON-NOT-CONNECTED', {})
}

/** No track and no other token in this turn. — 7.6.5 */
export function linkLondon(state: RmState, emit: Emit<NumberedEvent>): void {
  const turn = turnUnderWay<RmTurn>(state)
  const entry = companyAt(state, turn.company)
  entry.london = true
  entry.stationsLeft.pop()
  turn.trackDone = true
  turn.linked = true
  state.board.version += 1
  emit({ type: 'londonLinked', company: turn.company })
}
