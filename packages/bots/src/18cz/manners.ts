import type { MannerTable } from '../manners.ts'
import type { Figures } from './figures.ts'

/** What bots of each manner think otherwise than the Apprentice. */
export const MANNERS: MannerTable<Figures> = {
  /** Starts little and late, keeps what it holds, and money for the next train. */
  careful: {
    control: 0.1,
    roundsToStart: 8,
    swapLoss: 4,
    swapLossAtLimit: 4,
    help: 2.4,
    keepForTrain: 2,
    hopeWithout: 0.3,
  },
  /** Starts companies and builds for the trains to come: tiles, stations, trains. */
  builder: {
    control: 0.8,
    trackNextTrain: 1,
    trackPointing: 0.9,
    trackPointingFollowed: 0.45,
    stationReturn: 0.6,
    treasuryMoney: 0.1,
    furtherTrain: 0.6,
    keepForLast: [0, 0, 0.3],
  },
  /** Is nobody's friend: sells what has risen for what will, and leads only what it must. */
  raider: {
    control: 0.15,
    swapLoss: 0.6,
    swapLossAtLimit: 0.6,
    swapLeast: 0,
    swapLeastAtLimit: 0,
    swapCost: 0,
    swapForShare: 1,
    keepForTrain: 0,
  },
}
