import { CISLEITHANIA_FIGURES, CISLEITHANIA_WITHOUT } from '../figures.ts'
import { TRAIN_COUNTS } from '../trains.ts'
import type { Rulebook } from './rulebook.ts'

/** Cisleithania for three players. — XI */
export const cisleithaniaThree: Partial<Rulebook> = {
  figures: CISLEITHANIA_FIGURES,
  companiesOut: CISLEITHANIA_WITHOUT[3] as readonly string[],
  trainCounts: TRAIN_COUNTS.cisleithania3,
  budapestAtStart: true,
}

/** The option of 700 G each; XI.2 prints 680. — table C4 */
export function moreCash({ figures }: Readonly<Rulebook>): Partial<Rulebook> {
  const three = figures[3]
  return three === undefined ? {} : { figures: { ...figures, 3: { ...three, startingCash: 700 } } }
}
