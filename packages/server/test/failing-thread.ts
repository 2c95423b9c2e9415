import { isRunJob, runJob } from '@roundhouse/titles/18cz'
import { parentPort } from 'node:worker_threads'

/** A thread that dies of one company, never ends with a second and leaves with a third. */
parentPort?.on('message', (job: unknown) => {
  if (isRunJob(job)) {
    if (job.company === 'BCB') throw new Error('a thread dies as told')
    if (job.company === 'VBW') for (;;);
    if (job.company === 'BTE') process.exit(1)
  }
  parentPort?.postMessage(runJob(job))
})
