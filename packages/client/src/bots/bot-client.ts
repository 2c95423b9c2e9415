import { type BotAnswer, type BotQuestion, noviceAction } from '@roundhouse/bots'
import { type Action, type Title, WorkQueue } from '@roundhouse/kernel'
import { startWorker } from '../shell/start-worker.ts'

/** More bots than a table ever has. */
const WAITING = 8

const queue = new WorkQueue<BotQuestion, BotAnswer>(
  startWorker(() => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })),
  1,
  WAITING,
)

/**
 * What a bot does, thought out beside the page; the Novice needs no thought. Where the worker fails the Novice plays, so
 * that a game always goes on. Null when nobody waits any more.
 */
export async function botAction(
  title: Title,
  question: BotQuestion,
  signal: AbortSignal,
): Promise<Action | null> {
  const { level, state, seat, luck } = question
  if (level === 'novice') return noviceAction(title, state, seat, luck)
  const answer = await queue.find(question, signal)
  if (signal.aborted) return null
  return answer.ok ? answer.action : noviceAction(title, state, seat, luck)
}
