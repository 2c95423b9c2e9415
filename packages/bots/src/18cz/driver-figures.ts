import { FIGURES, type Figures } from './figures.ts'

/**
 * What the Driver of 18CZ thinks otherwise than the Apprentice, found by tables of Firemen at which every figure was raised or
 * lowered by lot for each seat (`npm run train -- effects`, docs/bots.md): it counts on dividends more than on rising prices,
 * on small companies more than on large ones, and looks at more shares, companies and trains.
 */
export const DRIVER_FIGURES: Figures = {
  ...FIGURES,
  revenueAtFirst: [60, 86, 170],
  revenueAtLast: [300, 380, 345],
  hopeBeforeStart: 0.83,
  hopeWithMoney: 0.6,
  hopeWithout: 0.43,
  paidOut: 1.1,
  raises: 0.6,
  certificatePrice: 105,
  control: 0.45,
  roundsToStart: 6,
  swapLoss: 1.8,
  swapLossAtLimit: 1.4,
  swapForShare: 3.3,
  swapSales: 2,
  trackNextTrain: 0.65,
  trackLastTrain: 0.45,
  furtherTrain: 0.4,
  turnsToBuild: 2.8,
  keepForTrain: 0.9,
  withholdForTrain: 0.45,
  keepForLast: [0, 0, 0.6],
  guessedAtFirst: 0.66,
  guessedFurther: 0.7,
  aheadShares: 5,
  aheadCompanies: 6,
  aheadTrains: 7,
  aheadRivals: 0.45,
  aheadDoubt: 33,
}
