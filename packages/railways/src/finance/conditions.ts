import type { Refusal } from '@roundhouse/kernel'

/** One condition of the rulebook: null when it holds, else why not. */
export type Condition<About extends readonly unknown[]> = (...about: About) => Refusal | null

type UpToFour = readonly [unknown?, unknown?, unknown?, unknown?]

/**
 * Conditions in the order of the rulebook; the first that is broken is told. So the tables of what a purchase or a sale
 * asks for stand in each title as the list they are. — 18CZ VII.3, 1824 VI.4, 1862 6.5.1
 */
export function allOf<About extends UpToFour>(...conditions: readonly Condition<About>[]): Condition<About> {
  // Named one by one: lists of arguments would be built and spread for every one of the conditions.
  const asked = conditions as unknown as readonly Asked[]
  const firstBroken: Asked = (one, two, three, four) => {
    for (let at = 0; at < asked.length; at++) {
      const broken = (asked[at] as Asked)(one, two, three, four)
      if (broken !== null) return broken
    }
    return null
  }
  return firstBroken as unknown as Condition<About>
}

/** A condition with all that one may be about. */
type Asked = (one: unknown, two: unknown, three: unknown, four: unknown) => Refusal | null
