import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { EntryBatch } from '../storage.ts'
import { faultFrom, isBusy, isConstraint } from './errors.ts'
import { LONGEST_MILLISECONDS, RETRY_MILLISECONDS } from './retry.ts'
import { askingText } from './rows.ts'

interface Waiting {
  readonly batch: EntryBatch
  /** When it has waited long enough for another process that writes. */
  readonly until: number
  readonly resolve: (result: 'kept' | 'conflict') => void
  readonly reject: (reason: Error) => void
}

/**
 * Batches of all games that arrive in the same moment share one transaction, because the disk takes as long
 * for one of them as for twenty. Nobody is answered before the commit.
 */
export class CommitQueue {
  readonly #database: DatabaseSync
  readonly #file: string
  readonly #insert: StatementSync
  readonly #standing: StatementSync
  readonly #last: StatementSync
  #waiting: Waiting[] = []

  constructor(database: DatabaseSync, file: string) {
    this.#database = database
    this.#file = file
    this.#insert = database.prepare(
      'insert into entries (game, number, seat, message, entry, fingerprint) values (?, ?, ?, ?, ?, ?)',
    )
    this.#last = database.prepare('select coalesce(max(number), 0) as last from entries where game = ?')
    this.#standing = database.prepare('update games set ended = ?, to_act = ?, asking = ? where id = ?')
  }

  add(batch: EntryBatch): Promise<'kept' | 'conflict'> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ batch, until: performance.now() + LONGEST_MILLISECONDS, resolve, reject })
      if (this.#waiting.length === 1) setImmediate(() => this.#flush())
    })
  }

  /** Resolves when nobody waits any more. */
  async finish(): Promise<void> {
    this.#flush()
    while (this.#waiting.length > 0) await sleep(RETRY_MILLISECONDS)
  }

  #flush(): void {
    const waiting = this.#waiting
    if (waiting.length === 0) return
    this.#waiting = []
    const results: ('kept' | 'conflict')[] = []
    try {
      this.#database.exec('begin immediate')
      for (const { batch } of waiting) results.push(this.#write(batch))
      this.#database.exec('commit')
    } catch (error) {
      if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('rollback')
      const patient = isBusy(error) ? waiting.filter(({ until }) => performance.now() < until) : []
      const failure = faultFrom(error, this.#file)
      for (const each of waiting) if (!patient.includes(each)) each.reject(failure)
      // Others are answered meanwhile, and what they bring joins the next try.
      this.#waiting.unshift(...patient)
      if (patient.length > 0) setTimeout(() => this.#flush(), RETRY_MILLISECONDS)
      return
    }
    for (const [index, { resolve }] of waiting.entries()) resolve(results[index] ?? 'conflict')
  }

  /** Inside the common transaction: one batch that cannot be kept does not spoil the others. */
  #write(batch: EntryBatch): 'kept' | 'conflict' {
    // A log has no gaps: what does not follow the last entry was played on another past.
    if (batch.entries[0]?.number !== Number(this.#last.get(batch.game)?.['last']) + 1) return 'conflict'
    this.#database.exec('savepoint batch')
    try {
      for (const { number, entry, message, fingerprint = null } of batch.entries) {
        this.#insert.run(batch.game, number, entry.seat, message, JSON.stringify(entry), fingerprint)
      }
      this.#standing.run(batch.ended, JSON.stringify(batch.toAct), askingText(batch), batch.game)
    } catch (error) {
      if (!isConstraint(error)) throw error
      this.#database.exec('rollback to batch')
      return 'conflict'
    } finally {
      if (this.#database.isTransaction) this.#database.exec('release batch')
    }
    return 'kept'
  }
}
