import { answerQuery, isRunQuery, runsOf } from '@roundhouse/titles/runs'
import { parentPort } from 'node:worker_threads'

/** What a thread of the pool does: one answer for each query. */
parentPort?.on('message', async (query: unknown) => {
  const runs = isRunQuery(query) ? await runsOf(query.title) : null
  parentPort?.postMessage(answerQuery(runs, query))
})
