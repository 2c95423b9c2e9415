import { figures, integers, integersOf, marks } from './memory.ts'
import type { Network } from './network.ts'
import { type Prices, improvePrices, noPrices } from './prices.ts'
import type { RouteList } from './route-list.ts'
import { type Kind, allOf, upperBound } from './train-kinds.ts'

/** Prices with what they prove: no run of the listed routes is worth more than `upper`. */
interface Priced {
  readonly prices: Prices
  readonly upper: number
  /** Best net value of each kind at these prices. */
  readonly bests: readonly number[]
}

const STEPS_PER_ROUND = 60
/** Routes of a kind that join its sample in a round; twice as many are in it from the start. */
const JOINING = 32

/**
 * Finds prices for lists of routes. Steps are taken on a sample of each list, which costs little; then the whole lists
 * are looked at once, for the bound that these prices prove, for the routes that no better run can have any more, and for
 * those that beat the sample and join it.
 */
export class ListPricing {
  readonly #network: Network
  readonly #passages: Int32Array
  readonly #kinds: readonly Kind[]
  readonly #samples: readonly Sample[]
  #prices: Prices
  /** The lowest bound so far. */
  best: Priced

  constructor(network: Network, passages: Int32Array, kinds: readonly Kind[], lists: readonly RouteList[]) {
    this.#network = network
    this.#passages = passages
    this.#kinds = kinds
    this.#samples = lists.map((list) => new Sample(list))
    this.#prices = noPrices(network)
    this.best = { prices: this.#prices, upper: Infinity, bests: [] }
  }

  /** For each kind the routes that a run better than the last `lower` may have. */
  get among(): readonly Int32Array[] {
    return this.#samples.map(({ among }) => among)
  }

  /** One round for runs better than `lower`; gives whether another one could prove more. */
  round(lower: number, step: number): boolean {
    const demands = this.#samples.map(({ list, routes }, at) => ({
      list,
      routes,
      trains: (this.#kinds[at] as Kind).counting.ids.length,
    }))
    const prices = improvePrices(this.#network, this.#passages, this.#prices, demands, lower, STEPS_PER_ROUND)
    this.#prices = prices
    const bests = this.#samples.map((sample) => sample.appraise(prices))
    const upper = upperBound(this.#kinds, prices, (_, at) => bests[at] as number)
    if (upper < this.best.upper) this.best = { prices, upper, bests }
    const budget = upper - lower - step
    let grew = false
    for (let at = 0; at < bests.length; at++) {
      const sample = this.#samples[at] as Sample
      sample.keep((bests[at] as number) - budget)
      if (sample.grow()) grew = true
    }
    return grew
  }
}

/** A list of routes of one kind, and those of them on which prices are set. */
class Sample {
  readonly list: RouteList
  among: Int32Array
  routes: Int32Array
  readonly #isSampled: Uint8Array
  /** Net values of all routes still in question, at the prices appraised last. */
  readonly #net: Float64Array

  /** Routes listed side by side are much alike: some from all over the list make a good sample. */
  constructor(list: RouteList) {
    this.list = list
    this.among = allOf(list)
    this.#net = figures(list.count)
    this.#isSampled = marks(list.count)
    const stride = Math.max(1, Math.floor(list.count / (2 * JOINING)))
    this.routes = integers(Math.ceil(list.count / stride))
    for (let at = 0; at < this.routes.length; at++) {
      this.routes[at] = at * stride
      this.#isSampled[at * stride] = 1
    }
  }

  /** The most that a route brings at these prices, or 0 at home. */
  appraise(prices: Prices): number {
    let most = 0
    for (let at = 0; at < this.among.length; at++) {
      const route = this.among[at] as number
      const net = this.list.reduced(route, prices)
      this.#net[route] = net
      if (net > most) most = net
    }
    return most
  }

  /** Leaves out what brings less. */
  keep(least: number): void {
    let count = 0
    for (let at = 0; at < this.among.length; at++) {
      const route = this.among[at] as number
      if ((this.#net[route] as number) >= least) this.among[count++] = route
    }
    this.among = this.among.subarray(0, count)
  }

  /** Takes in the best of those that bring more than all in the sample; gives whether there were any. */
  grow(): boolean {
    let known = 0
    for (let at = 0; at < this.routes.length; at++) {
      const net = this.#net[this.routes[at] as number] as number
      if (net > known) known = net
    }
    const joining: number[] = []
    for (let at = 0; at < this.among.length; at++) {
      const route = this.among[at] as number
      const net = this.#net[route] as number
      if (net <= known || this.#isSampled[route] === 1) continue
      let place = joining.length
      while (place > 0 && (this.#net[joining[place - 1] as number] as number) < net) place--
      if (place >= JOINING) continue
      joining.splice(place, 0, route)
      if (joining.length > JOINING) joining.pop()
    }
    for (const route of joining) this.#isSampled[route] = 1
    if (joining.length > 0) this.routes = integersOf([...this.routes, ...joining])
    return joining.length > 0
  }
}
