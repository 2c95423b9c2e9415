import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import { type MapHex, stopKey, stopOnSide, trackAt } from '@roundhouse/railways'
import type { PrintedHome } from '../board.ts'
import { companyId, kindOf, predecessorsOf } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { type AhState, companyAt } from '../state.ts'
import { boardOf, groundOf } from './network.ts'
import { putStation } from './stations.ts'

/** A state railway without predecessors is at home where its number 1 would be. — IV.4.4 */
function printedHome(state: DeepReadonly<AhState>, company: number): PrintedHome | null {
  const [first = company] = kindOf(company) === 'state' ? predecessorsOf(company) : []
  return groundOf(state).homeOf(companyId(first))
}

/** The key of its home on what lies there now; a merged city keeps the home of each that was merged. — VII.8 */
export function homeKey(state: DeepReadonly<AhState>, company: number): number | null {
  const home = printedHome(state, company)
  if (home === null) return null
  const track = trackAt(boardOf(state), home.hex)
  const stop = track.stops.length === 1 ? 0 : stopOnSide(track, home.side)
  return stopKey(home.hex, stop ?? home.stop)
}

/** At the start of its first turn a company places its home station, free. — VII.5, VII.8 */
export function placeHome(state: AhState, company: number, emit: Emit<NumberedEvent>): void {
  const { stations, stationsLeft } = companyAt(state, company)
  const key = homeKey(state, company)
  if (stations.length > 0 || key === null) return
  stationsLeft.shift()
  putStation(state, company, key, 0, emit)
}

/**
 * The city that is kept for the home of this company, or null. A state railway has one only if nobody went before it who
 * could have a station to pass on. — VII.8, IV.4.4
 */
export function awaitedHome(state: DeepReadonly<AhState>, company: number): number | null {
  const { status, stations } = companyAt(state, company)
  if (status === 'out' || status === 'closed' || stations.length > 0) return null
  if (kindOf(company) === 'state' && !isWithoutPredecessors(state, company)) return null
  return homeKey(state, company)
}

function isWithoutPredecessors(state: DeepReadonly<AhState>, company: number): boolean {
  return predecessorsOf(company).every((each) => companyAt(state, each).status === 'out')
}

/** The home hex while the first tile of the company belongs there, else -1. — VII.6, table B17 */
export function homeFirst(state: DeepReadonly<AhState>, company: number): number {
  const home = printedHome(state, company)
  if (home === null || state.board.laid[home.hex] !== -1 || state.turn?.first !== true) return -1
  const { stops, permanent } = groundOf(state).map.hexes[home.hex] as MapHex
  return permanent || stops.length > 1 ? -1 : home.hex
}
