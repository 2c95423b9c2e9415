import type { CompanyIndex, Holder } from '../state/ids.ts'
import { type Shares, sumOfHoldings } from '../state/shares.ts'

/** How the shares of a company are printed. One unit is its smallest share. */
export interface Issue {
  readonly units: number
  /** Percent of the company that one unit is. */
  readonly percent: number
  readonly directorUnits: number
}

/**
 * From the percentages of the certificates, the director's first: 50, 25, 25 of a small company (18CZ IV.2), 20 and
 * eight times 10 (1824 IV.4), 30 and seven times 10 (1862 2.1).
 */
export function issueOf(certificates: readonly [number, ...number[]]): Issue {
  const percent = certificates.reduce(greatestCommonDivisor)
  const all = certificates.reduce((sum, each) => sum + each, 0)
  return { units: all / percent, percent, directorUnits: certificates[0] / percent }
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

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
