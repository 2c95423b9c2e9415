import { Basis, OPTION, SHORTFALL, SLACK } from './basis.ts'

/** A demand on the options it lists. What it lacks may be made up by a group's shortfall. */
export interface Row {
  readonly is: 'filled' | 'atLeast' | 'atMost'
  /** In ascending order. */
  readonly options: Int32Array
  readonly right: number
  /** Number of the group that may fall short of it, -1 if none. */
  readonly group: number
  /** Whether it asks for a way from the home station; found when needed, dropped when idle. */
  readonly way?: true
}

/** Values smaller than this count as nothing. */
const NOTHING = 1e-9
/** What a variable must be below nothing to be in breach, and what a pivot must have at least. */
const BREACH = 1e-7

interface State {
  readonly rows: Row[]
  readonly right: number[]
  readonly worths: readonly number[]
  readonly active: Uint8Array
  readonly open: Int32Array
  /** How many options the rows list, with those struck out since. */
  readonly listed: number
  /** What each option would cost at the present prices. */
  readonly costs: Float64Array
  readonly prices: Float64Array
  readonly basis: Basis
  /** Room for a number for each option, shared by all copies. */
  readonly room: Float64Array
}

/**
 * The dual simplex method for the least of: worth of groups times their shortfall, less what options are sure of.
 * Prices of rows are lawful at every step and the bound they give only falls, so the reckoning may stop at any time
 * and goes on from where it stands when rows are added or options struck out. Rows of kinds come first.
 */
export class Tableau {
  readonly rows: Row[]
  readonly right: number[]
  readonly worths: readonly number[]
  /** Rows in which the shortfall of each group counts. */
  readonly rowsOf: readonly number[][]
  readonly active: Uint8Array
  /** Options that were active when the tableau was made. */
  readonly open: Int32Array
  readonly #listed: number
  readonly #costs: Float64Array
  readonly #basis: Basis
  readonly #room: Float64Array
  #prices: Float64Array

  private constructor(state: State) {
    this.rows = state.rows
    this.right = state.right
    this.worths = state.worths
    const rowsOf: number[][] = state.worths.map(() => [])
    state.rows.forEach(({ group }, row) => rowsOf[group]?.push(row))
    this.rowsOf = rowsOf
    this.active = state.active
    this.open = state.open
    this.#listed = state.listed
    this.#costs = state.costs
    this.#prices = state.prices
    this.#basis = state.basis
    this.#room = state.room
  }

  /** Begins without prices: each kind fills its slots with the option that is surest. */
  static begin(
    kind: Int32Array,
    sure: Float64Array,
    counts: readonly number[],
    worths: readonly number[],
  ): Tableau {
    const lists: number[][] = counts.map(() => [])
    kind.forEach((own, option) => lists[own]?.push(option))
    const surest = lists.map((list) =>
      list.reduce(
        (one, other) => ((sure[other] as number) > (sure[one] as number) ? other : one),
        list[0] ?? 0,
      ),
    )
    const prices = Float64Array.from(surest, (option) => -(sure[option] ?? 0))
    return new Tableau({
      rows: lists.map((list, row) => ({
        is: 'filled',
        options: Int32Array.from(list),
        right: counts[row] as number,
        group: -1,
      })),
      right: [...counts],
      worths,
      active: new Uint8Array(kind.length).fill(1),
      open: Int32Array.from(kind.keys()),
      listed: kind.length,
      costs: Float64Array.from(kind, (own, option) => -(sure[option] as number) - (prices[own] as number)),
      prices,
      basis: Basis.apart(
        surest.map((option) => option * 4 + OPTION),
        Float64Array.from(counts),
      ),
      room: new Float64Array(kind.length),
    })
  }

  /**
   * The same program at other worths of groups; null if its prices would not be lawful then. Where a group is worth
   * more and that would upset prices, the rest becomes a group of its own, still without a price.
   */
  revalued(worths: readonly number[]): Tableau | null {
    const basic = new Set(this.#basis.variables)
    const kept = [...worths]
    const more: { readonly group: number; readonly by: number }[] = []
    for (const [group, worth] of worths.entries()) {
      const before = this.worths[group] as number
      if (worth === before) continue
      const priced = (this.rowsOf[group] ?? []).reduce((sum, row) => sum + (this.#prices[row] as number), 0)
      if (!basic.has(group * 4 + SHORTFALL) && priced <= worth) continue
      if (worth < before) return null
      kept[group] = before
      more.push({ group, by: worth - before })
    }
    const copy = this.copy([...kept, ...more.map(({ by }) => by)])
    copy.addRows(
      more.map(({ group }, index) => ({
        is: 'atLeast',
        options: (this.rows[this.rowsOf[group]?.[0] as number] as Row).options,
        right: 1,
        group: kept.length + index,
      })),
    )
    return copy
  }

  /** A copy to go on with, without the ways that something else meets more than enough. */
  copy(worths: readonly number[] = this.worths): Tableau {
    const idle = new Uint8Array(this.size)
    const places = [...this.#basis.variables.keys()].filter((place) => {
      const variable = this.#basis.variables[place] as number
      if ((variable & 3) !== SLACK || this.rows[variable >> 2]?.way !== true) return true
      idle[variable >> 2] = 1
      return false
    })
    const kept = [...idle.keys()].filter((row) => idle[row] === 0)
    const open = this.open.filter((option) => this.active[option] === 1)
    const shorter = open.length * 2 < this.#listed
    return new Tableau({
      rows: kept.map((row) => {
        const own = this.rows[row] as Row
        return shorter ? { ...own, options: own.options.filter((option) => this.active[option] === 1) } : own
      }),
      right: kept.map((row) => this.right[row] as number),
      worths,
      active: this.active.slice(),
      open,
      listed: shorter ? open.length : this.#listed,
      costs: this.#costs.slice(),
      prices: Float64Array.from(kept, (row) => this.#prices[row] as number),
      basis: this.#basis.part(places, kept),
      room: this.#room,
    })
  }

  get size(): number {
    return this.#basis.size
  }

  get prices(): Float64Array {
    return this.#prices
  }

  /** What the objective cannot fall below at the present prices. */
  get bound(): number {
    let sum = 0
    for (let row = 0; row < this.right.length; row++)
      sum += (this.#prices[row] as number) * (this.right[row] as number)
    return sum
  }

  /** Shares of options in the present solution, as far as they are more than nothing. */
  shares(): { readonly option: number; readonly share: number }[] {
    const all: { option: number; share: number }[] = []
    this.#basis.variables.forEach((variable, place) => {
      const share = this.#basis.values[place] as number
      if ((variable & 3) === OPTION && share > BREACH) all.push({ option: variable >> 2, share })
    })
    return all
  }

  shortfalls(): Float64Array {
    const short = new Float64Array(this.worths.length)
    this.#basis.variables.forEach((variable, place) => {
      if ((variable & 3) === SHORTFALL) short[variable >> 2] = this.#basis.values[place] as number
    })
    return short
  }

  /** New rows come without a price. */
  addRows(rows: readonly Row[]): void {
    const prices = new Float64Array(this.size + rows.length)
    prices.set(this.#prices)
    this.#prices = prices
    this.#basis.extend(
      rows.map(({ is, options, right, group }) => ({
        right,
        sign: is === 'atLeast' ? 1 : -1,
        counts: (variable) =>
          (variable & 3) === OPTION
            ? holds(options, variable >> 2)
            : (variable & 3) === SHORTFALL && variable >> 2 === group,
      })),
    )
    for (const row of rows) {
      this.rowsOf[row.group]?.push(this.rows.length)
      this.rows.push(row)
      this.right.push(row.right)
    }
  }

  /** Takes a whole share of an option out of what is to be chosen. */
  settle(option: number): void {
    this.#basis.settle(this.#column(option * 4 + OPTION))
    for (const row of this.#rowsWith(option)) this.right[row] = (this.right[row] as number) - 1
  }

  /** One step towards a solution. False if there is none to make: all demands are met, or they never can be. */
  step(): boolean {
    const leaving = this.#worstBreach()
    if (leaving < 0) return false
    const value = this.#basis.values[leaving] as number
    const direction = value < 0 ? -1 : 1
    const inverse = this.#basis.inverseOf(leaving)
    const pulls = this.#pulls(inverse)
    const { variable, ratio } = this.#entering(inverse, direction, pulls)
    // Prices that may rise without end rise until no bound can withstand.
    const by = direction * (variable < 0 ? (2 * (Math.abs(this.bound) + 1)) / Math.abs(value) : ratio)
    for (let row = 0; row < inverse.length; row++)
      this.#prices[row] = (this.#prices[row] as number) + by * (inverse[row] as number)
    if (variable < 0) return false
    this.#moveCosts(by, pulls)
    const out = this.#basis.variables[leaving] as number
    if ((out & 3) === OPTION) this.#costs[out >> 2] = -by
    this.#basis.exchange(leaving, variable, this.#column(variable))
    return true
  }

  /** Shares and the like must not be negative, and those of options struck out must be nothing. */
  #worstBreach(): number {
    const { variables, values } = this.#basis
    let most = BREACH
    let at = -1
    for (let place = 0; place < variables.length; place++) {
      const value = values[place] as number
      const variable = variables[place] as number
      const struck = value > 0 && (variable & 3) === OPTION && this.active[variable >> 2] === 0
      const by = value < 0 ? -value : struck ? value : 0
      if (by <= most) continue
      most = by
      at = place
    }
    return at
  }

  /** How much each option pulls at a row of the inverse. */
  #pulls(inverse: Float64Array): Float64Array {
    const pulls = this.#room.fill(0)
    for (let row = 0; row < inverse.length; row++) {
      const weight = inverse[row] as number
      if (weight < NOTHING && weight > -NOTHING) continue
      const { options } = this.rows[row] as Row
      for (let index = 0; index < options.length; index++) {
        const option = options[index] as number
        pulls[option] = (pulls[option] as number) + weight
      }
    }
    return pulls
  }

  #moveCosts(by: number, pulls: Float64Array): void {
    if (by === 0) return
    const { open } = this
    const costs = this.#costs
    for (let index = 0; index < open.length; index++) {
      const option = open[index] as number
      costs[option] = (costs[option] as number) - by * (pulls[option] as number)
    }
  }

  /** The variable that stays lawful the shortest as prices move; of several the one that pulls most. */
  #entering(
    inverse: Float64Array,
    direction: number,
    pulls: Float64Array,
  ): { readonly variable: number; readonly ratio: number } {
    const prices = this.#prices
    const costs = this.#costs
    const { open, active } = this
    let ratio = Infinity
    let most = 0
    let variable = -1
    // Written out for options, since they are by far the most.
    for (let index = 0; index < open.length; index++) {
      const option = open[index] as number
      const pull = direction * (pulls[option] as number)
      if (pull <= BREACH || active[option] === 0) continue
      const own = Math.max(0, costs[option] as number) / pull
      if (own > ratio + NOTHING || (own > ratio - NOTHING && pull <= most)) continue
      ratio = own
      most = pull
      variable = option * 4 + OPTION
    }
    const consider = (candidate: number, pull: number, cost: number) => {
      if (pull <= BREACH) return
      const own = Math.max(0, cost) / pull
      if (own > ratio + NOTHING || (own > ratio - NOTHING && pull <= most)) return
      ratio = own
      most = pull
      variable = candidate
    }
    for (let group = 0; group < this.worths.length; group++) {
      let pull = 0
      let cost = this.worths[group] as number
      for (const row of this.rowsOf[group] as number[]) {
        pull += direction * (inverse[row] as number)
        cost -= prices[row] as number
      }
      consider(group * 4 + SHORTFALL, pull, cost)
    }
    for (let row = 0; row < this.rows.length; row++) {
      const { is } = this.rows[row] as Row
      if (is === 'filled') continue
      const sign = is === 'atLeast' ? 1 : -1
      consider(row * 4 + SLACK, -sign * direction * (inverse[row] as number), sign * (prices[row] as number))
    }
    return { variable, ratio }
  }

  #column(variable: number): Float64Array {
    const number = variable >> 2
    switch (variable & 3) {
      case OPTION:
        return this.#basis.column(this.#rowsWith(number), 1)
      case SHORTFALL:
        return this.#basis.column(this.rowsOf[number] ?? [], 1)
      default:
        return this.#basis.column([number], this.rows[number]?.is === 'atLeast' ? -1 : 1)
    }
  }

  #rowsWith(option: number): number[] {
    const rows: number[] = []
    for (let row = 0; row < this.rows.length; row++)
      if (holds((this.rows[row] as Row).options, option)) rows.push(row)
    return rows
  }
}

export function holds(ascending: Int32Array, wanted: number): boolean {
  let low = 0
  let high = ascending.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] as number) < wanted) low = middle + 1
    else high = middle
  }
  return ascending[low] === wanted
}
