import { answerQuery, isRunQuery, runsOf } from '@roundhouse/titles/runs'

/** One after the other: answers are told apart by their order alone. */
let answered = Promise.resolve()

/** What the worker does: one answer for each query; the rules of a title come with its first. */
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  // Rules that cannot be loaded are told as a crash.
  answered = answered.then(() => answer(data)).catch(reportError)
})

async function answer(data: unknown): Promise<void> {
  const runs = isRunQuery(data) ? await runsOf(data.title) : null
  postMessage(answerQuery(runs, data))
}
