import type { CompanyIndex } from '../state/ids.ts'
/** Whether one player may buy so much more of a company, all in percent of it. */
export type HoldingRule = (held: number, bought: number, limit: number) => boolean

/** He may not end above the limit. — 18CZ VII.4 */
export const endsWithin: HoldingRule = (held, bought, limit) => held + bought <= limit

/** He may not be at the limit before; a large certificate may lift him above it. — 1824 VI.7 */
export const beginsBelow: HoldingRule = (held, _bought, limit) => held < limit

/**
 * Above the certificate limit one sells first, as far as one can sell anything: the duty lapses when nothing may be
 * sold. — 18CZ VII.4, 1824 VI.7, 1862 6.5.2
 */
export function mustSellFirst(
  certificates: number,
  limit: number,
  companies: number,
  mostSellable: (company: CompanyIndex) => number,
): boolean {
  if (certificates <= limit) return false
  for (let company = 0; company < companies; company++) if (mostSellable(company) > 0) return true
  return false
}
