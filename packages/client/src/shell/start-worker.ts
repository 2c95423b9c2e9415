import type { QueueWorker, WorkerEvents } from '@roundhouse/kernel'

/** A worker of the browser as a queue wants it. */
export function startWorker<Query, Answer>(
  create: () => Worker,
): (events: WorkerEvents<Answer>) => QueueWorker<Query> {
  return (events) => {
    const worker = create()
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => events.answered(data))
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      events.crashed()
    })
    worker.addEventListener('messageerror', () => events.crashed())
    return { send: (query) => worker.postMessage(query), stop: () => worker.terminate() }
  }
}
