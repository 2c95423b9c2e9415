import type { Slot, SlotOption } from './shared-slots.ts'

/**
 * Prunes choices that can no longer hang together [1862 7.8]. From the home station each further route is a hop to
 * whatever it touches; routes already chosen are free. A chosen route that is more hops away than there are open
 * slots can never be joined. Stations are bits, so a hop is a handful of unions.
 */
export class Hanging {
  readonly #words: number
  readonly #touching = new Map<SlotOption, Int32Array>()
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
      this.#touching.set(option, mask)
      for (const stop of option.touches) this.#unite(this.#around[stop] as Int32Array, mask)
    }
  }

  /** Whether the chosen options can still be joined to the home station with so many more routes. */
  possible(chosen: readonly SlotOption[], more: number): boolean {
    if (this.#home < 0) return false
    let apart = this.#running(chosen)
    if (apart === null) return false
    const reached = this.#atHome()
    for (let hops = 0; ; hops++) {
      apart = this.#absorb(reached, apart)
      if (apart.length === 0) return true
      if (hops === more) return false
      this.#hop(reached)
    }
  }

  /** The stations that hang together with the home station, then those so many more routes can join to it. */
  rings(chosen: readonly SlotOption[], more: number): Int32Array[] {
    const reached = this.#atHome()
    let apart = this.#absorb(reached, this.#running(chosen) ?? [])
    const rings = [reached.slice()]
    for (let hops = 0; hops < more; hops++) {
      this.#hop(reached)
      apart = this.#absorb(reached, apart)
      const before = rings.at(-1) as Int32Array
      if (reached.every((word, index) => word === before[index])) break
      rings.push(reached.slice())
    }
    return rings
  }

  /** Which route from what hangs together the option can be at the earliest, from 1; 0 if none of them. */
  levelOf(option: SlotOption, rings: readonly Int32Array[]): number {
    if (option.touches.length === 0) return 1
    const mask = this.#touching.get(option) as Int32Array
    for (let ring = 0; ring < rings.length; ring++) {
      const stations = rings[ring] as Int32Array
      for (let word = 0; word < this.#words; word++)
        if (((mask[word] as number) & (stations[word] as number)) !== 0) return ring + 1
    }
    return 0
  }

  /** Whether the option touches stations beyond these. */
  leadsOn(option: SlotOption, stations: Int32Array): boolean {
    if (option.touches.length === 0) return false
    const mask = this.#touching.get(option) as Int32Array
    for (let word = 0; word < this.#words; word++)
      if (((mask[word] as number) & ~(stations[word] as number)) !== 0) return true
    return false
  }

  #running(chosen: readonly SlotOption[]): Int32Array[] | null {
    const masks: Int32Array[] = []
    for (const option of chosen) {
      const mask = this.#maskOf(option)
      if (mask === null) return null
      if (option.touches.length > 0) masks.push(mask)
    }
    return masks
  }

  #atHome(): Int32Array {
    const reached = new Int32Array(this.#words)
    if (this.#home >= 0) reached[this.#home >> 5] = 1 << (this.#home & 31)
    return reached
  }

  #hop(reached: Int32Array): void {
    const before = reached.slice()
    for (let stop = 0; stop < this.#around.length; stop++) {
      if ((((before[stop >> 5] as number) >> (stop & 31)) & 1) === 1)
        this.#unite(reached, this.#around[stop] as Int32Array)
    }
  }

  #maskOf(option: SlotOption): Int32Array | null {
    const known = this.#masks.get(option)
    if (known !== undefined) return known
    const meets = option.meets === undefined ? undefined : option.meets()
    const mask = meets === undefined ? (this.#touching.get(option) ?? null) : meets && this.#bits(meets)
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
