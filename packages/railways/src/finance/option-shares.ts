import { clockwiseFrom } from '../rounds/order.ts'
import type { CompanyIndex, Holder } from '../state/ids.ts'

/**
 * Shares of one or two companies become half as many: a merger, an acquisition or a refinancing that is settled holder by
 * holder. — 1862 5.2
 */
export interface AmalgamationState {
  survivor: CompanyIndex
  /** The company that vanishes; null in a refinancing. */
  vanishing: CompanyIndex | null
  /** Who is still to be settled, in order. */
  waiting: Holder[]
  /** The certificate that the first of them pays for or gives back, null while nothing is to be decided. */
  option: OptionCertificate | null
}

/** A certificate of which its holder owns only a part. */
export interface OptionCertificate {
  company: CompanyIndex
  /** 1 for a share, those of the director's certificate otherwise. */
  units: number
  /** How many half units of it are his. */
  halves: number
}

/** The active director first, then clockwise, then the companies' own shares; who holds none is left out. — 1862 5.2.4 */
export function settlingOrder(
  active: Holder,
  seats: number,
  treasury: Holder,
  units: (holder: Holder) => number,
): Holder[] {
  return [...clockwiseFrom(active, seats), treasury].filter((holder) => units(holder) > 0)
}

/** Two shares become one: what a holder keeps, gives back, and whether one of those kept is half paid. — 1862 5.2.4 */
export function twoForOne(units: number): {
  readonly kept: number
  readonly returned: number
  readonly option: boolean
} {
  const returned = Math.floor(units / 2)
  return { kept: units - returned, returned, option: units % 2 === 1 }
}

/**
 * What it costs to keep such a certificate, and what is paid for giving it back; both rounded down. — 1862 5.2.4: half the
 * price of a share; of the director's certificate ½ or 2½, 1 or 2, 1½ or 1½ times the price
 */
export function optionTerms(
  price: number,
  { units, halves }: Pick<OptionCertificate, 'units' | 'halves'>,
): { readonly keep: number; readonly giveBack: number } {
  return {
    keep: Math.floor((price * (2 * units - halves)) / 2),
    giveBack: Math.floor((price * halves) / 2),
  }
}
