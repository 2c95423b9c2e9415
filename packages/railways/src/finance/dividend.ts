/** How a holder's part of the revenue becomes whole money. */
export type Rounding = 'up' | 'down'

/** The part of a holder, all his shares added up first. */
export function partOf(revenue: number, units: number, ofUnits: number, rounding: Rounding): number {
  const exact = revenue * units
  const down = Math.floor(exact / ofUnits)
  return rounding === 'up' && exact % ofUnits > 0 ? down + 1 : down
}
