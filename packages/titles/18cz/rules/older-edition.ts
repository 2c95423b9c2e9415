import { companyData, companyId } from '../companies.ts'
import { KINDS, type KindData } from '../trains.ts'
import type { Rulebook } from './rulebook.ts'

/**
 * The older edition as far as this map and its clear statements go. The other rows of table A stay as the newer edition
 * has them:
 * - A5: VBW (H8), BTE (D1) and Prussia's second hex (A23) lie where this map has no city or no hex.
 * - A6: the home tile is laid first or not at all. The older edition demands it in the first turn; games kept with this
 *   option have left it out and would no longer replay.
 * - A1, A3, A4, A7, A8, A9, A16, A17, A19, A24: the older edition, read as a whole, allows what is played.
 * - A10, A12, A15, A23, A25: it says nothing. The run for the maximum has an option of its own.
 * - A2, A14: E trains that skip cities and stop in every town, plus trains that count red tiles apart and towns not at
 *   all, are slips of the translation.
 * - A20: the successor's two shares go to the old director and, a paragraph on, to the bank; who sells both ends up
 *   with the same.
 * - A21: its tiles are counted but not listed. A22: a sixth player takes nothing away.
 */
export const olderEdition: Partial<Rulebook> = {
  // BCB begins in Hradec Králové. — table A5
  homeOf: (company) => (companyId(company) === 'BCB' ? 'D16' : (companyData(company).homes[0] as string)),
  // Of two stations in one hex one goes back to the reserve. — table A11
  stationsForCharter: () => 0,
  // 5, 5+5 and 8E name the next smaller kind only. — table A13
  scraps: (kind) => (KINDS[kind] as KindData).scraps.slice(-1),
}
