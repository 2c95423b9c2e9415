/** A variable is four times its number plus what it is: the share of an option, a shortfall, the slack of a row. */
export const OPTION = 0
export const SHORTFALL = 1
export const SLACK = 2

/** Factors smaller than this are errors of the reckoning. */
const NO_FACTOR = 1e-12

/** A new row as the basis sees it: whether a variable counts in it, and the sign its slack has with the others. */
export interface NewRow {
  readonly right: number
  readonly counts: (variable: number) => boolean
  readonly sign: 1 | -1
}

/**
 * The variables that are not nothing in the present solution of a linear program, one for each row, with their
 * values and the inverse of their columns. Places of variables and numbers of rows are counted alike but apart.
 */
export class Basis {
  readonly variables: number[]
  values: Float64Array
  #inverse: Float64Array

  constructor(variables: number[], values: Float64Array, inverse: Float64Array) {
    this.variables = variables
    this.values = values
    this.#inverse = inverse
  }

  /** A basis in which each row has a variable of its own that no other row knows. */
  static apart(variables: number[], values: Float64Array): Basis {
    const size = variables.length
    const inverse = new Float64Array(size * size)
    for (let row = 0; row < size; row++) inverse[row * size + row] = 1
    return new Basis(variables, values, inverse)
  }

  get size(): number {
    return this.variables.length
  }

  /** What the variable in a place changes by with the right side of each row. */
  inverseOf(place: number): Float64Array {
    return this.#inverse.subarray(place * this.size, (place + 1) * this.size)
  }

  /** Only some places and as many rows, whose numbers change. The others must not matter to them. */
  part(places: readonly number[], rows: readonly number[]): Basis {
    const size = places.length
    const inverse = new Float64Array(size * size)
    const numbers = new Int32Array(this.size)
    rows.forEach((row, index) => (numbers[row] = index))
    const variables = places.map((place, index) => {
      const own = this.inverseOf(place)
      for (let column = 0; column < size; column++)
        inverse[index * size + column] = own[rows[column] as number] as number
      const variable = this.variables[place] as number
      return (variable & 3) === SLACK ? (numbers[variable >> 2] as number) * 4 + SLACK : variable
    })
    return new Basis(
      variables,
      Float64Array.from(places, (place) => this.values[place] as number),
      inverse,
    )
  }

  /** New rows bring their slacks into the basis. */
  extend(rows: readonly NewRow[]): void {
    const before = this.size
    const size = before + rows.length
    const inverse = new Float64Array(size * size)
    const values = new Float64Array(size)
    values.set(this.values)
    for (let place = 0; place < before; place++) inverse.set(this.inverseOf(place), place * size)
    rows.forEach(({ right, counts, sign }, index) => {
      const at = before + index
      const own = inverse.subarray(at * size, (at + 1) * size)
      let sum = 0
      for (let place = 0; place < before; place++) {
        if (!counts(this.variables[place] as number)) continue
        sum += values[place] as number
        for (let column = 0; column < before; column++)
          own[column] = (own[column] as number) + sign * (inverse[place * size + column] as number)
      }
      own[at] = -sign
      values[at] = sign * (sum - right)
    })
    rows.forEach((_, index) => this.variables.push((before + index) * 4 + SLACK))
    this.values = values
    this.#inverse = inverse
  }

  /** What one more of a variable that counts in these rows takes from those of the basis. */
  column(rows: readonly number[], sign: number): Float64Array {
    const size = this.size
    const inverse = this.#inverse
    const column = new Float64Array(size)
    for (let place = 0; place < size; place++) {
      let sum = 0
      for (let index = 0; index < rows.length; index++)
        sum += inverse[place * size + (rows[index] as number)] as number
      column[place] = sign * sum
    }
    return column
  }

  /** Takes so much of a variable out of the right side. */
  settle(column: Float64Array): void {
    for (let place = 0; place < column.length; place++)
      this.values[place] = (this.values[place] as number) - (column[place] as number)
  }

  exchange(leaving: number, entering: number, column: Float64Array): void {
    const size = this.size
    const inverse = this.#inverse
    const from = leaving * size
    const pivot = column[leaving] as number
    // Most of a row is nothing and changes nothing.
    const some = new Int32Array(size)
    let count = 0
    for (let at = 0; at < size; at++) {
      const own = inverse[from + at] as number
      if (own === 0) continue
      inverse[from + at] = own / pivot
      some[count++] = at
    }
    const moved = (this.values[leaving] as number) / pivot
    for (let place = 0; place < size; place++) {
      const factor = column[place] as number
      if (place === leaving || Math.abs(factor) < NO_FACTOR) continue
      const to = place * size
      for (let index = 0; index < count; index++) {
        const at = some[index] as number
        inverse[to + at] = (inverse[to + at] as number) - factor * (inverse[from + at] as number)
      }
      this.values[place] = (this.values[place] as number) - factor * moved
    }
    this.values[leaving] = moved
    this.variables[leaving] = entering
  }
}
