import { computed, signal } from '@preact/signals'
import type { Action } from '@roundhouse/kernel'

/** What the hints that are open speak of; each is told by the number of its hint. */
export interface Hinted {
  readonly hexes: ReadonlyMap<string, number>
  readonly companies: ReadonlyMap<string, number>
  /** Prices at which a company would start. */
  readonly prices: ReadonlyMap<number, number>
  /** What is chosen in the panel, by `keyOf`. */
  readonly actions: ReadonlyMap<string, number>
}

/** What tells one choice from another in a list: amounts are chosen afterwards. */
export function keyOf(action: Action): string {
  const fields = action as unknown as Readonly<Record<string, unknown>>
  return NAMED.map((field) => fields[field]).join()
}

const NAMED = ['type', 'company', 'local', 'mountain', 'item', 'train', 'dial', 'par', 'accept', 'redeem']

/** The number of the hint that is about this choice. */
export function hintOn(action: Action): number | undefined {
  return hinted.value?.actions.get(keyOf(action))
}

/** Null while no hint is open. */
export const hinted = signal<Hinted | null>(null)

/** Where something is to be seen while nothing is to be chosen on the map. */
export const hintedHexes = computed<ReadonlySet<string> | null>(() => {
  const hexes = hinted.value?.hexes
  return hexes === undefined ? null : new Set(hexes.keys())
})
