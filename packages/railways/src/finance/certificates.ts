import type { CompanyIndex, Holder } from '../state/ids.ts'
import { type Shares, sumOfHoldings } from '../state/shares.ts'

/** Paper in hand: the director's certificate is one, every other unit too. */
export function certificates(units: number, isDirector: boolean, directorUnits: number): number {
  return isDirector ? units - directorUnits + 1 : units
}

/**
 * Paper of all companies in one hand. `largeUnits` gives the units of the one large certificate of a company that the
 * holder has, or 0: the director's, or the double share of a railway without director (1824 X.4).
 */
export function certificatesHeld(
  shares: Shares,
  holder: Holder,
  largeUnits: (company: CompanyIndex) => number,
): number {
  return sumOfHoldings(shares, holder, (company, units) => {
    const large = largeUnits(company)
    return certificates(units, large > 0, large)
  })
}
