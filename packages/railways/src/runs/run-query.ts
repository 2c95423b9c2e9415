import {
  type Action,
  type DeepReadonly,
  type GameState,
  type WorkFault,
  asReadonly,
} from '@roundhouse/kernel'
import type { BestRun } from './best-run.ts'
import type { WhatIf } from './what-if.ts'

/** What a title offers to whoever asks about runs: page, server, command line, bots. Companies go by their ids. */
export interface TitleRuns<State extends GameState = GameState, Building extends Action = Action> {
  /** Those that may be asked about. */
  readonly companies: readonly string[]
  /** Looks at the form alone: a state that breaks the rules has the best run that its board allows. */
  isState(value: unknown): value is State
  /** The company whose turn it is; null when there is none. */
  operating(state: DeepReadonly<State>): string | null
  best(state: DeepReadonly<State>, company: string): BestRun
  whatIf(state: DeepReadonly<State>, company: string): readonly WhatIf<Building>[]
  /** What the map prints on a hex. */
  namesOn(hex: string): readonly string[]
}

/** A question about runs as plain data, for a worker of the browser or a thread of the server. */
export interface RunQuery {
  readonly title: string
  readonly kind: 'best' | 'whatIf'
  readonly state: unknown
  readonly company: string
}

export type RunAnswer =
  | { readonly ok: true; readonly kind: 'best'; readonly best: BestRun }
  | { readonly ok: true; readonly kind: 'whatIf'; readonly buildings: readonly WhatIf<Action>[] }
  /** `why` is for the log of whoever runs the search: a mistake of ours shall not pass for an answer. */
  | { readonly ok: false; readonly fault: RunFault; readonly why?: string }

/** 'bad-query': not a question about a game. */
export type RunFault = 'bad-query' | WorkFault

export function isRunQuery(value: unknown): value is RunQuery {
  if (typeof value !== 'object' || value === null) return false
  const { title, kind, company } = value as Partial<Record<keyof RunQuery, unknown>>
  return typeof title === 'string' && typeof company === 'string' && (kind === 'best' || kind === 'whatIf')
}

/** Never throws, whatever it is given; `runs` is what the title of the query offers, null if nothing. */
export function answerQuery(runs: TitleRuns | null, query: unknown): RunAnswer {
  if (runs === null || !isRunQuery(query)) return { ok: false, fault: 'bad-query' }
  const { kind, state, company } = query
  if (!runs.companies.includes(company) || !runs.isState(state)) return { ok: false, fault: 'bad-query' }
  try {
    if (kind === 'best') return { ok: true, kind, best: runs.best(asReadonly(state), company) }
    return { ok: true, kind, buildings: runs.whatIf(asReadonly(state), company) }
  } catch (error) {
    return {
      ok: false,
      fault: 'failed',
      why: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}
