import { type Signal, signal } from '@preact/signals'
import { type Refusal, asReadonly } from '@roundhouse/kernel'
import type { CzAction } from '@roundhouse/titles/18cz'
import { futureOf } from '@roundhouse/view/18cz'
import type { CzTable } from '../cz-table.ts'

export type Sale = Extract<CzAction, { type: 'sell' }>

interface Kept {
  readonly version: number
  readonly sales: readonly Sale[]
}

const NONE: readonly Sale[] = []
const KEPT = new WeakMap<CzTable, Signal<Kept>>()

/** Sales put together and not sent yet, in their order. They go with the moment for which they were made. — VII.6 */
export function salesOf(cz: CzTable): readonly Sale[] {
  const { version, sales } = keptOf(cz).value
  return version === cz.table.session.version.value ? sales : NONE
}

export function changeSales(cz: CzTable, sales: readonly Sale[]): void {
  keptOf(cz).value = { version: cz.table.session.version.value, sales }
}

/** The sale at this place goes one place up or down. */
export function moved(sales: readonly Sale[], at: number, by: -1 | 1): readonly Sale[] {
  const other = at + by
  const one = sales[at]
  const two = sales[other]
  if (one === undefined || two === undefined) return sales
  return sales.map((sale, index) => (index === at ? two : index === other ? one : sale))
}

/** Why a purchase is not possible once the listed sales are made. — VII.1 */
export function refuseAfterSales(cz: CzTable, action: CzAction): Refusal | null {
  const sales = salesOf(cz)
  const seat = cz.table.acting.value
  if (sales.length === 0 || seat === null) return cz.refuse(action)
  return futureOf(asReadonly(cz.state.value), seat, [...sales, action]).refusal?.refusal ?? null
}

function keptOf(cz: CzTable): Signal<Kept> {
  const known = KEPT.get(cz)
  if (known !== undefined) return known
  const kept = signal<Kept>({ version: -1, sales: NONE })
  KEPT.set(cz, kept)
  return kept
}
