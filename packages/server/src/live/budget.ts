/**
 * So much per second, and a burst at first. Whoever has anything left may begin, and what it cost is taken afterwards:
 * nobody knows how long an answer is before it has been written. A debt is waited for.
 */
export class Budget {
  readonly #perSecond: number
  readonly #burst: number
  #left: number
  #at: number

  constructor(perSecond: number, burst: number, now: number) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#left = burst
    this.#at = now
  }

  /** Milliseconds until there is something left; 0: now. */
  wait(now: number): number {
    this.#refill(now)
    return this.#left > 0 ? 0 : Math.ceil(((1 - this.#left) / this.#perSecond) * 1000)
  }

  spend(cost: number, now: number): void {
    this.#refill(now)
    this.#left -= cost
  }

  /** Nothing was spent that has not come back. */
  isFull(now: number): boolean {
    this.#refill(now)
    return this.#left >= this.#burst
  }

  #refill(now: number): void {
    const passed = Math.max(0, now - this.#at) / 1000
    this.#left = Math.min(this.#burst, this.#left + passed * this.#perSecond)
    this.#at = now
  }
}
