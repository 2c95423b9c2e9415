import type { DeepReadonly } from '@roundhouse/kernel'
import { type CompanyIndex, type HexIndex, stopKey, stopOnSide, trackAt } from '@roundhouse/railways'
import { groundOf } from '../board.ts'
import { companyData, companyId } from '../companies.ts'
import { type CzState, companyAt } from '../state.ts'
import { bookOf } from './book.ts'
import { boardOf } from './network.ts'

/** The hex where a small or medium company is at home; -1 for large ones, which choose. */
export function homeHex(state: DeepReadonly<CzState>, company: CompanyIndex): number {
  if (companyData(company).redTile !== null) return -1
  return groundOf(state).index(bookOf(state).homeOf(company))
}

/** Praha's companies keep to the track that leaves for D12 and F12, whatever tile lies there. — table B24 */
const HOME_SIDES: Readonly<Record<string, number>> = { BN: 3, NWB: 5 }

/** The stop of the home on what lies there now; null where ATE has to choose. — VIII.6 */
export function homeStop(state: DeepReadonly<CzState>, company: CompanyIndex): number | null {
  const track = trackAt(boardOf(state), homeHex(state, company))
  if (track.stops.length === 1) return 0
  const side = HOME_SIDES[companyId(company)]
  return side === undefined ? null : stopOnSide(track, side)
}

/** A company of this game that has not yet placed its home station and has not been acquired. — VIII.6 */
export function awaitsHome(state: DeepReadonly<CzState>, company: CompanyIndex): boolean {
  const { status, turns, stations } = companyAt(state, company)
  if (status === 'out' || status === 'closed' || companyData(company).redTile !== null) return false
  return turns === 0 && stations.length === 0
}

/** The city of this hex that waits for its home station; null if none does, or while it may choose of two. — VIII.6 */
export function awaitedHome(
  state: DeepReadonly<CzState>,
  company: CompanyIndex,
  hex: HexIndex,
): number | null {
  if (!awaitsHome(state, company) || homeHex(state, company) !== hex) return null
  const stop = homeStop(state, company)
  return stop === null ? null : stopKey(hex, stop)
}
