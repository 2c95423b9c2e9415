import type { DeepReadonly } from '@roundhouse/kernel'
import {
  CHICAGO_INDEX,
  COMPANIES,
  type ChicagoState,
  DIALS,
  END,
  INDUSTRIES,
  INDUSTRY_IDS,
  hexAt,
  hexIndex,
  isAt,
  treasuryOf,
  unsoldShares,
} from '@roundhouse/titles/chicago-express'
import type { Figures } from './figures.ts'
import { COST_TO_CHICAGO, HEXES_TO_CHICAGO, leastOf } from './to-chicago.ts'

/** Shares still to be sold until enough companies have none left. — p40 End */
export function salesUntilEnd(state: DeepReadonly<ChicagoState>): number {
  // The companies with fewest shares left, each in its place among them; this is asked for every position.
  let sales = 0
  for (let company = 0; company < COMPANIES.length; company++) {
    const unsold = unsoldShares(state, company)
    let fewer = 0
    for (let other = 0; other < COMPANIES.length; other++) {
      const others = unsoldShares(state, other)
      if (others < unsold || (others === unsold && other < company)) fewer += 1
    }
    if (fewer < END.companiesWithoutShares) sales += unsold
  }
  return sales
}

/** General dividends still to be expected, the next one included. */
export function payoutsLeft(
  state: DeepReadonly<ChicagoState>,
  figures: Figures,
  sales = salesUntilEnd(state),
): number {
  const auctions = DIALS.auction - state.dials.auction
  const developments = DIALS.development - state.dials.development
  const bySales = 1 + (sales - figures.auctionsUsed * auctions) / figures.salesPerPayout
  const byHouses =
    1 + (state.houses - END.housesLeft - figures.developmentsUsed * developments) / figures.housesPerPayout
  const byDetroit = INDUSTRIES.detroit.values.length + 1 - state.industries.detroit
  return Math.max(1, Math.min(bySales, byHouses, byDetroit))
}

const DEVELOPED_INDUSTRIES = INDUSTRY_IDS.filter((industry) => industry !== 'detroit').map((industry) => ({
  industry,
  hex: hexIndex(INDUSTRIES[industry].hex),
  most: INDUSTRIES[industry].values.at(-1) as number,
}))

/** What developing the company's hexes would still add to its income. */
export function undevelopedOf(state: DeepReadonly<ChicagoState>, company: number): number {
  let sum = 0
  for (const hex of (state.companies[company] as { network: readonly number[] }).network) {
    if (state.developed[hex] === 0) sum += hexAt(hex).develop
  }
  for (const { industry, hex, most } of DEVELOPED_INDUSTRIES) {
    if (isAt(state, company, hex)) sum += most - state.industries[industry]
  }
  return sum
}

/** What one share may still bring if so many are sold and so much lies in the treasury. */
export interface ShareCase {
  readonly shares: number
  readonly treasury: number
}

export function shareCase(state: DeepReadonly<ChicagoState>, company: number): ShareCase {
  const { holders } = state.companies[company] as { holders: readonly number[] }
  return { shares: holders.length, treasury: treasuryOf(state, company) }
}

/** Dividends that one share of the company will still receive, by rules of thumb. */
export function shareValue(
  state: DeepReadonly<ChicagoState>,
  company: number,
  { shares, treasury }: ShareCase,
  payouts: number,
  figures: Figures,
): number {
  const data = state.companies[company] as {
    open: boolean
    income: number
    network: readonly number[]
    stock: number
  }
  if (!data.open || shares === 0) return 0
  const growth =
    figures.incomePerTreasuryDollar * Math.min(treasury, figures.treasurySpent) +
    figures.undevelopedUsed * undevelopedOf(state, company)
  const most = (COMPANIES[company] as { shares: number }).shares
  let value = 0
  for (let payout = 1; payout < payouts + 1; payout++) {
    // The last one counts for what is left of it.
    const part = Math.min(1, payouts + 1 - payout)
    const grown = Math.min(1, (payout - 0.5) / figures.growthTakes)
    const sold = Math.min(most, shares + figures.dilutionPerPayout * (payout - 1))
    value += (part * (data.income + growth * grown)) / sold
  }
  if (isAt(state, company, CHICAGO_INDEX) || company === COMPANIES.length - 1) return value
  const cost = leastOf(COST_TO_CHICAGO, data.network)
  const hexes = leastOf(HEXES_TO_CHICAGO, data.network)
  const chance =
    clamp(treasury / Math.max(1, cost)) *
    clamp((payouts - 0.5) / Math.max(0.5, hexes / figures.chicagoHexesPerPayout)) *
    (data.stock >= hexes ? 1 : 0)
  const after = Math.max(0, payouts - hexes / figures.chicagoHexesPerPayout)
  const dividend = figures.chicagoDividend * (data.income + figures.chicagoIncome)
  return value + (chance * (dividend + figures.chicagoIncome * after)) / shares
}

function clamp(part: number): number {
  return Math.max(0, Math.min(1, part))
}
