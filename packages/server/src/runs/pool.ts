import { type RunAnswer, type RunQuery, isRunQuery } from '@roundhouse/titles/runs'
import { type ThreadOptions, createThreads } from '../threads.ts'

/** Finds best runs beside the thread that answers the players. */
export interface RunPool {
  /** Faults are answers too: nothing is thrown. Aborting answers at once and soon ends the search. */
  find(query: unknown, signal?: AbortSignal): Promise<RunAnswer>
  /** Breaks off what is under way; to be called when the server closes. */
  close(): Promise<void>
}

export type RunPoolOptions = ThreadOptions

export function createRunPool(options: RunPoolOptions = {}): RunPool {
  const threads = createThreads<RunQuery, RunAnswer>(new URL('run-thread.ts', import.meta.url), options)
  return {
    find: async (query, signal) =>
      isRunQuery(query) ? threads.ask(query, signal) : { ok: false, fault: 'bad-query' },
    close: () => threads.close(),
  }
}
