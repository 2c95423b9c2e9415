import { CISLEITHANIA_FIGURES, CISLEITHANIA_WITHOUT } from '../figures.ts'
import { TRAIN_COUNTS } from '../trains.ts'
import type { Rulebook } from './rulebook.ts'

/** Cisleithania for two players. — X */
export const cisleithaniaTwo: Partial<Rulebook> = {
  opensWith: 'draft',
  figures: CISLEITHANIA_FIGURES,
  companiesOut: CISLEITHANIA_WITHOUT[2] as readonly string[],
  trainCounts: TRAIN_COUNTS.cisleithania2,
  // KK with the first 5-train. — X.4
  formedWith: { SD: '4', KK: '5' },
  hasPool: true,
  bukowinaBonus: 50,
  // The starting player one, the other two, the starting player the last. — X.5
  draftPicks: [0, 1, 1, 0],
}
