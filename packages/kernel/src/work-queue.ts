/**
 * Why a query has no answer. 'failed': the work broke off; 'cancelled': nobody waits any more; 'busy': too many wait
 * already; 'stopped': nothing is worked on any more.
 */
export type WorkFault = 'failed' | 'cancelled' | 'busy' | 'stopped'

/** `why` is for the log of whoever runs the work: a mistake of ours shall not pass for an answer. */
export interface NotDone {
  readonly ok: false
  readonly fault: WorkFault
  readonly why?: string
}

/** What workers answer: plain data that says whether it is one. */
export type Answered =
  | { readonly ok: true }
  | { readonly ok: false; readonly fault: string; readonly why?: string }

/** Somebody who answers one query after the other elsewhere: a worker of the browser, a thread of the server. */
export interface QueueWorker<Query> {
  /** Throws when the query cannot be sent. */
  send(query: Query): void
  /** Breaks off whatever it does. */
  stop(): Promise<unknown> | void
}

export interface WorkerEvents<Answer> {
  answered(answer: Answer): void
  crashed(why?: string): void
}

/** As much of an AbortSignal as is needed here. */
export interface CancelSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

interface Task<Query, Answer> {
  readonly query: Query
  readonly done: (answer: Answer | NotDone) => void
  /** Nobody waits for it any more. */
  readonly left?: true
}

/** Lets cancelled work go on for a while: most end soon, and a new worker costs more than that. */
export type Delay = (breakOff: () => void) => void

/** A place for one worker, which comes with the first query and is replaced after a crash or cancelled work. */
interface Slot<Query, Answer> {
  worker: QueueWorker<Query> | null
  /** What it was sent, in that order: it works on the first. */
  tasks: Task<Query, Answer>[]
}

/** Hands queries to a few workers, first come first served. All that goes wrong is an answer, never a rejection. */
export class WorkQueue<Query, Answer extends Answered> {
  readonly #start: (events: WorkerEvents<Answer>) => QueueWorker<Query>
  readonly #slots: readonly Slot<Query, Answer>[]
  readonly #mostWaiting: number
  readonly #delay: Delay
  readonly #held: number
  readonly #waiting: Task<Query, Answer>[] = []
  #stopped = false

  /**
   * Without a `delay` cancelled work ends at once. A worker that answers in order may hold several queries: it goes on
   * while whoever asked has no time to hear it.
   */
  constructor(
    start: (events: WorkerEvents<Answer>) => QueueWorker<Query>,
    workers: number,
    mostWaiting: number,
    delay: Delay = (breakOff) => breakOff(),
    held = 1,
  ) {
    this.#start = start
    this.#slots = Array.from({ length: Math.max(1, workers) }, () => ({ worker: null, tasks: [] }))
    this.#held = held
    this.#mostWaiting = mostWaiting
    this.#delay = delay
  }

  find(query: Query, signal?: CancelSignal): Promise<Answer | NotDone> {
    if (this.#stopped) return Promise.resolve(fault('stopped'))
    if (signal?.aborted === true) return Promise.resolve(fault('cancelled'))
    const free = this.#slots.some(({ tasks }) => tasks.length < this.#held)
    if (!free && this.#waiting.length >= this.#mostWaiting) return Promise.resolve(fault('busy'))
    return new Promise((resolve) => {
      const cancel = (): void => this.#cancel(task)
      const task: Task<Query, Answer> = {
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
    const waiting = [...this.#waiting.splice(0), ...this.#slots.flatMap(({ tasks }) => tasks)]
    const leaving = this.#slots.map((slot) => emptied(slot))
    for (const { done } of waiting) done(fault('stopped'))
    await Promise.all(leaving)
  }

  #handOut(): void {
    for (const slot of this.#slots) {
      while (slot.tasks.length < this.#held) {
        const task = this.#waiting.shift()
        if (task === undefined) return
        this.#give(slot, task)
      }
    }
  }

  #give(slot: Slot<Query, Answer>, task: Task<Query, Answer>): void {
    slot.tasks.push(task)
    try {
      slot.worker ??= this.#startIn(slot)
      slot.worker.send(task.query)
    } catch (error) {
      slot.tasks = slot.tasks.filter((each) => each !== task)
      task.done(fault('failed', error instanceof Error ? error.message : String(error)))
    }
  }

  #startIn(slot: Slot<Query, Answer>): QueueWorker<Query> {
    // Whoever has been replaced may still be heard.
    const settle = (answer: Answer | NotDone): void => {
      if (slot.worker !== worker) return
      const task = slot.tasks.shift()
      if (!answer.ok && answer.fault === 'failed') this.#replace(slot)
      task?.done(answer)
      const [next] = slot.tasks
      if (next?.left === true) this.#abandon(slot, next)
      this.#handOut()
    }
    const worker: QueueWorker<Query> = this.#start({
      answered: settle,
      crashed: (why) => settle(fault('failed', why)),
    })
    return worker
  }

  #cancel(task: Task<Query, Answer>): void {
    const place = this.#waiting.indexOf(task)
    if (place >= 0) this.#waiting.splice(place, 1)
    const slot = this.#slots.find(({ tasks }) => tasks.includes(task))
    if (slot !== undefined) {
      const left: Task<Query, Answer> = { query: task.query, done: () => {}, left: true }
      slot.tasks = slot.tasks.map((each) => (each === task ? left : each))
      // What it only holds is left when it comes to it.
      if (slot.tasks[0] === left) this.#abandon(slot, left)
    }
    task.done(fault('cancelled'))
    this.#handOut()
  }

  /** Nobody waits for the answer; the slot is free when it comes, or after the delay. */
  #abandon(slot: Slot<Query, Answer>, left: Task<Query, Answer>): void {
    this.#delay(() => {
      if (slot.tasks[0] !== left) return
      this.#replace(slot)
      this.#handOut()
    })
  }

  /** What else it held is handed out again, before all that waits. */
  #replace(slot: Slot<Query, Answer>): void {
    this.#waiting.unshift(...slot.tasks.filter((task) => task.left !== true))
    void emptied(slot)
  }
}

async function emptied<Query, Answer>(slot: Slot<Query, Answer>): Promise<void> {
  const { worker } = slot
  slot.worker = null
  slot.tasks = []
  await worker?.stop()
}

function fault(code: WorkFault, why?: string): NotDone {
  return why === undefined ? { ok: false, fault: code } : { ok: false, fault: code, why }
}
