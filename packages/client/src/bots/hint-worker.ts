import { type HintQuestion, hintsFor } from '@roundhouse/bots'
import type { HintAnswer } from './hint-client.ts'

/** What the worker does: hints for each question; the bots of a title come with its first. */
addEventListener('message', async ({ data }: MessageEvent<HintQuestion>) => {
  postMessage(await answer(data))
})

async function answer(question: HintQuestion): Promise<HintAnswer> {
  try {
    const hints = await hintsFor(question, () => performance.now())
    return hints === null ? { ok: false, fault: 'failed' } : { ok: true, ...hints }
  } catch (error) {
    return { ok: false, fault: 'failed', why: String(error) }
  }
}
