import type { MannerTable } from '../manners.ts'
import type { Figures } from './figures.ts'

/** What bots of each manner think otherwise than the Apprentice. */
export const MANNERS: MannerTable<Figures> = {
  /** Opens little, at prices that leave money, and keeps money for the next train. */
  careful: {
    control: 0,
    charter: 0.03,
    roundsToStart: 7,
    startPrice: 82,
    keepForTrain: 2,
    hopeWithout: 0.15,
    hudson: 0,
  },
  /** Takes shares of whatever pays, whoever leads it, and sells what falls. */
  raider: {
    control: 0,
    ledByOthers: 1,
    keepForTrain: 0,
    hopeWithout: 0,
    hopeWithMoney: 1,
    hudson: 0.8,
    charter: 0.2,
  },
}
