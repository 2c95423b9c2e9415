import {
  type RunAnswer,
  type RunQuery,
  RunQueue,
  type RunWorker,
  type WorkerEvents,
} from '@roundhouse/railways'

/** More questions than a table ever has at once. */
const WAITING = 32

const queue = new RunQueue(startWorker, 1, WAITING)

/**
 * Answers beside the page, so that nothing on it ever waits: one query at a time, in the order they came. Faults are
 * answers too. Aborting the search under way ends its worker; the next query gets a new one.
 */
export function findRun(query: RunQuery, signal: AbortSignal): Promise<RunAnswer> {
  return queue.find(query, signal)
}

function startWorker(events: WorkerEvents): RunWorker {
  const worker = new Worker(new URL('./run-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<RunAnswer>) => events.answered(data))
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    events.crashed()
  })
  worker.addEventListener('messageerror', () => events.crashed())
  return { send: (query) => worker.postMessage(query), stop: () => worker.terminate() }
}
