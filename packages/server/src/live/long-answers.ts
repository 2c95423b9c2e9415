import { setTimeout as sleep } from 'node:timers/promises'
import type { Limits } from '../options.ts'
import { Budget } from './budget.ts'
import { Turns } from './turns.ts'

/** What reading, hashing and looking up cost beside the bytes that are sent. */
const COST = 4096
/** Longer than this nobody is kept waiting: there is no hurry that helps. */
const MOST_MILLISECONDS = 20_000
/** Budgets of so many addresses are kept before those that are full again are forgotten. */
const MOST_ADDRESSES = 1000

type AnswerLimits = Pick<
  Limits,
  'answerBytesPerSecond' | 'answerBurst' | 'addressBytesPerSecond' | 'addressBurst'
>

/**
 * Answers that may be long: a welcome, the log since a version, lines of the chat, a game file. They are paid in bytes,
 * by the socket and by the address, and who has nothing left waits; then they take turns.
 */
export class LongAnswers {
  readonly #limits: AnswerLimits
  readonly #addresses = new Map<string, Budget>()
  readonly #now: () => number
  readonly #turns: Turns

  constructor(limits: AnswerLimits, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#now = now
    this.#turns = new Turns(now)
  }

  /** What one socket may ask for, beside the others of its address. */
  budget(): Budget {
    return new Budget(this.#limits.answerBytesPerSecond, this.#limits.answerBurst, this.#now())
  }

  /**
   * Gives one answer as soon as the budgets allow. `answer` tells how many bytes it sent. False: it would take too
   * long, or nobody waits for it any more.
   */
  async give(
    address: string,
    own: Budget | null,
    isWanted: () => boolean,
    answer: () => Promise<number> | number,
  ): Promise<boolean> {
    const until = this.#now() + MOST_MILLISECONDS
    for (;;) {
      const shared = this.#of(address)
      const wait = Math.max(shared.wait(this.#now()), own?.wait(this.#now()) ?? 0)
      if (this.#now() + wait > until || !isWanted()) return false
      if (wait > 0) {
        await sleep(wait, undefined, { ref: false })
        continue
      }
      await this.#turns.mine(address)
      // Others of the same address have had their turns meanwhile.
      if (shared.wait(this.#now()) > 0) continue
      if (!isWanted()) return false
      this.spend(address, own, await this.#turns.work(answer))
      return true
    }
  }

  /** For an answer that cannot wait. */
  spend(address: string, own: Budget | null, bytes: number): void {
    this.#of(address).spend(COST + bytes, this.#now())
    own?.spend(COST + bytes, this.#now())
  }

  #of(address: string): Budget {
    const known = this.#addresses.get(address)
    if (known !== undefined) return known
    if (this.#addresses.size >= MOST_ADDRESSES) this.#forget()
    const { addressBytesPerSecond, addressBurst } = this.#limits
    const fresh = new Budget(addressBytesPerSecond, addressBurst, this.#now())
    this.#addresses.set(address, fresh)
    return fresh
  }

  #forget(): void {
    for (const [address, budget] of this.#addresses)
      if (budget.isFull(this.#now())) this.#addresses.delete(address)
  }
}
