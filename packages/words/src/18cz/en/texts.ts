import type { LocalId } from '@roundhouse/titles/18cz'
import { lays, money, waives } from './names.ts'

export type CzTextWords = typeof texts

/** What 18CZ says around the map: its locals, its phases, its end. */
export const texts = {
  locals: 'Locals',
  localsShort: 'Loc.',
  purpleTiles: 'Purple-edged tiles',
  /** Once, by the company that owns it. — IV.1, VIII.3 */
  power: (local: LocalId): string =>
    `Once for its company: lay a purple-edged tile (${lays(local)}), or waive the cost of ${waives(local)} for one tile.`,
  /** The two privates of Moravia–Silesia that are no locals. — XI.2 */
  lender: 'Its owner lends it once to a company of his.',
  mw: 'Lays or upgrades its hex at the start of an operating round; its owner gets the value of the tile.',
  trade: 'trains change hands between companies; companies buy locals',
  red: (value: number): string => `red hexes are worth ${money(value)}`,
  privatesClose: 'the privates close',
  ends: 'The game ends after the last operating round. Wealth is cash, shares at their price and the locals, less loans and penalties.',
  ended:
    'The last operating round is over. Wealth is cash, shares at their price and the locals, less loans and penalties.',
  endedAtOnce: 'No private was sold: the game was over at once.',
}
