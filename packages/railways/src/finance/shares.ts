/**
 * Shares in one flat list: company × holders + holder. One unit is the smallest share of a company; the director's
 * certificate is several units.
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

/** Paper in hand: the director's certificate is one, every other unit too. */
export function certificates(units: number, isDirector: boolean, directorUnits: number): number {
  return isDirector ? units - directorUnits + 1 : units
}

/**
 * Who takes over: somebody with strictly more than the director, the most of all, and in a tie the first after him in
 * `order`; null when he stays. A successor needs the units of the director's certificate.
 */
export function successor(
  unitsBySeat: (seat: number) => number,
  director: number,
  order: readonly number[],
  directorUnits: number,
): number | null {
  let best = Math.max(unitsBySeat(director), directorUnits - 1)
  let found: number | null = null
  const start = order.indexOf(director)
  for (let step = 1; step <= order.length; step++) {
    const seat = order[(start + step) % order.length] as number
    const units = unitsBySeat(seat)
    if (seat !== director && units > best) {
      best = units
      found = seat
    }
  }
  return found
}
