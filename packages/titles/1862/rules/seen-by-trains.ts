import type { DeepReadonly } from '@roundhouse/kernel'
import type { CompanyIndex } from '@roundhouse/railways'
import { type RmState, companyAt } from '../state.ts'
import { bookOf } from './book.ts'
import type { Rulebook } from './rulebook.ts'
import { runningTrains } from './running.ts'

type AboutRuns<Answer> = (state: DeepReadonly<RmState>, company: CompanyIndex) => Answer

/** What is kept of answers at most; then all is forgotten. */
const MOST_ANSWERS = 2000

/** An answer about a company's runs, found once for all boards that look the same to its trains, at tables of one rulebook. */
export function keptByTrains<Answer>(find: AboutRuns<Answer>): AboutRuns<Answer> {
  let known = new Map<string, Answer>()
  let book: Rulebook | null = null
  return (state, company) => {
    if (book !== bookOf(state) || known.size >= MOST_ANSWERS) known = new Map()
    book = bookOf(state)
    const key = seenByTrains(state, company)
    const found = known.get(key) ?? find(state, company)
    known.set(key, found)
    return found
  }
}

/**
 * All that the runs of a company depend on at tables of one rulebook, so that answers can be kept by it: its trains, the
 * phase, track and small stations, everybody's tokens and its own link to London. — 7.4, 7.8
 */
export function seenByTrains(state: DeepReadonly<RmState>, company: CompanyIndex): string {
  const { board, companies, fleet, small } = state
  return JSON.stringify([
    company,
    companyAt(state, company).london,
    runningTrains(state, company),
    fleet.phase,
    companies.map(({ stations, homeWaits }) => [stations, homeWaits]),
    small,
    board.laid,
  ])
}
