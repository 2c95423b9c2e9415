import { type Storage, StorageFault } from '@roundhouse/storage'
import type { FastifyBaseLogger } from 'fastify'

/** What a server needs of its database to go on; everything else only looks. */
const WRITES: ReadonlySet<PropertyKey> = new Set<keyof Storage | keyof Storage['keyRings']>([
  'createGame',
  'invite',
  'takeSeat',
  'releaseSeat',
  'replaceSecret',
  'closeGame',
  'closeWaiting',
  'append',
  'changeRules',
  'say',
  'keepOrders',
  'tryWrite',
  'keep',
  'drop',
])

/** Milliseconds for which a successful try counts, however often the health is asked for. */
const TRY_COUNTS = 1000

/**
 * Notices when the database fails, whoever asked it, and when it writes again: the first failure is logged with its
 * cause, all are counted, and the end is looked for until it comes. The database itself stands behind `storage`.
 */
export class WriteWatch {
  readonly storage: Storage
  /** All failures since the start. */
  failures = 0
  /** Called when the database writes again. */
  onRecovered: () => void = () => {}
  readonly #log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  readonly #tryEvery: number
  #failing = false
  #since = 0
  #lastKept = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | null = null

  constructor(storage: Storage, log: Pick<FastifyBaseLogger, 'error' | 'warn'>, tryEvery: number) {
    this.storage = this.#watched(storage, this.#watched(storage.keyRings, null))
    this.#log = log
    this.#tryEvery = tryEvery
  }

  /** Tries to write, unless that has just been done. */
  async healthy(): Promise<boolean> {
    if (!this.#failing && performance.now() - this.#lastKept < TRY_COUNTS) return true
    return this.#try()
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#timer = null
  }

  async #try(): Promise<boolean> {
    try {
      await this.storage.tryWrite(Date.now())
      return true
    } catch {
      // Noted where it failed.
      return false
    }
  }

  #watched<Part extends object>(part: Part, keyRings: unknown): Part {
    return new Proxy(part, {
      get: (target, name) => {
        if (name === 'keyRings') return keyRings
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        return (...args: unknown[]): unknown => {
          const result: unknown = Reflect.apply(member, target, args)
          if (name !== 'close' && result instanceof Promise) {
            result.then(
              () => WRITES.has(name) && this.#kept(),
              (error: unknown) => this.#failed(error),
            )
          }
          return result
        }
      },
    })
  }

  #failed(error: unknown): void {
    if (!(error instanceof StorageFault)) return
    this.failures += 1
    if (this.#failing) return
    this.#failing = true
    this.#since = performance.now()
    this.#log.error(
      { err: error, cause: causeOf(error) },
      'the database fails; nothing is lost, and it is tried on',
    )
    this.#timer = setInterval(() => void this.#try(), this.#tryEvery)
    this.#timer.unref()
  }

  #kept(): void {
    this.#lastKept = performance.now()
    if (!this.#failing) return
    this.#failing = false
    this.stop()
    const seconds = Math.round((performance.now() - this.#since) / 1000)
    this.#log.warn({ failures: this.failures, seconds }, 'the database writes again')
    this.onRecovered()
  }
}

function causeOf(error: StorageFault): string {
  return error.cause instanceof Error ? error.cause.message : error.message
}
