import { type Chain, chain } from '@roundhouse/railways'

/** One chain in two rows: even positions are one row, odd ones the other. — 1.5 */
export const PRICES: readonly number[] = [
  0, 7, 14, 20, 26, 31, 36, 40, 44, 47, 50, 52, 54, 56, 58, 60, 62, 65, 68, 71, 74, 78, 82, 86, 90, 95, 100,
  105, 110, 116, 122, 128, 134, 142, 150, 158, 166, 174, 182, 191, 200, 210, 220, 232, 245, 260, 275, 292,
  310, 330, 350, 375, 400, 430, 460, 495, 530, 570, 610, 655, 700, 750, 800, 850, 900, 950, 1000,
]

export const CHAIN: Chain = chain(PRICES, 2)

/** The par chart. — 4.2, 7.5.4 */
export const PAR_VALUES = [54, 58, 62, 68, 74, 82, 90, 100] as const
export const LOWEST_PAR = 54

/** What a non-chartered company may begin at. — 6.5.3 */
export const START_PRICES: readonly number[] = PRICES.filter((price) => price >= 54 && price <= 200)

/** The last value on the way down, and the one that ends the game. — 7.12, 10.1 */
export const RUIN = 0
export const SUMMIT = 1000

export type Zone = 'low' | 'plain' | 'high' | 'top'

/** The zone of a price: outside the plain one a sale costs less. — 6.4.2 */
export function zoneOf(price: number): Zone {
  if (price < 40) return 'low'
  if (price <= 200) return 'plain'
  return price < 400 ? 'high' : 'top'
}

/** Shares of a block that cost no step, for a seller who is not the director. — 6.4.2 */
export const FREE_SHARES: Readonly<Record<Zone, number>> = { low: 1, plain: 0, high: 1, top: 2 }

/** The highest value of the par chart that is not above the price; 54 below it. — 6.5.3, 7.5.4 */
export function parFor(price: number): number {
  return PAR_VALUES.findLast((par) => par <= price) ?? LOWEST_PAR
}
