/**
 * What the Apprentice of Chicago Express thinks of, with its figures: change one and let a tournament judge it
 * (`roundhouse tournament`). Money is in dollars.
 */
export const FIGURES = {
  /** Shares sold and houses built between two general dividends. */
  salesPerPayout: 2.3,
  housesPerPayout: 3.2,
  /** How much of what the dials still allow before the next dividend will be used. */
  auctionsUsed: 0.75,
  developmentsUsed: 0.8,
  /** Income that a dollar in the treasury buys, and how many dollars are spent at all. */
  incomePerTreasuryDollar: 0.8,
  treasurySpent: 25,
  /** How much of the undeveloped figures on own hexes will be developed. */
  undevelopedUsed: 0.4,
  /** Payouts until that growth has come. */
  growthTakes: 2,
  /** Further shares sold per payout. */
  dilutionPerPayout: 0.4,
  /** The dividend on arrival in Chicago, and the income there afterwards. */
  chicagoDividend: 1.2,
  chicagoIncome: 7,
  chicagoHexesPerPayout: 5,
  /** A dollar in hand is worth more than one to come: this much more for each payout left. */
  cashPerPayout: 0.1,
  /** The most of one's cash bid for a first share. */
  initialBidShare: 0.45,
  /** How far own bids and gains are off by whim. */
  bidWhim: 0.15,
  gainWhim: 0.5,
  /** Scoring of hexes to build, before whole builds are weighed. */
  buildIncome: 0.75,
  buildCost: 0.5,
  buildNearer: 0.35,
} as const

export type Figures = { readonly [Name in keyof typeof FIGURES]: number }
