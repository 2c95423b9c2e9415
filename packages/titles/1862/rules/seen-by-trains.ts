import type { DeepReadonly } from '@roundhouse/kernel'
import type { CompanyIndex } from '@roundhouse/railways'
import { type RmState, companyAt } from '../state.ts'
import { bookOf } from './book.ts'
import type { Rulebook } from './rulebook.ts'
import { runningTrains } from './running.ts'

type AboutRuns<Answer> = (state: DeepReadonly<RmState>, company: CompanyIndex) => Answer

/** What is kept of answers at most; then all is forgotten. */
const MOST_ANSWERS = 2000

/** An answer about a company's runs, found once for all boards that look the same to its trains. */
export function keptByTrains<Answer>(find: AboutRuns<Answer>): AboutRuns<Answer> {
  const shelf = new WeakMap<Rulebook, Map<string, Answer>>()
  return (state, company) => {
    const book = bookOf(state)
    let known = shelf.get(book)
    if (known === undefined || known.size >= MOST_ANSWERS) {
      known = new Map()
      shelf.set(book, known)
    }
    const key = seenByTrains(state, company)
    const before = known.get(key)
    if (before !== undefined) return before
    const found = find(state, company)
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
  const tokens = companies.map(
    ({ stations, homeWaits }) => `${homeWaits ? 'waits ' : ''}${stations.join(' ')}`,
  )
  const marked = small.map(({ hex, track }) => `${hex} ${track?.join(' ')}`)
  return [
    company,
    companyAt(state, company).london,
    runningTrains(state, company).join(' '),
    fleet.phase,
    tokens.join(),
    marked.join(),
    board.laid.join(' '),
  ].join('/')
}
