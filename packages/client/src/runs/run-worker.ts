import { answerQuery, isRunQuery, runsOf } from '@roundhouse/titles/runs'

/** What the worker does: one answer for each query; the rules of a title come with its first. */
addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  const runs = isRunQuery(data) ? await runsOf(data.title) : null
  postMessage(answerQuery(runs, data))
})
