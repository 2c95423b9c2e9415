import { Worker } from 'node:worker_threads'

/** What a file answers that is run in a thread of its own with this part of the work. */
export function inThread<Answer>(file: string, part: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(file), { workerData: part })
    worker.on('message', resolve)
    worker.on('error', reject)
  })
}
