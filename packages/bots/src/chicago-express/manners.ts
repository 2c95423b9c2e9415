import type { MannerTable } from '../manners.ts'
import type { Figures } from './figures.ts'

/** What bots of each manner think otherwise than the Apprentice. */
export const MANNERS: MannerTable<Figures> = {
  /** Bids low and keeps its cash. */
  careful: { cashPerPayout: 0.3, initialBidShare: 0.3, bidWhim: 0.05 },
  /** Bids high, brings others into its companies late, and hurries to Chicago. */
  raider: {
    cashPerPayout: 0,
    initialBidShare: 0.7,
    chicagoDividend: 2.5,
    chicagoIncome: 12,
    chicagoHexesPerPayout: 8,
  },
}
