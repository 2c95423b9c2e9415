import type { RunAnswer, RunFault, RunJob } from './run-jobs.ts'

/** Somebody who answers one job after the other elsewhere: a worker of the browser, a thread of the server. */
export interface RunWorker {
  /** Throws when the job cannot be sent. */
  send(job: RunJob): void
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
  readonly job: RunJob
  readonly done: (answer: RunAnswer) => void
}

/** Lets a cancelled search go on for a while: most end soon, and a new worker costs more than that. */
export type Patience = (breakOff: () => void) => void

/** A place for one worker, who comes with the first job and is replaced after a crash, or when patience ends. */
interface Desk {
  worker: RunWorker | null
  task: Task | null
}

/** Hands jobs to a few workers, first come first served. All that goes wrong is an answer, never a rejection. */
export class RunQueue {
  readonly #start: (events: WorkerEvents) => RunWorker
  readonly #desks: readonly Desk[]
  readonly #mostWaiting: number
  readonly #patience: Patience
  readonly #waiting: Task[] = []
  #stopped = false

  /** Without `patience` a cancelled search ends at once. */
  constructor(
    start: (events: WorkerEvents) => RunWorker,
    workers: number,
    mostWaiting: number,
    patience: Patience = (breakOff) => breakOff(),
  ) {
    this.#patience = patience
    this.#start = start
    this.#desks = Array.from({ length: Math.max(1, workers) }, () => ({ worker: null, task: null }))
    this.#mostWaiting = mostWaiting
  }

  find(job: RunJob, signal?: CancelSignal): Promise<RunAnswer> {
    if (this.#stopped) return Promise.resolve(fault('stopped'))
    if (signal?.aborted === true) return Promise.resolve(fault('cancelled'))
    const free = this.#desks.some(({ task }) => task === null)
    if (!free && this.#waiting.length >= this.#mostWaiting) return Promise.resolve(fault('busy'))
    return new Promise((resolve) => {
      const cancel = (): void => this.#cancel(task)
      const task: Task = {
        job,
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
    const tasks = [...this.#waiting.splice(0), ...this.#desks.flatMap(({ task }) => task ?? [])]
    const leaving = this.#desks.map(leave)
    for (const { done } of tasks) done(fault('stopped'))
    await Promise.all(leaving)
  }

  #handOut(): void {
    for (const desk of this.#desks) {
      while (desk.task === null) {
        const task = this.#waiting.shift()
        if (task === undefined) return
        this.#give(desk, task)
      }
    }
  }

  #give(desk: Desk, task: Task): void {
    desk.task = task
    try {
      desk.worker ??= this.#hire(desk)
      desk.worker.send(task.job)
    } catch {
      desk.task = null
      task.done(fault('failed'))
    }
  }

  #hire(desk: Desk): RunWorker {
    // Whoever has been replaced may still be heard.
    const settle = (answer: RunAnswer): void => {
      if (desk.worker !== worker) return
      const { task } = desk
      desk.task = null
      if (!answer.ok && answer.fault === 'failed') void leave(desk)
      task?.done(answer)
      this.#handOut()
    }
    const worker: RunWorker = this.#start({
      answered: settle,
      crashed: (why) => settle(why === undefined ? fault('failed') : { ok: false, fault: 'failed', why }),
    })
    return worker
  }

  #cancel(task: Task): void {
    const place = this.#waiting.indexOf(task)
    if (place >= 0) this.#waiting.splice(place, 1)
    const desk = this.#desks.find((each) => each.task === task)
    if (desk !== undefined) this.#abandon(desk, task)
    task.done(fault('cancelled'))
    this.#handOut()
  }

  /** Nobody waits for the answer; the desk is free when it comes, or when patience ends. */
  #abandon(desk: Desk, { job }: Task): void {
    const abandoned: Task = { job, done: () => {} }
    desk.task = abandoned
    this.#patience(() => {
      if (desk.task !== abandoned) return
      void leave(desk)
      this.#handOut()
    })
  }
}

async function leave(desk: Desk): Promise<void> {
  const { worker } = desk
  desk.worker = null
  desk.task = null
  await worker?.stop()
}

function fault(code: RunFault): RunAnswer {
  return { ok: false, fault: code }
}
