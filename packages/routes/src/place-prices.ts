import { worthOf } from './coverage.ts'
import type { Slot } from './shared-slots.ts'

/**
 * Prices of places, as one linear program has found them, bound what any slots can collect: what places are worth
 * beyond their prices is granted for nothing, and each slot takes the option whose places have the highest prices. That
 * holds at all prices; groupings of the same trains are so much alike that those of one rule out most of the others.
 */
export class PlacePrices {
  readonly #prices: Float64Array
  readonly #granted: number
  readonly #most = new Map<Slot, number>()

  /** No price may be more than the place is worth. */
  constructor(prices: Float64Array, weights: Float64Array) {
    this.#prices = prices
    this.#granted = weights.reduce((sum, weight, place) => sum + weight - (prices[place] as number), 0)
  }

  /** No choice of these slots is worth more. */
  boundOf(slots: readonly Slot[]): number {
    return slots.reduce((sum, slot) => sum + this.#mostOf(slot), this.#granted)
  }

  #mostOf(slot: Slot): number {
    const known = this.#most.get(slot)
    if (known !== undefined) return known
    let most = -Infinity
    for (const { cover } of slot.options) {
      const worth = worthOf(cover, this.#prices)
      if (worth > most) most = worth
    }
    this.#most.set(slot, most)
    return most
  }
}
