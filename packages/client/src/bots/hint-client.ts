import { type HintQuestion, type Hints, longestThought } from '@roundhouse/bots'
import { levelsOf } from '@roundhouse/bots/levels'
import { WorkQueue } from '@roundhouse/kernel'
import { startWorker } from '../shell/start-worker.ts'
import { newBotThread } from './bot-thread.ts'
import type { BotWork } from './bot-worker.ts'

export type HintAnswer =
  | ({ readonly ok: true } & Hints)
  | { readonly ok: false; readonly fault: 'failed'; readonly why?: string }

type Asking = Extract<BotWork, { kind: 'hints' }>

const queue = new WorkQueue<Asking, HintAnswer>(startWorker(newBotThread), 1, 1, {
  watch({ question }, late) {
    // It is the strongest bot of the title that gives them.
    const timer = setTimeout(late, longestThought(levelsOf(question.title).at(-1) ?? 'novice'))
    return () => clearTimeout(timer)
  },
})

/** What a bot would think of here, thought out beside the page; null where there is none, or nobody waits any more. */
export async function askForHints(question: HintQuestion, signal: AbortSignal): Promise<Hints | null> {
  const answer = await queue.find({ kind: 'hints', question }, signal)
  return answer.ok ? answer : null
}
