import { TOP_STOPS_TOWNS } from './choose-paid.ts'
import type { Counting } from './counting.ts'

/**
 * For trains that choose what pays: the best scores seen so far along the route, one row per depth. Rows are
 * sorted from the highest, so the best j are a prefix sum and never need combinations.
 */
export class VisitedValues {
  readonly #width: number
  readonly #top: boolean
  readonly #cities: Float64Array
  readonly #towns: Float64Array
  readonly #townWidth: number

  constructor(counting: Counting, depths: number) {
    this.#top = counting.choosing === 'top'
    this.#width = counting.stops
    this.#townWidth = this.#top ? Math.min(TOP_STOPS_TOWNS, counting.stops) : counting.stops
    this.#cities = new Float64Array((depths + 1) * this.#width)
    this.#towns = new Float64Array((depths + 1) * this.#townWidth)
  }

  clear(): void {
    this.#cities.fill(0, 0, this.#width)
    this.#towns.fill(0, 0, this.#townWidth)
  }

  /** Row `depth` becomes row `depth - 1` with one more stop. Cities count only where they may be left unpaid. */
  add(depth: number, score: number, town: boolean): void {
    insert(this.#cities, this.#width, depth, !town && this.#top ? score : 0)
    insert(this.#towns, this.#townWidth, depth, town ? score : 0)
  }

  /** The score of the town that stands in place `index` of the best, -1 if there are not so many. */
  townAt(depth: number, index: number): number {
    if (index >= this.#townWidth) return -1
    const score = this.#towns[depth * this.#townWidth + index] as number
    return score === 0 ? -1 : score
  }

  /** Fills `sums[j]` with the best that j paid stops bring. */
  sums(depth: number, most: number, sums: Float64Array): void {
    let city = depth * this.#width
    let town = depth * this.#townWidth
    const lastTown = town + this.#townWidth
    const lastCity = city + this.#width
    sums[0] = 0
    for (let j = 1; j <= most; j++) {
      const c = city < lastCity ? (this.#cities[city] as number) : 0
      const t = town < lastTown ? (this.#towns[town] as number) : 0
      if (c >= t) city++
      else town++
      sums[j] = (sums[j - 1] as number) + Math.max(c, t)
    }
  }
}

function insert(rows: Float64Array, width: number, depth: number, score: number): void {
  const before = (depth - 1) * width
  const row = depth * width
  let carried = score
  for (let index = 0; index < width; index++) {
    const old = rows[before + index] as number
    rows[row + index] = Math.max(old, carried)
    carried = Math.min(old, carried)
  }
}
