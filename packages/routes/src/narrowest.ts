import { type Bits, meet, unite } from './bits.ts'

/** Something that runs with a share, and the stations it touches. */
export interface Running {
  readonly option: number
  readonly share: number
  readonly stations: Bits
  readonly picked: boolean
}

const LEAST = 1e-9

/** Everything that hangs together with these stations by what runs whole. */
export function core(home: Bits, running: readonly Running[]): Bits {
  const reached = home.slice()
  let waiting = running.filter(({ share }) => share > 1 - LEAST)
  for (let before = -1; before !== waiting.length;) {
    before = waiting.length
    waiting = waiting.filter(({ stations }) => {
      if (!meet(stations, reached)) return true
      unite(reached, stations)
      return false
    })
  }
  return reached
}

/**
 * How much can be carried from the core to targets, if each that runs carries its share to whatever it meets. Who
 * meets whom is found once for all targets.
 */
export class Carriers {
  readonly #from: Bits
  readonly #inner: readonly Running[]
  readonly #outer: readonly Running[]
  /** Whether each of the outer ones meets the core. */
  readonly #starts: readonly boolean[]
  /** Numbers of those that each of the outer ones meets. */
  readonly #met: readonly (readonly number[])[]

  constructor(from: Bits, running: readonly Running[]) {
    this.#from = from
    const isOuter = ({ stations, share }: Running) => share <= 1 - LEAST || !meet(stations, from)
    this.#inner = running.filter((one) => !isOuter(one))
    this.#outer = running.filter(isOuter)
    this.#starts = this.#outer.map(({ stations }) => meet(stations, from))
    this.#met = this.#outer.map(({ stations }, one) =>
      [...this.#outer.keys()].filter(
        (other) => other !== one && meet(stations, (this.#outer[other] as Running).stations),
      ),
    )
  }

  /**
   * Null if as much as wanted can be carried to the targets (greatest flow by shortest ways), else the stations before
   * the narrowest place.
   */
  nearSide(isTarget: (one: Running) => boolean, wanted: number): Bits | null {
    if (this.#inner.some(isTarget)) return null
    const outer = this.#outer
    const targets = outer.map(isTarget)
    const count = outer.length
    let missing = wanted
    // What meets the core itself carries all it has.
    for (let one = 0; one < count; one++)
      if (targets[one] === true && this.#starts[one] === true) missing -= (outer[one] as Running).share
    if (missing < LEAST) return null
    missing = wanted
    const carried = new Float64Array(count)
    const between = new Float64Array(count * count)
    // Entries of what runs are numbered 0 to count - 1, exits from count on.
    const cameFrom = new Int32Array(2 * count)
    const queue = new Int32Array(2 * count)
    for (;;) {
      const end = this.#shortest(targets, carried, between, cameFrom, queue)
      if (end < 0) {
        const near = this.#from.slice()
        for (let one = 0; one < count; one++)
          if (cameFrom[one + count] !== -1) unite(near, (outer[one] as Running).stations)
        return near
      }
      let amount = missing
      for (let node = end; cameFrom[node] !== -2; node = cameFrom[node] as number)
        amount = Math.min(amount, this.#spare(cameFrom[node] as number, node, carried, between))
      for (let node = end; cameFrom[node] !== -2; node = cameFrom[node] as number)
        this.#carry(cameFrom[node] as number, node, amount, carried, between)
      missing -= amount
      if (missing < LEAST) return null
    }
  }

  /** The exit of a target that is reached first by what is not used up yet, with the way in `cameFrom`; -1 if none is. */
  #shortest(
    targets: readonly boolean[],
    carried: Float64Array,
    between: Float64Array,
    cameFrom: Int32Array,
    queue: Int32Array,
  ): number {
    const outer = this.#outer
    const count = outer.length
    let last = 0
    const visit = (node: number, before: number) => {
      if (cameFrom[node] !== -1) return
      cameFrom[node] = before
      queue[last++] = node
    }
    cameFrom.fill(-1)
    for (let one = 0; one < count; one++) if (this.#starts[one] === true) visit(one, -2)
    for (let next = 0; next < last; next++) {
      const node = queue[next] as number
      if (node < count) {
        if ((outer[node] as Running).share - (carried[node] as number) > LEAST) visit(node + count, node)
        if ((carried[node] as number) <= LEAST) continue
        for (const other of this.#met[node] as readonly number[])
          if ((between[other * count + node] as number) > LEAST) visit(other + count, node)
        continue
      }
      const one = node - count
      if (targets[one] === true) return node
      if ((carried[one] as number) > LEAST) visit(one, node)
      for (const other of this.#met[one] as readonly number[]) visit(other, node)
    }
    return -1
  }

  #spare(before: number, node: number, carried: Float64Array, between: Float64Array): number {
    const count = this.#outer.length
    if (before < count && node === before + count)
      return (this.#outer[before] as Running).share - (carried[before] as number)
    if (before >= count && node === before - count) return carried[node] as number
    return before < count ? (between[(node - count) * count + before] as number) : Infinity
  }

  #carry(before: number, node: number, amount: number, carried: Float64Array, between: Float64Array): void {
    const count = this.#outer.length
    if (before < count && node === before + count) carried[before] = (carried[before] as number) + amount
    else if (before >= count && node === before - count) carried[node] = (carried[node] as number) - amount
    else if (before < count) {
      const at = (node - count) * count + before
      between[at] = (between[at] as number) - amount
    } else {
      const at = (before - count) * count + node
      between[at] = (between[at] as number) + amount
    }
  }
}
