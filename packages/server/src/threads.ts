import { type Answered, type NotDone, WorkQueue } from '@roundhouse/kernel'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

export interface ThreadOptions {
  readonly threads?: number
  /** Jobs that may wait for a thread; more are refused as 'busy'. */
  readonly waiting?: number
  /** Milliseconds that work nobody waits for may go on before its thread is replaced. */
  readonly delay?: number
  /** Milliseconds that any job may take, for tests. */
  readonly longest?: number
  /** The code of a thread, for tests. */
  readonly code?: URL
}

/** Work beside the thread that answers the players. */
export interface Threads<Query, Answer> {
  /** Faults are answers too: nothing is thrown. Aborting answers at once and soon ends the work. */
  ask(query: Query, signal?: AbortSignal): Promise<Answer | NotDone>
  /** Breaks off what is under way; to be called when the server closes. */
  close(): Promise<void>
}

const MOST_THREADS = 2
const WAITING = 32
/** So at most one thread for each place is started in this time, however many requests are broken off. */
const DELAY = 1000
/** Work needs a few megabytes; what goes astray shall not take the server's memory. */
const MEGABYTES = 256

/**
 * Threads start with the first jobs, and do not keep the process alive while they have nothing to do. A job that takes
 * more milliseconds than `longest` allows is answered as 'late', and its thread is replaced.
 */
export function createThreads<Query, Answer extends Answered>(
  code: URL,
  options: ThreadOptions,
  longest?: (query: Query) => number,
): Threads<Query, Answer> {
  const later = (call: () => void, milliseconds: number): NodeJS.Timeout =>
    setTimeout(call, milliseconds).unref()
  const queue = new WorkQueue<Query, Answer>(
    (events) => {
      const thread = new Worker(options.code ?? code, {
        resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
      })
      thread.on('message', (answer: Answer) => {
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
    },
    options.threads ?? Math.min(MOST_THREADS, availableParallelism() - 1),
    options.waiting ?? WAITING,
    {
      delay: (breakOff) => void later(breakOff, options.delay ?? DELAY),
      watch(query, late) {
        const milliseconds = options.longest ?? longest?.(query)
        if (milliseconds === undefined) return () => {}
        const timer = later(late, milliseconds)
        return () => clearTimeout(timer)
      },
    },
  )
  return { ask: (query, signal) => queue.find(query, signal), close: () => queue.stop() }
}

function whyOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
