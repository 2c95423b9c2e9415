import type { Network } from './network.ts'
import type { Prices } from './prices.ts'
import type { Found } from './route-search.ts'

/** Room at first. Most lists stay short, and arrays of some bytes cost little to make. */
const FEW = 8

/** Routes of one kind of train, kept in growing typed arrays. `score` is without prices of track. */
export class RouteList {
  count = 0
  score = new Float64Array(FEW)
  start = new Int32Array(FEW)
  mask: Int32Array
  pathStart = new Int32Array(FEW + 1)
  path = new Int32Array(2 * FEW)
  readonly #network: Network

  constructor(network: Network) {
    this.#network = network
    this.mask = new Int32Array(FEW * network.words)
  }

  add(found: Found, prices: Prices | null): void {
    const { words, mask, to } = this.#network
    if (this.count === this.score.length) this.#widen()
    const at = this.count++
    const first = this.pathStart[at] as number
    while (first + found.length > this.path.length) this.path = larger(this.path, Int32Array)
    let score = found.value
    for (let index = 0; index < found.length; index++) {
      const chain = found.path[index] as number
      this.path[first + index] = chain
      if (prices !== null) score += prices.chains[chain >> 1] as number
      if (prices !== null && index + 1 < found.length) score += prices.stops[to[chain] as number] as number
      for (let word = 0; word < words; word++) {
        this.mask[at * words + word] =
          (this.mask[at * words + word] as number) | (mask[(chain >> 1) * words + word] as number)
      }
    }
    this.pathStart[at + 1] = first + found.length
    this.score[at] = score
    this.start[at] = found.start
  }

  pathOf(route: number): Int32Array {
    return this.path.subarray(this.pathStart[route], this.pathStart[route + 1])
  }

  /** Score less the prices of the track used and the stops passed. */
  reduced(route: number, prices: Prices | null): number {
    let value = this.score[route] as number
    if (prices === null) return value
    const { to } = this.#network
    const last = (this.pathStart[route + 1] as number) - 1
    for (let index = this.pathStart[route] as number; index < last; index++) {
      const chain = this.path[index] as number
      value -= (prices.chains[chain >> 1] as number) + (prices.stops[to[chain] as number] as number)
    }
    return value - (prices.chains[(this.path[last] as number) >> 1] as number)
  }

  #widen(): void {
    this.score = larger(this.score, Float64Array)
    this.start = larger(this.start, Int32Array)
    this.mask = larger(this.mask, Int32Array)
    const starts = new Int32Array(2 * this.pathStart.length)
    starts.set(this.pathStart)
    this.pathStart = starts
  }
}

function larger<T extends Int32Array | Float64Array>(old: T, kind: new (length: number) => T): T {
  const grown = new kind(2 * old.length)
  grown.set(old)
  return grown
}
