import type { CompanyIndex } from '../state/ids.ts'
/** Whether a seller may sell so many units of a company at once. */
export type SaleRule = (units: number) => boolean

/** The most that may be sold at once, where every smaller sale is allowed too; 0 when none is. */
export function largestSale(held: number, allows: SaleRule): number {
  for (let units = held; units > 0; units--) if (allows(units)) return units
  return 0
}

/** Every number of units that may be sold at once. There may be gaps: see `mayPartWith`. */
export function sellableCounts(held: number, allows: SaleRule): number[] {
  const counts: number[] = []
  for (let units = 1; units <= held; units++) if (allows(units)) counts.push(units)
  return counts
}

/**
 * Whether a director may be left with so many units. He keeps his certificate, or somebody takes it over and gives
 * ordinary shares for it. Where the certificate may also go to the bank, what he keeps must be there as ordinary
 * shares: `change` is how many of them there are, his own and the bank's. — 18CZ VII.5 and 1824 VI.8: no change; 1862
 * 6.3: his own and those in the pool
 */
export function mayPartWith(
  left: number,
  directorUnits: number,
  isTakenOver: (left: number) => boolean,
  change: number | null,
): boolean {
  if (left >= directorUnits || isTakenOver(left)) return true
  return change !== null && left <= change
}

/** Units that the bank may still take before it holds more than this part of the company. — 1824 VI.8: half */
export function roomInBank(units: number, percent: number, inBank: number): number {
  return Math.max(0, Math.floor((units * percent) / 100) - inBank)
}

/**
 * Steps a sale costs where each share counts but those that are free at this price. — 1862 6.4.2; elsewhere a sale is one
 * step however many are sold (18CZ IX.3, 1824 VIII.3)
 */
export function stepsPerShare(units: number, free: number): number {
  return Math.max(0, units - free)
}

/** Who has sold what: whoever sells a company buys none of it in this round, and sells it once in a turn. */
export interface SalesRecord {
  /** For each seat, bit n: has sold company n in this round. */
  sold: number[]
  /** Bit n: company n was sold in the present turn. */
  soldNow: number
}

export function noteSale(record: SalesRecord, seat: number, company: CompanyIndex): void {
  record.soldNow |= 1 << company
  record.sold[seat] = (record.sold[seat] as number) | (1 << company)
}

export function soldInRound(
  { sold }: { readonly sold: readonly number[] },
  seat: number,
  company: CompanyIndex,
): boolean {
  return ((sold[seat] as number) & (1 << company)) !== 0
}

export function soldInTurn({ soldNow }: { readonly soldNow: number }, company: CompanyIndex): boolean {
  return (soldNow & (1 << company)) !== 0
}
