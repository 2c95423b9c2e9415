import type { HintQuestion, Hints } from '@roundhouse/bots'
import { WorkQueue } from '@roundhouse/kernel'
import { startWorker } from '../shell/start-worker.ts'
import { newBotThread } from './bot-thread.ts'
import type { BotWork } from './bot-worker.ts'

export type HintAnswer =
  | ({ readonly ok: true } & Hints)
  | { readonly ok: false; readonly fault: 'failed'; readonly why?: string }

const queue = new WorkQueue<BotWork, HintAnswer>(startWorker(newBotThread), 1, 1)

/** What a bot would think of here, thought out beside the page; null where there is none, or nobody waits any more. */
export async function askForHints(question: HintQuestion, signal: AbortSignal): Promise<Hints | null> {
  const answer = await queue.find({ kind: 'hints', question }, signal)
  return answer.ok ? answer : null
}
