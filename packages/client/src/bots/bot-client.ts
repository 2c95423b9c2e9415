import { type BotAnswer, type BotQuestion, longestThought } from '@roundhouse/bots'
import { type Level, levelOf } from '@roundhouse/bots/levels'
import { type Action, WorkQueue } from '@roundhouse/kernel'
import { startWorker } from '../shell/start-worker.ts'
import { newBotThread } from './bot-thread.ts'
import type { BotWork } from './bot-worker.ts'

/** More bots than a table ever has. */
const WAITING = 8

type Move = Extract<BotWork, { kind: 'move' }>

const queue = new WorkQueue<Move, BotAnswer>(startWorker(newBotThread), 1, WAITING, {
  watch({ question }, late) {
    const timer = setTimeout(late, longestThought(question.level))
    return () => clearTimeout(timer)
  },
})

/** A move, and the level that thought of it: whoever fails there is replaced by the next simpler one. */
export interface BotMove {
  readonly action: Action
  readonly by: Level
}

/** What a bot does, thought out beside the page. Null: it has no answer. */
export async function botMove(question: BotQuestion, signal: AbortSignal): Promise<BotMove | null> {
  const answer = await queue.find({ kind: 'move', question }, signal)
  if (!answer.ok) return null
  const { action, by, failed } = answer
  return { action, by: failed.length === 0 ? question.level : (levelOf(by) ?? 'novice') }
}
