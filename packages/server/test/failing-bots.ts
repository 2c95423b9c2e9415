import type { BotAnswer, BotQuestion } from '@roundhouse/bots'
import { parentPort } from 'node:worker_threads'

/** A thread that dies of a Driver and never ends with a Fireman; its Apprentice bids what tells it from the others. */
parentPort?.on('message', ({ level }: BotQuestion) => {
  if (level === 'driver') throw new Error('a thread dies as told')
  if (level === 'fireman') for (;;);
  const action = { type: 'bid', amount: 17 } as const
  const answer: BotAnswer = { ok: true, action, candidates: [], by: level, failed: [] }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer)
})
