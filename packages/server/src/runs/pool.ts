import {
  type RunAnswer,
  RunQueue,
  type RunWorker,
  type WorkerEvents,
  isRunQuery,
} from '@roundhouse/titles/runs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** Finds best runs beside the thread that answers the players. */
export interface RunPool {
  /** Faults are answers too: nothing is thrown. Aborting answers at once and soon ends the search. */
  find(query: unknown, signal?: AbortSignal): Promise<RunAnswer>
  /** Breaks off what is under way; to be called when the server closes. */
  close(): Promise<void>
}

export interface RunPoolOptions {
  readonly threads?: number
  /** Jobs that may wait for a thread; more are refused as 'busy'. */
  readonly waiting?: number
  /** Milliseconds that a search nobody waits for may go on before its thread is replaced. */
  readonly delay?: number
  /** The code of a thread, for tests. */
  readonly code?: URL
}

const MOST_THREADS = 2
const WAITING = 32
/** So at most one thread for each place is started in this time, however many requests are broken off. */
const DELAY = 1000
/** A search needs a few megabytes; one that goes astray shall not take the server's memory. */
const MEGABYTES = 256

/** Threads start with the first jobs, and do not keep the process alive while they have nothing to do. */
export function createRunPool(options: RunPoolOptions = {}): RunPool {
  const code = options.code ?? new URL('run-thread.ts', import.meta.url)
  const threads = options.threads ?? Math.min(MOST_THREADS, availableParallelism() - 1)
  const queue = new RunQueue(
    (events) => startThread(code, events),
    threads,
    options.waiting ?? WAITING,
    (breakOff) => void setTimeout(breakOff, options.delay ?? DELAY).unref(),
  )
  return {
    find: async (query, signal) =>
      isRunQuery(query) ? queue.find(query, signal) : { ok: false, fault: 'bad-query' },
    close: () => queue.stop(),
  }
}

function startThread(code: URL, events: WorkerEvents): RunWorker {
  const thread = new Worker(code, { resourceLimits: { maxOldGenerationSizeMb: MEGABYTES } })
  thread.on('message', (answer: RunAnswer) => {
    thread.unref()
    events.answered(answer)
  })
  // An error is told before the end; the second of the two is not heard any more.
  thread.on('error', (error: unknown) => events.crashed(whyOf(error)))
  thread.on('exit', () => events.crashed())
  return {
    send(query) {
      thread.ref()
      thread.postMessage(query)
    },
    stop: () => thread.terminate(),
  }
}

function whyOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
