import type { FleetState, FleetTable } from '../state/fleet.ts'
import type { CardLetter } from '../state/ids.ts'
import { facesOfCard, scrap, takeCard } from './fleet.ts'

/**
 * A card leaves the bank and the game, unsold; gives all its faces. — 18CZ VIII.13: the top card, which counts as sold in all
 * its kinds; 1824 VII.15: the normal train on sale
 */
export function exportCard(fleet: FleetState, table: FleetTable, letter: CardLetter): number[] {
  takeCard(fleet, letter)
  const codes = facesOfCard(table, letter)
  scrap(fleet, table, codes[0] as number)
  return codes
}
