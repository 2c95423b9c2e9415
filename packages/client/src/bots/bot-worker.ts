import { type BotQuestion, answerQuestion } from '@roundhouse/bots'

/** What the worker does: one answer for each question; the bots of a title come with its first. */
addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => {
  postMessage(await answerQuestion(data, () => performance.now()))
})
