import type { CompanyIndex, Holder } from './ids.ts'

/**
 * Who holds how much of each company. One unit is the smallest share of a company; the director's certificate is several
 * units.
 */
export interface SharesState {
  /** How many holders there are; seats come first. */
  holders: number
  /** At company × holders + holder. */
  units: number[]
}

export type Shares = { readonly holders: number; readonly units: readonly number[] }

/** All units of each company with one holder: the stack or the initial offer. */
export function newShares(holders: number, unitsOfEach: readonly number[], at: Holder): SharesState {
  const shares: SharesState = {
    holders,
    units: unitsOfEach.flatMap(() => Array.from({ length: holders }, () => 0)),
  }
  unitsOfEach.forEach((units, company) => (shares.units[company * holders + at] = units))
  return shares
}

export function cloneShares({ holders, units }: Shares): SharesState {
  return { holders, units: units.slice() }
}

export function unitsOf({ holders, units }: Shares, company: CompanyIndex, holder: Holder): number {
  return units[company * holders + holder] as number
}

export function moveUnits(
  { holders, units: all }: SharesState,
  company: CompanyIndex,
  units: number,
  { from, to }: { readonly from: Holder; readonly to: Holder },
): void {
  const source = company * holders + from
  const target = company * holders + to
  all[source] = (all[source] as number) - units
  all[target] = (all[target] as number) + units
}

/** What holders numbered from 0 up to `end` have together: with seats first, all that is in players' hands. */
export function unitsBelow({ holders, units }: Shares, company: CompanyIndex, end: Holder): number {
  let sum = 0
  for (let holder = 0; holder < end; holder++) sum += units[company * holders + holder] as number
  return sum
}

/** Every share of a company leaves the game. — 18CZ VIII.9 */
export function dropUnits({ holders, units }: SharesState, company: CompanyIndex): void {
  units.fill(0, company * holders, (company + 1) * holders)
}

/** Every share of a company goes to one holder, without compensation: back to the initial offer. — 1862 4.3, 7.12 */
export function collectUnits(shares: SharesState, company: CompanyIndex, to: Holder): void {
  const all = unitsBelow(shares, company, shares.holders)
  dropUnits(shares, company)
  shares.units[company * shares.holders + to] = all
}

/** Everybody who holds some of a company, in the order of the holders. */
export function holdersOf(
  shares: Shares,
  company: CompanyIndex,
): { readonly holder: Holder; readonly units: number }[] {
  const found: { holder: Holder; units: number }[] = []
  for (let holder: Holder = 0; holder < shares.holders; holder++) {
    const units = unitsOf(shares, company, holder)
    if (units > 0) found.push({ holder, units })
  }
  return found
}

/** Everything that one holder has, in the order of the companies. */
export function holdingsOf(
  { holders, units: all }: Shares,
  holder: Holder,
): { readonly company: CompanyIndex; readonly units: number }[] {
  const found: { company: CompanyIndex; units: number }[] = []
  for (let at = holder as number, company: CompanyIndex = 0; at < all.length; at += holders, company++) {
    const units = all[at] as number
    if (units > 0) found.push({ company, units })
  }
  return found
}

/** Something reckoned for each company of which a holder has some, added up. */
export function sumOfHoldings(
  { holders, units: all }: Shares,
  holder: Holder,
  reckon: (company: CompanyIndex, units: number) => number,
): number {
  let sum = 0
  for (let at = holder as number, company: CompanyIndex = 0; at < all.length; at += holders, company++) {
    const units = all[at] as number
    if (units > 0) sum += reckon(company, units)
  }
  return sum
}

/** Each company has all its shares, or none of them once it is gone. */
export function sharesViolations(
  shares: Shares,
  unitsInGame: (company: CompanyIndex) => number,
  nameOf: (company: CompanyIndex) => string,
): string[] {
  const found: string[] = []
  for (let company: CompanyIndex = 0; company * shares.holders < shares.units.length; company++) {
    const sum = unitsBelow(shares, company, shares.holders)
    if (sum !== unitsInGame(company)) found.push(`${nameOf(company)} has ${sum} shares`)
    for (let holder: Holder = 0; holder < shares.holders; holder++) {
      const units = unitsOf(shares, company, holder)
      if (units < 0) found.push(`holder ${holder} has ${units} shares of ${nameOf(company)}`)
    }
  }
  return found
}
