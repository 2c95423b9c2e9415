import type { Choices } from './choices.ts'

/** What options collect together, kept up as they come and go. */
export class Collecting {
  readonly #choices: Choices
  /** What each group of places pays. */
  readonly #worths: readonly number[]
  /** How often each group is covered. */
  readonly #times: Int32Array

  constructor(choices: Choices, worths: readonly number[]) {
    this.#choices = choices
    this.#worths = worths
    this.#times = new Int32Array(choices.groups.length)
  }

  clear(): void {
    this.#times.fill(0)
  }

  add(option: number): void {
    this.#count(option, 1)
  }

  remove(option: number): void {
    this.#count(option, -1)
  }

  /** What one more option adds. It only shrinks as others are added. */
  gainOf(option: number): number {
    const { sure, start, covers } = this.#choices
    const end = start[option + 1] as number
    let gain = sure[option] as number
    for (let at = start[option] as number; at < end; at++) {
      const group = covers[at] as number
      if (this.#times[group] === 0) gain += this.#worths[group] as number
    }
    return gain
  }

  /** Begins anew with these options; returns what they collect. */
  begin(options: readonly number[]): number {
    this.clear()
    let value = 0
    for (const option of options) {
      value += this.gainOf(option)
      this.add(option)
    }
    return value
  }

  #count(option: number, by: number): void {
    const { start, covers } = this.#choices
    const end = start[option + 1] as number
    for (let at = start[option] as number; at < end; at++) {
      const group = covers[at] as number
      this.#times[group] = (this.#times[group] as number) + by
    }
  }
}
