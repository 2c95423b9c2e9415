import type { Choices } from './choices.ts'
import { type Row, Tableau } from './tableau.ts'
import type { Work } from './work.ts'

/** Steps after which a program is left as it stands; its bound is valid all the same. */
const MOST_STEPS = 2000
/** Shares so close to a whole number are whole. */
export const WHOLE = 1e-6

export interface Proven {
  /** No completion is worth more. */
  readonly bound: number
  /** For each option: no completion with it is worth more. */
  readonly ceilings: Float64Array
}

/**
 * The choice as a linear program: shares of options instead of whole ones. Each kind fills its open slots, each
 * group of places pays as far as it is covered. Its solution bounds every real choice, and closely.
 */
export class ChoiceProgram {
  readonly #kind: Int32Array
  readonly #sure: Float64Array
  readonly #tableau: Tableau
  /** Slots still to fill of each kind. */
  readonly #open: Int32Array
  /** What the options picked so far are sure of. */
  #settled: number

  private constructor(
    kind: Int32Array,
    sure: Float64Array,
    tableau: Tableau,
    open: Int32Array,
    settled: number,
  ) {
    this.#kind = kind
    this.#sure = sure
    this.#tableau = tableau
    this.#open = open
    this.#settled = settled
  }

  /** `worths` is what each group of places pays. */
  static from({ kind, sure, counts }: Choices, worths: readonly number[]): ChoiceProgram {
    return new ChoiceProgram(
      kind,
      sure,
      Tableau.begin(kind, sure, counts, worths),
      Int32Array.from(counts),
      0,
    )
  }

  copy(): ChoiceProgram {
    return new ChoiceProgram(this.#kind, this.#sure, this.#tableau.copy(), this.#open.slice(), this.#settled)
  }

  /** The same program if groups are worth something else; null if it cannot go on from where it stands. */
  revalued(worths: readonly number[]): ChoiceProgram | null {
    const tableau = this.#tableau.revalued(worths)
    if (tableau === null) return null
    return new ChoiceProgram(this.#kind, this.#sure, tableau, this.#open.slice(), this.#settled)
  }

  /** Number of rows. */
  get size(): number {
    return this.#tableau.size
  }

  /** Whether no slot is open. */
  get filled(): boolean {
    return this.#open.every((count) => count === 0)
  }

  isActive(option: number): boolean {
    return this.#tableau.active[option] === 1
  }

  shares(): readonly { readonly option: number; readonly share: number }[] {
    return this.#tableau.shares()
  }

  /** How far each group is from being paid. */
  shortfalls(): Float64Array {
    return this.#tableau.shortfalls()
  }

  /** The present prices of groups, ways from home left out. */
  groupPrices(): Float64Array {
    const { rows, rowsOf } = this.#tableau
    const prices = lawful(this.#tableau)
    return Float64Array.from(rowsOf, (own) =>
      own.reduce((sum, row) => sum + (rows[row]?.way === true ? 0 : (prices[row] as number)), 0),
    )
  }

  addRows(rows: readonly Row[]): void {
    this.#tableau.addRows(rows)
  }

  strike(option: number): void {
    this.#tableau.active[option] = 0
  }

  strikeBelow(need: number, ceilings: Float64Array): void {
    for (const option of this.#tableau.open) if ((ceilings[option] as number) < need) this.strike(option)
  }

  /** Fills a slot of the option's kind with it. */
  pick(option: number): void {
    const kind = this.#kind[option] as number
    this.#tableau.settle(option)
    this.#settled += this.#sure[option] as number
    this.#open[kind] = (this.#open[kind] as number) - 1
    if (this.#open[kind] === 0)
      for (const other of this.#tableau.open) if (this.#kind[other] === kind) this.strike(other)
  }

  /** Goes on until all demands are met, or the bound falls below `need`. */
  solve(need: number, work: Work): void {
    const tableau = this.#tableau
    const granted = tableau.worths.reduce((sum, worth) => sum + worth, this.#settled)
    for (let step = 0; step < MOST_STEPS && tableau.step(); step++) {
      work.done += 1 + ((tableau.size * tableau.size + tableau.open.length) >> 11)
      if ((step & 3) === 3 && granted - tableau.bound < need) return
    }
  }

  /**
   * The bound by the present prices, reckoned anew from them alone: whatever errors the steps have gathered, it is
   * valid. If every row pays its price to each option it lists, kinds choose independently; what a group is worth
   * beyond the prices of its rows is granted for nothing (Lagrangian relaxation).
   */
  proven(): Proven {
    const { rows, right, worths, open, active } = this.#tableau
    const prices = lawful(this.#tableau)
    let bound = worths.reduce((sum, worth) => sum + worth, this.#settled)
    const ceilings = this.#sure.slice()
    for (let row = 0; row < prices.length; row++) {
      const price = prices[row] as number
      if (price === 0) continue
      bound -= price * (right[row] as number)
      const { options } = rows[row] as Row
      for (let index = 0; index < options.length; index++) {
        const option = options[index] as number
        ceilings[option] = (ceilings[option] as number) + price
      }
    }
    const most = new Float64Array(this.#open.length).fill(-Infinity)
    for (let index = 0; index < open.length; index++) {
      const option = open[index] as number
      const kind = this.#kind[option] as number
      if (active[option] === 1 && (ceilings[option] as number) > (most[kind] as number))
        most[kind] = ceilings[option] as number
    }
    this.#open.forEach((count, kind) => {
      if (count > 0) bound += count * (most[kind] as number)
    })
    for (let index = 0; index < open.length; index++) {
      const option = open[index] as number
      ceilings[option] = bound + (ceilings[option] as number) - (most[this.#kind[option] as number] as number)
    }
    return { bound, ceilings }
  }

  /** The options left for each open slot, slots of one kind side by side. */
  left(): { readonly kind: number; readonly options: readonly number[] }[] {
    const byKind = Array.from(this.#open, (): number[] => [])
    for (const option of this.#tableau.open)
      if (this.isActive(option)) byKind[this.#kind[option] as number]?.push(option)
    return byKind.flatMap((options, kind) =>
      Array.from({ length: this.#open[kind] as number }, () => ({ kind, options })),
    )
  }

  /**
   * The kind that has the fewest options left for each open slot, if possible one whose slots the present solution
   * shares out; -1 if no slot is open.
   */
  narrowestKind(): number {
    const left = new Int32Array(this.#open.length)
    for (const option of this.#tableau.open) {
      const kind = this.#kind[option] as number
      if (this.isActive(option)) left[kind] = (left[kind] as number) + 1
    }
    const shared = new Set<number>()
    for (const { option, share } of this.shares())
      if (Math.abs(share - Math.round(share)) > WHOLE) shared.add(this.#kind[option] as number)
    let narrowest = -1
    let least = Infinity
    this.#open.forEach((count, kind) => {
      if (count === 0 || (shared.size > 0 && !shared.has(kind))) return
      const width = (left[kind] as number) / count
      if (width >= least) return
      least = width
      narrowest = kind
    })
    return narrowest
  }

  /** The option of a kind with the largest share, else with the highest ceiling; -1 if none is left. */
  mostPromising(kind: number, ceilings: Float64Array): number {
    let best = -1
    let most = -Infinity
    for (const { option, share } of this.shares()) {
      if (share <= most || this.#kind[option] !== kind || !this.isActive(option)) continue
      most = share
      best = option
    }
    if (best >= 0) return best
    for (const option of this.#tableau.open) {
      const ceiling = ceilings[option] as number
      if (ceiling <= most || this.#kind[option] !== kind || !this.isActive(option)) continue
      most = ceiling
      best = option
    }
    return best
  }
}

/** The present prices without those of kinds, put right where they are not quite lawful. */
function lawful({ prices: present, rows, worths, rowsOf }: Tableau): Float64Array {
  const prices = present.map((price, row) => {
    const { is } = rows[row] as Row
    return is === 'filled' ? 0 : is === 'atLeast' ? Math.max(0, price) : Math.min(0, price)
  })
  rowsOf.forEach((own, group) => {
    const worth = worths[group] as number
    const sum = own.reduce((total, row) => total + (prices[row] as number), 0)
    if (sum > worth) for (const row of own) prices[row] = ((prices[row] as number) * worth) / sum
  })
  return prices
}
