import { companyOf } from '../state/companies.ts'
import { type CompanyIndex, type Holder, NOBODY } from '../state/ids.ts'
import { type Shares, unitsOf } from '../state/shares.ts'

/**
 * Who takes over: somebody with strictly more than the director, the most of all, and in a tie the first after him in
 * `order`; null when he stays. A successor needs the units of the director's certificate. — 18CZ VII.5, 1824 VI.6,
 * 1862 6.3
 */
export function successor(
  unitsBySeat: (seat: Holder) => number,
  director: Holder,
  order: readonly Holder[],
  directorUnits: number,
): Holder | null {
  let best = Math.max(unitsBySeat(director), directorUnits - 1)
  let found: Holder | null = null
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

/**
 * Who becomes director where nobody is: the most units, at least those of the certificate, in a tie the first in `order`;
 * null when nobody has enough, and the company stays without. `order` says who wins a tie: the owners of the railways
 * it was formed of and then the priority (1824 IV.4), the director who began the merger and then clockwise (1862 5.2.5).
 */
export function firstDirector(
  unitsBySeat: (seat: Holder) => number,
  order: readonly Holder[],
  directorUnits: number,
): Holder | null {
  let best = directorUnits - 1
  let found: Holder | null = null
  for (const seat of order) {
    const units = unitsBySeat(seat)
    if (units > best) {
      best = units
      found = seat
    }
  }
  return found
}

/** After a purchase or a sale: whoever directs the company from now on, if that has changed; null when it has not. */
export function appointDirector(
  state: { readonly shares: Shares; readonly companies: readonly { director: Holder }[] },
  company: CompanyIndex,
  order: readonly Holder[],
  directorUnits: number,
): Holder | null {
  const entry = companyOf(state, company)
  const units = (seat: Holder): number => unitsOf(state.shares, company, seat)
  const next =
    entry.director === NOBODY
      ? firstDirector(units, order, directorUnits)
      : successor(units, entry.director, order, directorUnits)
  if (next !== null) entry.director = next
  return next
}
