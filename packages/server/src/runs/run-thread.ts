import { runJob } from '@roundhouse/titles/18cz'
import { parentPort } from 'node:worker_threads'

/** What a thread of the pool does: one answer for each job. */
parentPort?.on('message', (job: unknown) => parentPort?.postMessage(runJob(job)))
