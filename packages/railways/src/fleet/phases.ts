import type { FleetState } from '../state/fleet.ts'
import type { CardLetter } from '../state/ids.ts'

/** A card whose first sale begins no phase. */
export const NO_PHASE = -1

/**
 * The first card of a letter leaves the bank: true when a new phase begins. `begins` names it for each letter. — 18CZ VIII.12
 * and 1862 7.9: each letter its own; 1824 VII.14: the normal trains only, g-trains begin none
 */
export function beginPhase(fleet: FleetState, begins: readonly number[], letter: CardLetter): boolean {
  const phase = begins[letter] ?? NO_PHASE
  if (phase <= fleet.phase) return false
  fleet.phase = phase
  return true
}

/**
 * A figure that only some phases change: the last one printed up to this phase. — train limits, tile colours, values of red
 * areas, operating rounds in a set (18CZ 1.8, 1824 VII.14, 1862 9)
 */
export function inForce<Figure>(printed: readonly (Figure | null)[], phase: number): Figure {
  for (let at = phase; at >= 0; at--) {
    const figure = printed[at] ?? null
    if (figure !== null) return figure
  }
  throw new Error(`no figure up to phase ${phase}`)
}
