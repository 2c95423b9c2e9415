/** Where the money for a train comes from. */
export interface Payment {
  readonly treasury: number
  /** Out of the helper's cash. */
  readonly cash: number
  /** Borrowed by the helper. */
  readonly loan: number
}

/**
 * The treasury pays, as far as it goes; a director who must help adds his cash, and borrows what is then still missing. Null
 * when nobody helps and the treasury is too small. — 18CZ VIII.11, 1824 VII.12; in 1862 (7.11) nobody helps, and the company
 * raises money by its own shares before it pays
 */
export function payment(
  price: number,
  treasury: number,
  helper: { readonly cash: number } | null,
): Payment | null {
  if (price <= treasury) return { treasury: price, cash: 0, loan: 0 }
  if (helper === null) return null
  const missing = price - treasury
  const cash = Math.min(missing, Math.max(0, helper.cash))
  return { treasury, cash, loan: missing - cash }
}

/**
 * Whether none of these prices is within the treasury: only then a director helps in 18CZ (VIII.11) and a company sells its
 * shares in 1862 (7.11). In 1824 the price of the one train that he picks is asked about (VII.12).
 */
export function canPayNone(prices: Iterable<number>, treasury: number): boolean {
  for (const price of prices) if (price <= treasury) return false
  return true
}
