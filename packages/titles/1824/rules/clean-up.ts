import type { Emit } from '@roundhouse/kernel'
import { closeUnsold } from '@roundhouse/railways'
import {
  type CompanyId,
  companyData,
  companyId,
  companyIndex,
  isSmall,
  kindOf,
  ofKind,
} from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { type MountainId, mountainId } from '../mountains.ts'
import { type AhState, ON_SALE, companyAt } from '../state.ts'
import { bookOf } from './book.ts'
import { changeDirector, releaseTenth } from './shares.ts'

/** What nobody has bought in the first stock round leaves the game. — VI.3 */
export function cleanUp(state: AhState, emit: Emit<NumberedEvent>): void {
  if (state.round.set > 0) return
  const items = [...smallRailwaysLeft(state), ...mountainsLeft(state)]
  if (items.length > 0) emit({ type: 'railwaysLeft', items })
  for (const id of bookOf(state).certificateOnly) {
    const entry = companyAt(state, companyIndex(id))
    if (entry.status === 'shelf') entry.status = 'out'
  }
  // The 20 % certificate of a state railway whose number 1 is gone may be due to somebody already. — VI.3
  for (const company of ofKind('state')) {
    if (companyAt(state, company).status !== 'out') changeDirector(state, company, emit)
  }
}

/** With two players after both have had their choice. — X.5 */
export function mountainsLeave(state: AhState, emit: Emit<NumberedEvent>): void {
  const items = mountainsLeft(state)
  if (items.length > 0) emit({ type: 'railwaysLeft', items })
}

function mountainsLeft(state: AhState): MountainId[] {
  const left = state.mountains.owner.flatMap((owner, each) => (owner === ON_SALE ? [mountainId(each)] : []))
  closeUnsold(state.mountains)
  return left
}

/**
 * A coal railway's regional one is a railway without coal railway from now on; a pre-state railway's tenth is a share like
 * any other, and a station that stood already comes off. — VI.3, IV.4.2, XI.3
 */
function smallRailwaysLeft(state: AhState): CompanyId[] {
  return state.companies.flatMap((entry, company) => {
    if (!isSmall(company) || entry.status !== 'shelf') return []
    entry.status = 'out'
    entry.stations = []
    state.board.version += 1
    const { becomes, number } = companyData(company)
    if (kindOf(company) === 'preState' && number > 1) releaseTenth(state, companyIndex(becomes ?? ''))
    return [companyId(company)]
  })
}
