import { parentPort, workerData } from 'node:worker_threads'
import { compareFile } from './traces.ts'

// One of several that share the work: compares the file it is told and asks for the next by its answer.
const folder = (workerData as { folder: string }).folder
parentPort?.on('message', (name: string) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ name, verdict: compareFile(folder, name) })
})
