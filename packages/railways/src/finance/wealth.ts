import type { Standing } from '@roundhouse/kernel'

/** All shares of one holder at what one unit counts. — 18CZ X.2, 1824 IX.2; 1862 10.4 counts half without a train */
export function worthOfShares(
  shares: readonly number[],
  holders: number,
  holder: number,
  priceOf: (company: number) => number,
): number {
  let worth = 0
  for (let at = holder, company = 0; at < shares.length; at += holders, company++) {
    const units = shares[at] as number
    if (units > 0) worth += units * priceOf(company)
  }
  return worth
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
