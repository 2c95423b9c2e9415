import { Worker } from 'node:worker_threads'
import { type Verdict, compareFile } from './traces.ts'

/** Compares the traces, several at a time; `done` hears of each as it is finished, in any order. */
export async function compareAll(
  folder: string,
  names: readonly string[],
  jobs: number,
  done: (name: string, verdict: Verdict) => void,
): Promise<void> {
  if (jobs === 1 || names.length < 2) {
    for (const name of names) done(name, compareFile(folder, name))
    return
  }
  const queue = names.values()
  await Promise.all(Array.from({ length: Math.min(jobs, names.length) }, () => work(folder, queue, done)))
}

function work(
  folder: string,
  queue: Iterator<string>,
  done: (name: string, verdict: Verdict) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('trace-worker.ts', import.meta.url), { workerData: { folder } })
    const next = (): void => {
      const { value, done: empty } = queue.next()
      if (empty === true) void worker.terminate().then(() => resolve())
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      else worker.postMessage(value)
    }
    worker.on('message', ({ name, verdict }: { name: string; verdict: Verdict }) => {
      done(name, verdict)
      next()
    })
    worker.on('error', reject)
    next()
  })
}
