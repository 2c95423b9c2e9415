import type { RunAnswer, RunFault, RunQuery } from './run-query.ts'

/** Somebody who answers one query after the other elsewhere: a worker of the browser, a thread of the server. */
export interface RunWorker {
  /** Throws when the query cannot be sent. */
  send(query: RunQuery): void
  /** Breaks off whatever it does. */
  stop(): Promise<unknown> | void
}

export interface WorkerEvents {
  answered(answer: RunAnswer): void
  crashed(why?: string): void
}

/** As much of an AbortSignal as is needed here. */
export interface CancelSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

interface Task {
  readonly query: RunQuery
  readonly done: (answer: RunAnswer) => void
}

/** Lets a cancelled search go on for a while: most end soon, and a new worker costs more than that. */
export type Delay = (breakOff: () => void) => void

/** A place for one worker, which comes with the first query and is replaced after a crash or a cancelled search. */
interface Slot {
  worker: RunWorker | null
  task: Task | null
}

/** Hands queries to a few workers, first come first served. All that goes wrong is an answer, never a rejection. */
export class RunQueue {
  readonly #start: (events: WorkerEvents) => RunWorker
  readonly #slots: readonly Slot[]
  readonly #mostWaiting: number
  readonly #delay: Delay
  readonly #waiting: Task[] = []
  #stopped = false

  /** Without a `delay` a cancelled search ends at once. */
  constructor(
    start: (events: WorkerEvents) => RunWorker,
    workers: number,
    mostWaiting: number,
    delay: Delay = (breakOff) => breakOff(),
  ) {
    this.#start = start
    this.#slots = Array.from({ length: Math.max(1, workers) }, () => ({ worker: null, task: null }))
    this.#mostWaiting = mostWaiting
    this.#delay = delay
  }

  find(query: RunQuery, signal?: CancelSignal): Promise<RunAnswer> {
    if (this.#stopped) return Promise.resolve(fault('stopped'))
    if (signal?.aborted === true) return Promise.resolve(fault('cancelled'))
    const free = this.#slots.some(({ task }) => task === null)
    if (!free && this.#waiting.length >= this.#mostWaiting) return Promise.resolve(fault('busy'))
    return new Promise((resolve) => {
      const cancel = (): void => this.#cancel(task)
      const task: Task = {
        query,
        done: (answer) => {
          signal?.removeEventListener('abort', cancel)
          resolve(answer)
        },
      }
      signal?.addEventListener('abort', cancel)
      this.#waiting.push(task)
      this.#handOut()
    })
  }

  /** Settles when every worker is gone. */
  async stop(): Promise<void> {
    this.#stopped = true
    const tasks = [...this.#waiting.splice(0), ...this.#slots.flatMap(({ task }) => task ?? [])]
    const leaving = this.#slots.map(emptied)
    for (const { done } of tasks) done(fault('stopped'))
    await Promise.all(leaving)
  }

  #handOut(): void {
    for (const slot of this.#slots) {
      while (slot.task === null) {
        const task = this.#waiting.shift()
        if (task === undefined) return
        this.#give(slot, task)
      }
    }
  }

  #give(slot: Slot, task: Task): void {
    slot.task = task
    try {
      slot.worker ??= this.#startIn(slot)
      slot.worker.send(task.query)
    } catch (error) {
      slot.task = null
      task.done(fault('failed', error instanceof Error ? error.message : String(error)))
    }
  }

  #startIn(slot: Slot): RunWorker {
    // Whoever has been replaced may still be heard.
    const settle = (answer: RunAnswer): void => {
      if (slot.worker !== worker) return
      const { task } = slot
      slot.task = null
      if (!answer.ok && answer.fault === 'failed') void emptied(slot)
      task?.done(answer)
      this.#handOut()
    }
    const worker: RunWorker = this.#start({
      answered: settle,
      crashed: (why) => settle(fault('failed', why)),
    })
    return worker
  }

  #cancel(task: Task): void {
    const place = this.#waiting.indexOf(task)
    if (place >= 0) this.#waiting.splice(place, 1)
    const slot = this.#slots.find((each) => each.task === task)
    if (slot !== undefined) this.#abandon(slot, task)
    task.done(fault('cancelled'))
    this.#handOut()
  }

  /** Nobody waits for the answer; the slot is free when it comes, or after the delay. */
  #abandon(slot: Slot, { query }: Task): void {
    const abandoned: Task = { query, done: () => {} }
    slot.task = abandoned
    this.#delay(() => {
      if (slot.task !== abandoned) return
      void emptied(slot)
      this.#handOut()
    })
  }
}

async function emptied(slot: Slot): Promise<void> {
  const { worker } = slot
  slot.worker = null
  slot.task = null
  await worker?.stop()
}

function fault(code: RunFault, why?: string): RunAnswer {
  return why === undefined ? { ok: false, fault: code } : { ok: false, fault: code, why }
}
