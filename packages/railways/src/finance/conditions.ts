import type { Refusal } from '@roundhouse/kernel'

/** One condition of the rulebook: null when it holds, else why not. */
export type Condition<About extends readonly unknown[]> = (...about: About) => Refusal | null

/**
 * Conditions in the order of the rulebook; the first that is broken is told. So the tables of what a purchase or a sale
 * asks for stand in each title as the list they are. — 18CZ VII.3, 1824 VI.4, 1862 6.5.1
 */
export function allOf<About extends readonly unknown[]>(
  ...conditions: readonly Condition<About>[]
): Condition<About> {
  return (...about) => {
    for (const condition of conditions) {
      const broken = condition(...about)
      if (broken !== null) return broken
    }
    return null
  }
}
