import { type BotQuestion, answerQuestion } from '@roundhouse/bots'
import { parentPort } from 'node:worker_threads'

/** What a thread of the bots does: one answer for each question. */
parentPort?.on('message', async (question: BotQuestion) => {
  parentPort?.postMessage(await answerQuestion(question, () => performance.now()))
})
