import { BANK, type DeepReadonly } from '@roundhouse/kernel'
import {
  OFF_MARKET,
  bankViolations,
  directorViolations,
  fleetViolations,
  isObsolete,
  marketViolations,
  privatesViolations,
  sharesViolations,
  standsTwice,
  stationViolations,
  tileViolations,
} from '@roundhouse/railways'
import { DIRECTOR_SHARES, SHARES, companyId, isSmall, kindOf } from './companies.ts'
import { GRID } from './market.ts'
import { mountainId } from './mountains.ts'
import { bookOf } from './rules/book.ts'
import { stationPrices, trainLimit } from './rules/figures.ts'
import { boardOf, networkOf } from './rules/network.ts'
import { isBackInBank, isBond } from './rules/shares.ts'
import { type AhState, CERTIFICATE, NOBODY, cashOf, companyAt, debtOf, sharesOf } from './state.ts'
import { FLEET, trainId } from './trains.ts'

/** Broken invariants, each in one line. */
export function violations(state: DeepReadonly<AhState>): string[] {
  // Shares of a railway of which only the certificate was to be had stay in the bank. — rules/recorded.ts
  const { certificateOnly } = bookOf(state)
  const isOut = (company: number): boolean =>
    companyAt(state, company).status === 'out' && !certificateOnly.includes(companyId(company))
  const inGame = (company: number): number => (isSmall(company) || isOut(company) ? 0 : SHARES)
  const hasMarker = (company: number): boolean => companyAt(state, company).start > 0 && !isSmall(company)
  const { cash, debt, companies } = state
  return [
    ...bankViolations({ cash, debt, penalty: debt.map(() => 0) }, (account) => account === BANK),
    ...debtViolations(state),
    ...sharesViolations(state.shares, inGame, companyId),
    ...companies.flatMap((_, company) => companyViolations(state, company)),
    ...marketViolations(state.market, GRID, hasMarker, companyId),
    ...fleetViolations(
      state.fleet,
      FLEET,
      bookOf(state).trainCounts,
      companies.map(({ trains }) => trains),
      trainId,
    ),
    ...tileViolations(boardOf(state)),
    ...stationViolations(boardOf(state), networkOf(state).taken, () => false),
    ...privatesViolations(state.mountains, state.players, () => false, mountainId),
  ]
}

/** Who is overdrawn has no cash; only a loan of a recorded game stands beside it. — VII.12 */
function debtViolations(state: DeepReadonly<AhState>): string[] {
  if (!bookOf(state).debtIsOverdraft) return []
  return state.debt.flatMap((_, seat) =>
    debtOf(state, seat) > 0 && cashOf(state, seat) > 0 ? [`seat ${seat} has cash and owes`] : [],
  )
}

function companyViolations(state: DeepReadonly<AhState>, company: number): string[] {
  const { status, director, trains, stations, stationsLeft } = companyAt(state, company)
  const id = companyId(company)
  const found: string[] = []
  const isOpen = status === 'open'
  if (isSmall(company)) {
    if (isOpen !== director >= 0 && status !== 'closed') found.push(`${id} is ${status} under ${director}`)
  } else if (director !== NOBODY && !isBackInBank(state, company)) {
    found.push(...directorViolations(state.shares, company, director, state.players, DIRECTOR_SHARES, id))
    if (sharesOf(state, company, CERTIFICATE) > 0) found.push(`${id} has two certificates of 20 %`)
  }
  if (isBond(state, company) && director !== NOBODY) found.push(`${id} has a director`)
  if (state.market.at[company] !== OFF_MARKET && status === 'out') found.push(`${id} is on the market`)
  // At a formation its director still has to choose.
  if (standsTwice(stations) && state.surplus !== company) found.push(`${id} stands twice in a hex`)
  for (const code of trains) {
    if (isObsolete(state.fleet, FLEET, code)) found.push(`${id} owns ${trainId(code)}`)
  }
  const deciding = state.discards.includes(company) || state.exchanges.length > 0
  if (isOpen && !deciding && trains.length > trainLimit(state, company)) {
    found.push(`${id} owns ${trains.length} trains`)
  }
  const all = stations.length + stationsLeft.length
  const due = stationPrices(state, company).length
  // Some tables lose one with a construction railway. — table C22
  const least = kindOf(company) === 'state' && !bookOf(state).constructionStationStays ? due - 1 : due
  if (isOpen && state.surplus !== company && (all > due || all < least)) {
    found.push(`${id} has ${all} stations`)
  }
  return found
}
