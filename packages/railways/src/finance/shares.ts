/**
 * Shares in one flat list: company × holders + holder. One unit is the smallest share of a company; the director's
 * certificate is several units. Holders are seats and whatever else a title has: stack, initial offer, pool, treasury,
 * shares kept for an exchange.
 */

export function unitsOf(shares: readonly number[], holders: number, company: number, holder: number): number {
  return shares[company * holders + holder] as number
}

export function moveUnits(
  shares: number[],
  holders: number,
  company: number,
  from: number,
  to: number,
  units: number,
): void {
  const source = company * holders + from
  const target = company * holders + to
  shares[source] = (shares[source] as number) - units
  shares[target] = (shares[target] as number) + units
}

/** What holders numbered from 0 up to `end` have together: with seats first, all that is in players' hands. */
export function unitsBelow(shares: readonly number[], holders: number, company: number, end: number): number {
  let sum = 0
  for (let holder = 0; holder < end; holder++) sum += shares[company * holders + holder] as number
  return sum
}

/** Every share of a company leaves the game. — 18CZ VIII.9 */
export function dropUnits(shares: number[], holders: number, company: number): void {
  shares.fill(0, company * holders, (company + 1) * holders)
}

/** Every share of a company goes to one holder, without compensation: back to the initial offer. — 1862 4.3, 7.12 */
export function collectUnits(shares: number[], holders: number, company: number, to: number): void {
  const all = unitsBelow(shares, holders, company, holders)
  dropUnits(shares, holders, company)
  shares[company * holders + to] = all
}
