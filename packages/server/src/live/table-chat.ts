import type { Seat } from '@roundhouse/kernel'
import { CHAT_PAGE } from '@roundhouse/protocol'
import type { Storage, StoredLine } from '@roundhouse/storage'
import type { Limits } from '../options.ts'
import { Flood } from './flood.ts'

/** The chat of one table. Its lines stay on the disk; here is how far it was told, and who says how much. */
export class TableChat {
  readonly #game: string
  readonly #storage: Storage
  readonly #perSecond: number
  readonly #burst: number
  readonly #floods = new Map<Seat, Flood>()
  /** The last line that everybody here was told of. */
  #told: number | null = null

  constructor(game: string, storage: Storage, limits: Pick<Limits, 'linesPerMinute' | 'lineBurst'>) {
    this.#game = game
    this.#storage = storage
    this.#perSecond = limits.linesPerMinute / 60
    this.#burst = limits.lineBurst
  }

  /** The latest lines, without those up to a number. */
  async since(known: number): Promise<readonly StoredLine[]> {
    const latest = await this.#lines(0, null)
    this.#told ??= latest.at(-1)?.number ?? 0
    return latest.filter((line) => line.number > known)
  }

  before(number: number): Promise<readonly StoredLine[]> {
    return this.#lines(0, number)
  }

  said(seat: Seat, message: string): Promise<number | null> {
    return this.#storage.said(this.#game, seat, message)
  }

  /** The seconds this seat has to wait, or null: it may speak now. A person counts once, whatever is open. */
  wait(seat: Seat, now: number): number | null {
    const flood = this.#floods.get(seat) ?? new Flood(this.#perSecond, this.#burst, now)
    this.#floods.set(seat, flood)
    return flood.take(now) === 'pass' ? null : Math.ceil(1 / this.#perSecond)
  }

  /** Keeps a line and answers what nobody here was told of; another process may have added to it. */
  async keep(seat: Seat, message: string, text: string, now: number): Promise<readonly StoredLine[]> {
    await this.#storage.say({ game: this.#game, seat, message, text, at: now })
    const fresh = await this.#lines(this.#told ?? 0, null)
    this.#told = fresh.at(-1)?.number ?? this.#told
    return fresh
  }

  #lines(after: number, before: number | null): Promise<readonly StoredLine[]> {
    return this.#storage.chat(this.#game, { after, before, limit: CHAT_PAGE })
  }
}
