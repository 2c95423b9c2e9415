import type { Slot, SlotOption } from './shared-slots.ts'

/**
 * Prunes choices that can no longer hang together [1862 7.8]. From the home station each further route is a hop to
 * whatever it touches; routes already chosen are free. A chosen route that is more hops away than there are open
 * slots can never be joined. Stations are bits, so a hop is a handful of unions.
 */
export class Hanging {
  readonly #words: number
  readonly #masks = new Map<SlotOption, Int32Array | null>()
  /** For each station everything that one route through it touches. */
  readonly #around: readonly Int32Array[]
  readonly #home: number

  constructor(slots: readonly Slot[], stops: number, home: number) {
    this.#words = (stops + 31) >> 5
    this.#home = home
    this.#around = Array.from({ length: stops }, () => new Int32Array(this.#words))
    for (const option of new Set(slots.flatMap((slot) => slot.options))) {
      const mask = this.#bits(option.touches)
      for (const stop of option.touches) this.#unite(this.#around[stop] as Int32Array, mask)
    }
  }

  /** Whether the chosen options can still be joined to the home station with so many more routes. */
  possible(chosen: readonly SlotOption[], more: number): boolean {
    if (this.#home < 0) return false
    let apart: Int32Array[] = []
    for (const option of chosen) {
      const mask = this.#maskOf(option)
      if (mask === null) return false
      if (option.touches.length > 0) apart.push(mask)
    }
    const reached = new Int32Array(this.#words)
    reached[this.#home >> 5] = 1 << (this.#home & 31)
    for (let hops = 0; ; hops++) {
      apart = this.#absorb(reached, apart)
      if (apart.length === 0) return true
      if (hops === more) return false
      const before = reached.slice()
      for (const [stop, around] of this.#around.entries()) {
        if ((((before[stop >> 5] as number) >> (stop & 31)) & 1) === 1) this.#unite(reached, around)
      }
    }
  }

  #maskOf(option: SlotOption): Int32Array | null {
    const known = this.#masks.get(option)
    if (known !== undefined) return known
    const meets = option.meets === undefined ? option.touches : option.meets()
    const mask = meets === null ? null : this.#bits(meets)
    this.#masks.set(option, mask)
    return mask
  }

  #bits(stops: readonly number[]): Int32Array {
    const mask = new Int32Array(this.#words)
    for (const stop of stops) mask[stop >> 5] = (mask[stop >> 5] as number) | (1 << (stop & 31))
    return mask
  }

  /** Takes in whatever touches what is reached, and what touches that, and returns the rest. */
  #absorb(reached: Int32Array, apart: readonly Int32Array[]): Int32Array[] {
    let waiting = [...apart]
    for (let before = -1; before !== waiting.length;) {
      before = waiting.length
      waiting = waiting.filter((mask) => {
        if (!mask.some((word, index) => (word & (reached[index] as number)) !== 0)) return true
        this.#unite(reached, mask)
        return false
      })
    }
    return waiting
  }

  #unite(into: Int32Array, mask: Int32Array): void {
    for (let word = 0; word < this.#words; word++)
      into[word] = (into[word] as number) | (mask[word] as number)
  }
}
