import { BANK, type DeepReadonly } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  bankViolations,
  directorViolations,
  fleetViolations,
  marketViolations,
  sharesViolations,
  standsTwice,
  stationViolations,
  tileViolations,
} from '@roundhouse/railways'
import { COMPANIES, DIRECTOR_SHARES, SHARES, companyId } from './companies.ts'
import { LONDON_PLACES } from './map.ts'
import { CHAIN } from './market.ts'
import { bookOf } from './rules/book.ts'
import { boardOf, networkOf } from './rules/network.ts'
import { NOBODY, POOL, type RmState, companyAt, sharesOf } from './state.ts'
import { FLEET, PHASES } from './trains.ts'

/** Broken invariants, each in one line. */
export function violations(state: DeepReadonly<RmState>): string[] {
  const inGame = (company: CompanyIndex): number => (companyAt(state, company).status === 'out' ? 0 : SHARES)
  return [
    ...bankViolations(state, (account) => account === BANK),
    ...sharesViolations(state.shares, inGame, companyId),
    ...marketViolations(state.market, CHAIN, (company) => hasMarker(state, company), companyId),
    ...fleetViolations(
      state.fleet,
      FLEET,
      bookOf(state).trainCounts,
      [...state.companies.map(({ trains }) => trains), state.abandoned.map(({ train }) => train)],
      (band) => PHASES[band] as string,
    ),
    ...tileViolations(boardOf(state)),
    ...stationViolations(boardOf(state), networkOf(state).taken, () => false),
    ...COMPANIES.flatMap((_, company) => companyFaults(state, company)),
    ...(state.companies.filter(({ london }) => london).length > LONDON_PLACES ? ['London is overfull'] : []),
  ]
}

function hasMarker(state: DeepReadonly<RmState>, company: CompanyIndex): boolean {
  const { status, chartered } = companyAt(state, company)
  if (status === 'started') return !chartered || bookOf(state).parEntersMarket
  return status === 'open'
}

function companyFaults(state: DeepReadonly<RmState>, company: CompanyIndex): string[] {
  const entry = companyAt(state, company)
  const { status, director, stations, dates, stationsLeft, trains, warranties } = entry
  const id = companyId(company)
  const found: string[] = []
  const isRunning = status === 'started' || status === 'open'
  const { amalgamation } = state
  const isJoining = amalgamation?.survivor === company || amalgamation?.vanishing === company
  if (!isRunning && (director !== NOBODY || stations.length > 0 || trains.length > 0)) {
    found.push(`${id} is ${status} but has a director, stations or trains`)
  }
  if (isRunning && !isJoining) {
    if (director === NOBODY && sharesOf(state, company, POOL) < DIRECTOR_SHARES) {
      found.push(`the certificate of ${id} is nowhere`)
    }
    if (director !== NOBODY) {
      found.push(...directorViolations(state.shares, company, director, state.players, DIRECTOR_SHARES, id))
    }
  }
  if (standsTwice(stations)) found.push(`${id} stands twice in a hex`)
  if (dates.length !== stations.length || warranties.length !== trains.length) {
    found.push(`the lists of ${id} differ in length`)
  }
  const tokens = stations.length + stationsLeft.length + (entry.london ? 1 : 0)
  if (!isJoining && tokens > bookOf(state).mostTokens) found.push(`${id} has ${tokens} tokens`)
  return found
}
