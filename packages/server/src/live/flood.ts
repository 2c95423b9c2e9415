/** How many messages past the limit a socket may send before it is closed. */
const PATIENCE = 60

/** Lets a burst of messages through and then so many per second. */
export class Flood {
  readonly #perSecond: number
  readonly #burst: number
  #tokens: number
  #at: number
  #excess = 0

  constructor(perSecond: number, burst: number, now: number) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#tokens = burst
    this.#at = now
  }

  /** 'warn' comes once per flood, so that the answer to a flood is not another one. */
  take(now: number): 'pass' | 'warn' | 'drop' | 'close' {
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (this.#tokens >= this.#burst / 2) this.#excess = 0
    if (this.#tokens >= 1) {
      this.#tokens -= 1
      return 'pass'
    }
    this.#excess += 1
    if (this.#excess === 1) return 'warn'
    return this.#excess > PATIENCE ? 'close' : 'drop'
  }
}
