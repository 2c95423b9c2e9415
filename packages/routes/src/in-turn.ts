import { PlacePrices } from './place-prices.ts'
import type { Places, Slot } from './shared-slots.ts'
import type { Progress, SlotFilling } from './slot-filling.ts'
import type { Work } from './work.ts'

/** A grouping whose turn has not come. */
export interface Waiting {
  readonly slots: readonly Slot[]
  readonly progress: Progress
  /** None of its choices is worth more: first by the prices of another grouping, then by its own linear program. */
  bound: number
  filling: SlotFilling | null
}

interface Searched {
  /** Whether all that might be worth more has been looked at. */
  readonly complete: boolean
  /** None is worth more, beyond what was met on the way. */
  readonly bound: number
  /** Those of the first grouping; null if there was none. */
  readonly prices: PlacePrices | null
}

/**
 * Searches groupings, the most promising first. The linear program of one is solved only if it may still be that; the
 * prices of the first bound all others for next to nothing.
 */
export function searchInTurn(
  waiting: readonly Waiting[],
  fill: (next: Waiting) => SlotFilling,
  { weights }: Places,
  known: PlacePrices | null,
  need: () => number,
  work: Work,
): Searched {
  const left = new Set(waiting)
  let prices = known
  let complete = true
  for (let next = mostPromising(left); next !== null && complete; next = mostPromising(left)) {
    if (next.filling !== null) {
      complete = next.filling.search() && !work.spent
      next.bound = next.filling.bound
      left.delete(next)
    } else if (next.bound < need()) left.delete(next)
    else if (work.spent) complete = false
    else {
      next.filling = fill(next)
      next.bound = next.filling.bound
      const asked = prices === null ? next.filling.prices() : null
      if (asked === null) continue
      prices = new PlacePrices(asked, weights)
      for (const other of left) if (other.filling === null) other.bound = prices.boundOf(other.slots)
    }
  }
  return { complete, bound: Math.max(...waiting.map(({ bound }) => bound)), prices }
}

/** Of equals those first whose own bound is not known, then in the order in which they came. */
function mostPromising(left: Iterable<Waiting>): Waiting | null {
  let most: Waiting | null = null
  for (const one of left) {
    const isMore = most === null || one.bound > most.bound
    if (isMore || (one.bound === most?.bound && one.filling === null && most.filling !== null)) most = one
  }
  return most
}
