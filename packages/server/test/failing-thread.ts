import { answerQuery, isRunQuery, runsOf } from '@roundhouse/titles/runs'
import { parentPort } from 'node:worker_threads'

/** A thread that dies of one company, never ends with a second and leaves with a third. */
parentPort?.on('message', async (query: unknown) => {
  const runs = isRunQuery(query) ? await runsOf(query.title) : null
  if (isRunQuery(query)) {
    if (query.company === 'BCB') throw new Error('a thread dies as told')
    if (query.company === 'VBW') for (;;);
    if (query.company === 'BTE') process.exit(1)
  }
  parentPort?.postMessage(answerQuery(runs, query))
})
