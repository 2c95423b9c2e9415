/** So many steps of search between two looks at a clock: about a millisecond. */
const LOOK_EVERY = 256

/**
 * Counts steps of search. A limit makes an answer reproducible on every machine, which seconds would not; `isOver` is for
 * who would rather have an answer in time.
 */
export class Work {
  done = 0
  #limit: number
  /** Where somebody has to be asked whether this goes on. */
  #until: number
  readonly #isOver: (() => boolean) | undefined

  constructor(limit: number, isOver?: () => boolean) {
    this.#limit = limit
    this.#isOver = isOver
    this.#until = isOver === undefined ? limit : 0
  }

  get limit(): number {
    return this.#limit
  }

  get spent(): boolean {
    return this.done >= this.#until && this.#isSpent()
  }

  #isSpent(): boolean {
    if (this.done >= this.#limit) return true
    // Once it is over it stays so.
    if (this.#isOver?.() === true) this.#limit = this.done
    this.#until = Math.min(this.#limit, this.done + LOOK_EVERY)
    return this.done >= this.#limit
  }
}
