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
/** A variable is four times its number plus what it is: the share of an option, a shortfall, the slack of a row. */
const OPTION = 0
const SHORTFALL = 1
const SLACK = 2

interface State {
  readonly rows: Row[]
  readonly right: number[]
  readonly worths: readonly number[]
  readonly rowsOf: readonly number[][]
  readonly active: Uint8Array
  readonly open: Int32Array
  readonly listed: number
  readonly cost: Float64Array
  readonly basis: number[]
  readonly inverse: Float64Array
  readonly value: Float64Array
  readonly prices: Float64Array
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
  /** How many options the rows list together with those struck out since. */
  readonly #listed: number
  readonly #cost: Float64Array
  readonly #room: Float64Array
  readonly #basis: number[]
  #inverse: Float64Array
  #value: Float64Array
  #prices: Float64Array

  private constructor(state: State) {
    this.rows = state.rows
    this.right = state.right
    this.worths = state.worths
    this.rowsOf = state.rowsOf
    this.active = state.active
    this.open = state.open
    this.#listed = state.listed
    this.#cost = state.cost
    this.#room = state.room
    this.#basis = state.basis
    this.#inverse = state.inverse
    this.#value = state.value
    this.#prices = state.prices
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
    const best = lists.map((list) =>
      list.reduce(
        (one, other) => ((sure[other] as number) > (sure[one] as number) ? other : one),
        list[0] ?? 0,
      ),
    )
    const size = counts.length
    const inverse = new Float64Array(size * size)
    for (let row = 0; row < size; row++) inverse[row * size + row] = 1
    const prices = Float64Array.from(best, (option) => -(sure[option] ?? 0))
    return new Tableau({
      rows: lists.map((list, row) => ({
        is: 'filled',
        options: Int32Array.from(list),
        right: counts[row] as number,
        group: -1,
      })),
      right: [...counts],
      worths,
      rowsOf: worths.map(() => []),
      active: new Uint8Array(kind.length).fill(1),
      open: Int32Array.from(kind.keys()),
      listed: kind.length,
      cost: Float64Array.from(kind, (own, option) => -(sure[option] as number) - (prices[own] as number)),
      basis: best.map((option) => option * 4 + OPTION),
      inverse,
      value: Float64Array.from(counts),
      prices,
      room: new Float64Array(kind.length),
    })
  }

  /** The same program at other worths of groups; null if its prices would not be lawful then. */
  revalued(worths: readonly number[]): Tableau | null {
    const basic = new Set(this.#basis)
    const lawful = worths.every((worth, group) => {
      if (worth === this.worths[group]) return true
      if (basic.has(group * 4 + SHORTFALL)) return false
      return (
        (this.rowsOf[group] ?? []).reduce((rest, row) => rest - (this.#prices[row] as number), worth) >= 0
      )
    })
    return lawful ? this.copy(worths) : null
  }

  /** A copy to go on with, without the ways that something else meets more than enough. */
  copy(worths: readonly number[] = this.worths): Tableau {
    const before = this.size
    const idle = new Uint8Array(before)
    const places = [...this.#basis.keys()].filter((place) => {
      const variable = this.#basis[place] as number
      if ((variable & 3) !== SLACK || this.rows[variable >> 2]?.way !== true) return true
      idle[variable >> 2] = 1
      return false
    })
    const kept = [...idle.keys()].filter((row) => idle[row] === 0)
    const size = kept.length
    const numbers = new Int32Array(before)
    kept.forEach((row, index) => (numbers[row] = index))
    const inverse = new Float64Array(size * size)
    places.forEach((place, index) => {
      for (let column = 0; column < size; column++)
        inverse[index * size + column] = this.#inverse[place * before + (kept[column] as number)] as number
    })
    const open = this.open.filter((option) => this.active[option] === 1)
    const shorter = open.length * 2 < this.#listed
    const rows = kept.map((row) => {
      const own = this.rows[row] as Row
      return shorter ? { ...own, options: own.options.filter((option) => this.active[option] === 1) } : own
    })
    const rowsOf: number[][] = this.worths.map(() => [])
    rows.forEach(({ group }, row) => rowsOf[group]?.push(row))
    return new Tableau({
      rows,
      right: kept.map((row) => this.right[row] as number),
      worths,
      rowsOf,
      active: this.active.slice(),
      open,
      listed: shorter ? open.length : this.#listed,
      cost: this.#cost.slice(),
      basis: places.map((place) => {
        const variable = this.#basis[place] as number
        return (variable & 3) === SLACK ? (numbers[variable >> 2] as number) * 4 + SLACK : variable
      }),
      inverse,
      value: Float64Array.from(places, (place) => this.#value[place] as number),
      prices: Float64Array.from(kept, (row) => this.#prices[row] as number),
      room: this.#room,
    })
  }

  get size(): number {
    return this.#basis.length
  }

  get prices(): Float64Array {
    return this.#prices
  }

  /** Shares of options in the present solution, as far as they are more than nothing. */
  shares(): { readonly option: number; readonly share: number }[] {
    const all: { option: number; share: number }[] = []
    this.#basis.forEach((variable, place) => {
      const share = this.#value[place] as number
      if ((variable & 3) === OPTION && share > BREACH) all.push({ option: variable >> 2, share })
    })
    return all
  }

  shortfalls(): Float64Array {
    const short = new Float64Array(this.worths.length)
    this.#basis.forEach((variable, place) => {
      if ((variable & 3) === SHORTFALL) short[variable >> 2] = this.#value[place] as number
    })
    return short
  }

  /** New rows come without a price. */
  addRows(rows: readonly Row[]): void {
    const before = this.size
    const size = before + rows.length
    const inverse = new Float64Array(size * size)
    const value = new Float64Array(size)
    const prices = new Float64Array(size)
    prices.set(this.#prices)
    value.set(this.#value)
    for (let place = 0; place < before; place++)
      inverse.set(this.#inverse.subarray(place * before, (place + 1) * before), place * size)
    const listed = new Uint8Array(this.active.length)
    rows.forEach((row, index) => {
      const at = before + index
      for (const option of row.options) listed[option] = 1
      const sign = row.is === 'atLeast' ? 1 : -1
      let sum = 0
      for (let place = 0; place < before; place++) {
        const variable = this.#basis[place] as number
        const what = variable & 3
        const counts =
          what === OPTION ? listed[variable >> 2] === 1 : what === SHORTFALL && variable >> 2 === row.group
        if (!counts) continue
        sum += value[place] as number
        for (let column = 0; column < before; column++)
          inverse[at * size + column] =
            (inverse[at * size + column] as number) + sign * (inverse[place * size + column] as number)
      }
      inverse[at * size + at] = -sign
      value[at] = sign * (sum - row.right)
      for (const option of row.options) listed[option] = 0
      this.#basis.push(at * 4 + SLACK)
      this.rowsOf[row.group]?.push(at)
      this.rows.push(row)
      this.right.push(row.right)
    })
    this.#inverse = inverse
    this.#value = value
    this.#prices = prices
  }

  /** Takes a whole share of an option out of what is to be chosen. */
  settle(option: number): void {
    const column = this.#column(option * 4 + OPTION)
    for (let place = 0; place < column.length; place++)
      this.#value[place] = (this.#value[place] as number) - (column[place] as number)
    for (const row of this.#rowsWith(option)) this.right[row] = (this.right[row] as number) - 1
  }

  /** One step towards a solution. False if there is none to make: all demands are met, or they never can be. */
  step(): boolean {
    const leaving = this.#worstBreach()
    if (leaving < 0) return false
    const size = this.size
    const inverse = this.#inverse
    const from = leaving * size
    const direction = (this.#value[leaving] as number) < 0 ? -1 : 1
    const pulls = this.#pulls(from)
    const entering = this.#entering(from, direction, pulls)
    let by = direction * entering.ratio
    // Prices that may rise without end rise until no bound can withstand.
    if (entering.variable < 0)
      by = (2 * direction * (Math.abs(this.bound) + 1)) / Math.abs(this.#value[leaving] as number)
    for (let row = 0; row < size; row++)
      this.#prices[row] = (this.#prices[row] as number) + by * (inverse[from + row] as number)
    if (entering.variable < 0) return false
    if (by !== 0)
      for (let index = 0; index < this.open.length; index++) {
        const option = this.open[index] as number
        this.#cost[option] = (this.#cost[option] as number) - by * (pulls[option] as number)
      }
    const out = this.#basis[leaving] as number
    if ((out & 3) === OPTION) this.#cost[out >> 2] = -by
    this.#exchange(leaving, entering.variable)
    return true
  }

  /** What the objective cannot fall below at the present prices. */
  get bound(): number {
    let sum = 0
    for (let row = 0; row < this.right.length; row++)
      sum += (this.#prices[row] as number) * (this.right[row] as number)
    return sum
  }

  /** Shares and the like must not be negative, and those of options struck out must be nothing. */
  #worstBreach(): number {
    let most = BREACH
    let at = -1
    for (let place = 0; place < this.#basis.length; place++) {
      const value = this.#value[place] as number
      const variable = this.#basis[place] as number
      const struck = value > 0 && (variable & 3) === OPTION && this.active[variable >> 2] === 0
      const by = value < 0 ? -value : struck ? value : 0
      if (by <= most) continue
      most = by
      at = place
    }
    return at
  }

  /** How much each option pulls at a row of the inverse. */
  #pulls(from: number): Float64Array {
    const pulls = this.#room.fill(0)
    for (let row = 0; row < this.rows.length; row++) {
      const weight = this.#inverse[from + row] as number
      if (weight < NOTHING && weight > -NOTHING) continue
      const { options } = this.rows[row] as Row
      for (let index = 0; index < options.length; index++) {
        const option = options[index] as number
        pulls[option] = (pulls[option] as number) + weight
      }
    }
    return pulls
  }

  /** The variable that stays lawful the shortest as prices move; of several the one that pulls most. */
  #entering(from: number, direction: number, pulls: Float64Array): { variable: number; ratio: number } {
    const prices = this.#prices
    let ratio = Infinity
    let most = 0
    let variable = -1
    const consider = (candidate: number, pull: number, cost: number) => {
      if (pull <= BREACH) return
      const own = cost > 0 ? cost / pull : 0
      if (own > ratio + NOTHING || (own > ratio - NOTHING && pull <= most)) return
      ratio = own
      most = pull
      variable = candidate
    }
    for (let index = 0; index < this.open.length; index++) {
      const option = this.open[index] as number
      const pull = direction * (pulls[option] as number)
      if (pull > BREACH && this.active[option] === 1)
        consider(option * 4 + OPTION, pull, this.#cost[option] as number)
    }
    this.rowsOf.forEach((rows, group) => {
      let pull = 0
      let cost = this.worths[group] as number
      for (const row of rows) {
        pull += direction * (this.#inverse[from + row] as number)
        cost -= prices[row] as number
      }
      consider(group * 4 + SHORTFALL, pull, cost)
    })
    for (let row = 0; row < this.rows.length; row++) {
      const { is } = this.rows[row] as Row
      if (is === 'filled') continue
      const sign = is === 'atLeast' ? 1 : -1
      const pull = -sign * direction * (this.#inverse[from + row] as number)
      consider(row * 4 + SLACK, pull, sign * (prices[row] as number))
    }
    return { variable, ratio: variable < 0 ? 0 : ratio }
  }

  #exchange(leaving: number, entering: number): void {
    const size = this.size
    const inverse = this.#inverse
    const column = this.#column(entering)
    const from = leaving * size
    const pivot = column[leaving] as number
    for (let at = from; at < from + size; at++) inverse[at] = (inverse[at] as number) / pivot
    const moved = (this.#value[leaving] as number) / pivot
    for (let place = 0; place < size; place++) {
      const factor = column[place] as number
      if (place === leaving || Math.abs(factor) < NOTHING / 1000) continue
      const to = place * size
      for (let at = 0; at < size; at++)
        inverse[to + at] = (inverse[to + at] as number) - factor * (inverse[from + at] as number)
      this.#value[place] = (this.#value[place] as number) - factor * moved
    }
    this.#value[leaving] = moved
    this.#basis[leaving] = entering
  }

  /** What one more of a variable takes from those of the basis. */
  #column(variable: number): Float64Array {
    const size = this.size
    const number = variable >> 2
    const what = variable & 3
    const rows =
      what === OPTION ? this.#rowsWith(number) : what === SHORTFALL ? (this.rowsOf[number] ?? []) : [number]
    const sign = what === SLACK && this.rows[number]?.is === 'atLeast' ? -1 : 1
    const column = new Float64Array(size)
    for (let place = 0; place < size; place++) {
      let sum = 0
      for (let index = 0; index < rows.length; index++)
        sum += this.#inverse[place * size + (rows[index] as number)] as number
      column[place] = sign * sum
    }
    return column
  }

  #rowsWith(option: number): number[] {
    const rows: number[] = []
    for (let row = 0; row < this.rows.length; row++)
      if (holds((this.rows[row] as Row).options, option)) rows.push(row)
    return rows
  }
}

function holds(ascending: Int32Array, wanted: number): boolean {
  let low = 0
  let high = ascending.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] as number) < wanted) low = middle + 1
    else high = middle
  }
  return ascending[low] === wanted
}
