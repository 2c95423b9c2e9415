import type { Standing } from '@roundhouse/kernel'
import type { CompanyIndex, Holder } from '../state/ids.ts'
import { type Shares, sumOfHoldings } from '../state/shares.ts'

/** All shares of one holder at what one unit counts. — 18CZ X.2, 1824 IX.2; 1862 10.4 counts half without a train */
export function worthOfShares(
  shares: Shares,
  holder: Holder,
  priceOf: (company: CompanyIndex) => number,
): number {
  return sumOfHoldings(shares, holder, (company, units) => units * priceOf(company))
}

/** Most wealth wins and equal is a shared win; `wins` names who is first whatever the wealth. */
export function ranking(
  scores: readonly number[],
  wins: (seat: number) => boolean = () => false,
): Standing[] {
  return scores
    .map((score, seat) => ({
      seat,
      score,
      rank: 1 + scores.filter((other, at) => other > score || (wins(at) && !wins(seat))).length,
    }))
    .toSorted((a, b) => a.rank - b.rank || a.seat - b.seat)
}
