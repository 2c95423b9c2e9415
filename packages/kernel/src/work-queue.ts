/**
 * Why a query has no answer. 'failed': the work broke off; 'late': it took too long; 'cancelled': nobody waits any more;
 * 'busy': too many wait already; 'stopped': nothing is worked on any more.
 */
export type WorkFault = 'failed' | 'late' | 'cancelled' | 'busy' | 'stopped'

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

/**
 * Looks at a clock, which the rules have none of: called when a worker begins with a query, it says `late` when no answer
 * is waited for any longer. What it gives ends the watch. Time spent waiting for a worker does not count.
 */
export type Watch<Query> = (query: Query, late: () => void) => () => void

export interface QueueSettings<Query> {
  /** Without it cancelled work ends at once. */
  readonly delay?: Delay
  /** A worker that answers in order may hold several queries: it goes on while whoever asked has no time to hear it. */
  readonly held?: number
  /** Without it work may take for ever. */
  readonly watch?: Watch<Query>
}

/** A place for one worker, which comes with the first query and is replaced after a crash, cancelled or late work. */
interface Slot<Query, Answer> {
  worker: QueueWorker<Query> | null
  /** What it was sent, in that order: it works on the first. */
  tasks: Task<Query, Answer>[]
  /** Ends the watch over the first of them. */
  endWatch: () => void
}

/** Hands queries to a few workers, first come first served. All that goes wrong is an answer, never a rejection. */
export class WorkQueue<Query, Answer extends Answered> {
  readonly #start: (events: WorkerEvents<Answer>) => QueueWorker<Query>
  readonly #slots: readonly Slot<Query, Answer>[]
  readonly #mostWaiting: number
  readonly #delay: Delay
  readonly #held: number
  readonly #watch: Watch<Query>
  readonly #waiting: Task<Query, Answer>[] = []
  #stopped = false

  constructor(
    start: (events: WorkerEvents<Answer>) => QueueWorker<Query>,
    workers: number,
    mostWaiting: number,
    { delay = (breakOff) => breakOff(), held = 1, watch = () => noWatch }: QueueSettings<Query> = {},
  ) {
    this.#start = start
    this.#slots = Array.from({ length: Math.max(1, workers) }, () => ({
      worker: null,
      tasks: [],
      endWatch: noWatch,
    }))
    this.#held = held
    this.#mostWaiting = mostWaiting
    this.#delay = delay
    this.#watch = watch
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
    if (slot.tasks[0] === task) this.#begin(slot, task)
  }

  /** The worker comes to this one now. */
  #begin(slot: Slot<Query, Answer>, task: Task<Query, Answer>): void {
    slot.endWatch = this.#watch(task.query, () => {
      if (slot.tasks[0] !== task) return
      slot.tasks.shift()
      this.#replace(slot)
      task.done(fault('late'))
      this.#handOut()
    })
  }

  #startIn(slot: Slot<Query, Answer>): QueueWorker<Query> {
    // Whoever has been replaced may still be heard.
    const settle = (answer: Answer | NotDone): void => {
      if (slot.worker !== worker) return
      const task = slot.tasks.shift()
      unwatch(slot)
      if (!answer.ok && answer.fault === 'failed') this.#replace(slot)
      task?.done(answer)
      const [next] = slot.tasks
      if (next?.left === true) this.#abandon(slot, next)
      else if (next !== undefined) this.#begin(slot, next)
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
    unwatch(slot)
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
  unwatch(slot)
  slot.worker = null
  slot.tasks = []
  await worker?.stop()
}

function noWatch(): void {}

function unwatch<Query, Answer>(slot: Slot<Query, Answer>): void {
  slot.endWatch()
  slot.endWatch = noWatch
}

function fault(code: WorkFault, why?: string): NotDone {
  return why === undefined ? { ok: false, fault: code } : { ok: false, fault: code, why }
}
