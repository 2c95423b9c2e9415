import type { HintQuestion, Hints } from '@roundhouse/bots'
import { WorkQueue } from '@roundhouse/kernel'
import { startWorker } from '../shell/start-worker.ts'

export type HintAnswer =
  | ({ readonly ok: true } & Hints)
  | { readonly ok: false; readonly fault: 'failed'; readonly why?: string }

const queue = new WorkQueue<HintQuestion, HintAnswer>(
  startWorker(() => new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' })),
  1,
  1,
)

/** What a bot would think of here, thought out beside the page; null where there is none, or nobody waits any more. */
export async function askForHints(question: HintQuestion, signal: AbortSignal): Promise<Hints | null> {
  const answer = await queue.find(question, signal)
  return answer.ok ? answer : null
}
