import { roughFigures, roughIntegers } from './memory.ts'
import type { Network } from './network.ts'
import type { Prices } from './prices.ts'
import type { Found } from './route-search.ts'

/** Room at first where little is expected: arrays of some bytes cost little to make. */
const FEW = 8
/** Room for a list of all routes that could matter. */
export const MANY = 128

/** Routes of one kind of train, kept in growing typed arrays. `score` is without prices of track. */
export class RouteList {
  count = 0
  score: Float64Array
  start: Int32Array
  mask: Int32Array
  pathStart: Int32Array
  path: Int32Array
  readonly #network: Network

  constructor(network: Network, room = FEW) {
    this.#network = network
    this.score = roughFigures(room)
    this.start = roughIntegers(room)
    this.mask = roughIntegers(room * network.words)
    this.pathStart = roughIntegers(room + 1)
    this.pathStart[0] = 0
    this.path = roughIntegers(4 * room)
  }

  add(found: Found, prices: Prices | null): void {
    const { words, to } = this.#network
    if (this.count === this.score.length) this.#widen()
    const at = this.count++
    const first = this.pathStart[at] as number
    while (first + found.length > this.path.length) this.path = moreIntegers(this.path)
    let score = found.value
    for (let index = 0; index < found.length; index++) {
      const chain = found.path[index] as number
      this.path[first + index] = chain
      if (prices !== null) score += prices.chains[chain >> 1] as number
      if (prices !== null && index + 1 < found.length) score += prices.stops[to[chain] as number] as number
    }
    for (let word = 0; word < words; word++) {
      this.mask[at * words + word] =
        (found.used[found.usedAt + word] as number) & ~(found.used[word] as number)
    }
    this.pathStart[at + 1] = first + found.length
    this.score[at] = score
    this.start[at] = found.start
  }

  pathOf(route: number): number[] {
    const path: number[] = []
    const end = this.pathStart[route + 1] as number
    for (let index = this.pathStart[route] as number; index < end; index++)
      path.push(this.path[index] as number)
    return path
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
    const scores = roughFigures(2 * this.score.length)
    scores.set(this.score)
    this.score = scores
    this.start = moreIntegers(this.start)
    this.mask = moreIntegers(this.mask)
    this.pathStart = moreIntegers(this.pathStart)
  }
}

function moreIntegers(old: Int32Array): Int32Array {
  const more = roughIntegers(2 * old.length)
  more.set(old)
  return more
}
