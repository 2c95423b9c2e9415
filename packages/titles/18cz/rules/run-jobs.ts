import { asReadonly } from '@roundhouse/kernel'
import { mapOf } from '../board.ts'
import { COMPANIES, type CompanyId, companyIndex } from '../companies.ts'
import type { CzState } from '../state.ts'
import { type CzBestRun, bestRun } from './best-run.ts'
import { type WhatIf, whatIf } from './what-if.ts'

/** A question about runs as plain data, for a worker of the browser or a thread of the server. */
export interface RunJob {
  readonly kind: 'best' | 'whatIf'
  readonly state: CzState
  readonly company: CompanyId
}

/** Null inside an answer: no best run is looked for there. — XI.2 */
export type RunAnswer =
  | { readonly ok: true; readonly kind: 'best'; readonly best: CzBestRun }
  | { readonly ok: true; readonly kind: 'whatIf'; readonly lays: readonly WhatIf[] }
  /** `why` is for the log of whoever runs the search: a mistake of ours shall not pass for an answer. */
  | { readonly ok: false; readonly fault: RunFault; readonly why?: string }

/**
 * 'bad-job': not a question about a game; 'failed': the search broke off; 'cancelled': nobody waits any more; 'busy':
 * too many wait already; 'stopped': nothing is searched any more.
 */
export type RunFault = 'bad-job' | 'failed' | 'cancelled' | 'busy' | 'stopped'

/** Never throws, whatever it is given. */
export function runJob(job: unknown): RunAnswer {
  if (!isRunJob(job)) return { ok: false, fault: 'bad-job' }
  const company = companyIndex(job.company)
  const state = asReadonly(job.state)
  try {
    if (job.kind === 'best') return { ok: true, kind: 'best', best: bestRun(state, company) }
    return { ok: true, kind: 'whatIf', lays: whatIf(state, company) }
  } catch (error) {
    return { ok: false, fault: 'failed', why: error instanceof Error ? (error.stack ?? error.message) : '' }
  }
}

/** Looks at the form alone: a state that breaks the rules has the best run that its board allows. */
export function isRunJob(job: unknown): job is RunJob {
  if (!isObject(job) || (job['kind'] !== 'best' && job['kind'] !== 'whatIf')) return false
  const { company, state } = job
  return typeof company === 'string' && companyIndex(company) >= 0 && isState(state)
}

const VARIANTS: readonly unknown[] = [null, 'bohemia', 'moravia-silesia']

function isState(state: unknown): state is CzState {
  if (!isObject(state) || !VARIANTS.includes(state['variant'])) return false
  const { board, companies, fleet } = state
  if (!isObject(board) || !isObject(fleet) || typeof fleet['phase'] !== 'number') return false
  if (!Array.isArray(companies) || companies.length !== COMPANIES.length || !companies.every(isObject))
    return false
  const { laid } = board
  return Array.isArray(laid) && laid.length === mapOf(state as unknown as CzState).hexes.length
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
