/** How a holder's part of the revenue becomes whole money. — 18CZ VIII.8: up; 1824 X.4: up for the bond railway */
export type Rounding = 'up' | 'down'

/** The part of a holder, all his shares added up first. */
export function partOf(revenue: number, units: number, ofUnits: number, rounding: Rounding): number {
  const exact = revenue * units
  const down = Math.floor(exact / ofUnits)
  return rounding === 'up' && exact % ofUnits > 0 ? down + 1 : down
}

/** How often the price is covered by the revenue: so many steps the marker goes. — 1862 7.8.5: at most 4 */
export function timesCovered(revenue: number, price: number, most: number): number {
  return Math.min(most, Math.floor(revenue / price))
}

/** The owner's half and the treasury's, without a choice. — 1824 IV.2, IV.3 */
export function halves(revenue: number): { readonly owner: number; readonly treasury: number } {
  const owner = Math.floor(revenue / 2)
  return { owner, treasury: revenue - owner }
}
