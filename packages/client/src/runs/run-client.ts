import { WorkQueue } from '@roundhouse/kernel'
import type { RunAnswer, RunQuery } from '@roundhouse/railways'
import { startWorker } from '../shell/start-worker.ts'

/** More questions than a table ever has at once. */
const WAITING = 32
/**
 * The rules of a title, its best run and what each tile adds, which a turn asks for as it begins: all three are sent at
 * once. A page that draws its table has no time to hear one answer and to ask for the next.
 */
const HELD = 3

const queue = new WorkQueue<RunQuery, RunAnswer>(
  startWorker(() => new Worker(new URL('./run-worker.ts', import.meta.url), { type: 'module' })),
  1,
  WAITING,
  { held: HELD },
)

/**
 * Fetches the worker and the rules of a title before the first query, which then need not wait until the page has drawn
 * its table: a worker begins only when the page has a moment for it. The question is one without an answer.
 */
export function prepareRuns(title: string): void {
  void queue.find({ title, kind: 'best', state: null, company: '' })
}

/**
 * Answers beside the page, so that nothing on it ever waits: one query after the other, in the order they came. Faults
 * are answers too. Aborting the search under way ends its worker; the next query gets a new one.
 */
export function findRun(query: RunQuery, signal: AbortSignal): Promise<RunAnswer> {
  return queue.find(query, signal)
}
