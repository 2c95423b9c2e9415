import {
  type RunAnswer,
  type RunJob,
  RunQueue,
  type RunWorker,
  type WorkerEvents,
} from '@roundhouse/titles/18cz'

/** More questions than a table ever has at once. */
const WAITING = 32

const queue = new RunQueue(startWorker, 1, WAITING)

/**
 * Answers beside the page, so that nothing on it ever waits: one job at a time, in the order they came. Faults are
 * answers too. Aborting the job under way ends its worker; the next job gets a new one.
 */
export function findRun(job: RunJob, signal: AbortSignal): Promise<RunAnswer> {
  return queue.find(job, signal)
}

function startWorker(events: WorkerEvents): RunWorker {
  const worker = new Worker(new URL('./run-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<RunAnswer>) => events.answered(data))
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    events.crashed()
  })
  worker.addEventListener('messageerror', () => events.crashed())
  return { send: (job) => worker.postMessage(job), stop: () => worker.terminate() }
}
