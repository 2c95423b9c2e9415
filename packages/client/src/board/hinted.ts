import { signal } from '@preact/signals'

/** What the hints that are open speak of; each is told by the number of its hint. */
export interface Hinted {
  readonly hexes: ReadonlyMap<string, number>
  readonly companies: ReadonlyMap<string, number>
  /** Prices at which a company would start. */
  readonly prices: ReadonlyMap<number, number>
}

/** Null while no hint is open. */
export const hinted = signal<Hinted | null>(null)
