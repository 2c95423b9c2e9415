import { BANK, type DeepReadonly } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  bankViolations,
  directorViolations,
  fleetViolations,
  isObsolete,
  marketViolations,
  privatesViolations,
  sharesViolations,
  standsTwice,
  stationViolations,
  stopOfKey,
  tileViolations,
} from '@roundhouse/railways'
import { COMPANIES, companyId, sizeData } from './companies.ts'
import { localId } from './locals.ts'
import { cardCounts, trainLimit } from './rules/figures.ts'
import { boardOf, networkOf } from './rules/network.ts'
import { CHAIN } from './rules/prices.ts'
import { DIRECTOR_SHARES } from './rules/shares.ts'
import { type CzState, NO_CITY, VACLAV, companyAt, seatAccount } from './state.ts'
import { FLEET, PHASES, trainId } from './trains.ts'

/** Broken invariants, each in one line. */
export function violations(state: DeepReadonly<CzState>): string[] {
  const inGame = (company: CompanyIndex): number => (isInGame(state, company) ? sizeData(company).shares : 0)
  const hasMarker = (company: CompanyIndex): boolean => isLed(state, company)
  return [
    ...bankViolations(state.bank, (account) => account === BANK || account === seatAccount(VACLAV)),
    ...loanFaults(state),
    ...sharesViolations(state.shares, inGame, companyId),
    ...companyFaults(state),
    ...marketViolations(state.market, CHAIN, hasMarker, companyId),
    ...trainFaults(state),
    ...tileViolations(boardOf(state)),
    ...stationViolations(boardOf(state), networkOf(state).taken, (key) => stopOfKey(key) === NO_CITY),
    ...localFaults(state),
  ]
}

function isInGame(state: DeepReadonly<CzState>, company: CompanyIndex): boolean {
  const { status } = companyAt(state, company)
  return status !== 'out' && status !== 'closed'
}

function isLed(state: DeepReadonly<CzState>, company: CompanyIndex): boolean {
  const { status } = companyAt(state, company)
  return status === 'started' || status === 'open'
}

function loanFaults(state: DeepReadonly<CzState>): string[] {
  const found: string[] = []
  for (let seat = 0; seat < state.players; seat++) {
    const debt = state.bank.debt[seat] as number
    const penalty = state.bank.penalty[seat] as number
    if (debt < 0 || penalty < debt) found.push(`seat ${seat} owes ${debt}, penalty ${penalty}`)
  }
  return found
}

function companyFaults(state: DeepReadonly<CzState>): string[] {
  const found: string[] = []
  for (let company = 0; company < COMPANIES.length; company++) {
    const { status, director, stations } = companyAt(state, company)
    const id = companyId(company)
    const led = isLed(state, company)
    if (led !== director >= 0) found.push(`${id} is ${status} under ${director}`)
    if (led)
      found.push(...directorViolations(state.shares, company, director, state.players, DIRECTOR_SHARES, id))
    // After an acquisition its director still has to choose.
    const choosing = (state.turn?.doubles.length ?? 0) > 0
    if (standsTwice(stations) && !choosing) found.push(`${id} stands twice in a hex`)
  }
  return found
}

function trainFaults(state: DeepReadonly<CzState>): string[] {
  const found = fleetViolations(
    state.fleet,
    FLEET,
    cardCounts(state),
    state.companies.map(({ trains }) => trains),
    (letter) => PHASES[letter] as string,
  )
  state.companies.forEach(({ trains, director }, company) => {
    for (const code of trains) {
      if (isObsolete(state.fleet, FLEET, code)) found.push(`${companyId(company)} owns ${trainId(code)}`)
    }
    const most = director === VACLAV ? 1 : trainLimit(state, company)
    const deciding = state.discards.includes(company) || state.turn?.company === company
    if (!deciding && trains.length > most) found.push(`${companyId(company)} owns ${trains.length} trains`)
  })
  return found
}

function localFaults(state: DeepReadonly<CzState>): string[] {
  return privatesViolations(
    state.locals,
    state.players,
    (company) => companyAt(state, company).status === 'open',
    localId,
  )
}
