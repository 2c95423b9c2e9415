import { BANK, type DeepReadonly } from '@roundhouse/kernel'
import {
  directorFaults,
  isObsolete,
  marketFaults,
  moneyFaults,
  shareFaults,
  standsTwice,
  circleFaults,
  stopOfKey,
  tileFaults,
} from '@roundhouse/railways'
import { COMPANIES, companyId, sizeData } from './companies.ts'
import { LOCALS } from './locals.ts'
import { cardCounts, trainLimit } from './rules/figures.ts'
import { boardOf, networkOf } from './rules/network.ts'
import { CHAIN } from './rules/prices.ts'
import { DIRECTOR_SHARES } from './rules/shares.ts'
import {
  COMPANY_OWNER,
  type CzState,
  GONE,
  HOLDERS,
  NO_CITY,
  VACLAV,
  companyAt,
  seatAccount,
  sharesOf,
} from './state.ts'
import { CARDS, FLEET, trainData, trainId } from './trains.ts'

/** Broken invariants, each in one line. */
export function violations(state: DeepReadonly<CzState>): string[] {
  const inGame = (company: number): number => (isInGame(state, company) ? sizeData(company).shares : 0)
  const hasMarker = (company: number): boolean => isLed(state, company)
  return [
    ...moneyFaults(state.cash, (account) => account === BANK || account === seatAccount(VACLAV)),
    ...loanFaults(state),
    ...shareFaults(state.shares, HOLDERS, inGame, companyId),
    ...companyFaults(state),
    ...marketFaults(state.market, CHAIN, hasMarker, companyId),
    ...trainFaults(state),
    ...tileFaults(boardOf(state)),
    ...circleFaults(boardOf(state), networkOf(state).taken, (key) => stopOfKey(key) === NO_CITY),
    ...localFaults(state),
  ]
}

function isInGame(state: DeepReadonly<CzState>, company: number): boolean {
  const { status } = companyAt(state, company)
  return status !== 'out' && status !== 'closed'
}

function isLed(state: DeepReadonly<CzState>, company: number): boolean {
  const { status } = companyAt(state, company)
  return status === 'started' || status === 'open'
}

function loanFaults(state: DeepReadonly<CzState>): string[] {
  const found: string[] = []
  for (let seat = 0; seat < state.players; seat++) {
    const debt = state.debt[seat] as number
    const penalty = state.penalty[seat] as number
    if (debt < 0 || penalty < debt) found.push(`seat ${seat} owes ${debt}, penalty ${penalty}`)
  }
  return found
}

function companyFaults(state: DeepReadonly<CzState>): string[] {
  const found: string[] = []
  for (let company = 0; company < COMPANIES.length; company++) {
    const { status, director, tokens } = companyAt(state, company)
    const id = companyId(company)
    const led = isLed(state, company)
    if (led !== director >= 0) found.push(`${id} is ${status} under ${director}`)
    const held = (holder: number): number => sharesOf(state, company, holder)
    if (led) found.push(...directorFaults(held, director, state.players, DIRECTOR_SHARES, id))
    // After an acquisition its director still has to choose.
    const choosing = (state.turn?.doubles.length ?? 0) > 0
    if (standsTwice(tokens) && !choosing) found.push(`${id} stands twice in a hex`)
  }
  return found
}

function trainFaults(state: DeepReadonly<CzState>): string[] {
  const found: string[] = []
  const { depot, pool, scrapped } = state.fleet
  const owned = CARDS.map(() => 0)
  const add = (code: number): void => {
    const { letter } = trainData(code)
    owned[letter] = (owned[letter] as number) + 1
  }
  for (const code of pool) add(code)
  for (let company = 0; company < COMPANIES.length; company++) {
    const { trains, director } = companyAt(state, company)
    for (const code of trains) {
      add(code)
      if (isObsolete(state.fleet, FLEET, code)) found.push(`${companyId(company)} owns ${trainId(code)}`)
    }
    const most = director === VACLAV ? 1 : trainLimit(state, company)
    const deciding = state.discards.includes(company) || state.turn?.company === company
    if (!deciding && trains.length > most) found.push(`${companyId(company)} owns ${trains.length} trains`)
  }
  const counts = cardCounts(state)
  CARDS.forEach(({ letter }, index) => {
    const count = counts[index] as number
    if (count < 0) return
    const sum = (depot[index] as number) + (owned[index] as number) + (scrapped[index] as number)
    if (sum !== count) found.push(`${sum} cards ${letter} instead of ${count}`)
  })
  return found
}

function localFaults(state: DeepReadonly<CzState>): string[] {
  const found: string[] = []
  LOCALS.forEach(({ id }, local) => {
    const owner = state.locals.owner[local] as number
    const company = owner - COMPANY_OWNER
    const fine =
      owner >= COMPANY_OWNER
        ? companyAt(state, company).status === 'open'
        : owner >= GONE && owner < state.players
    if (!fine) found.push(`${id} belongs to ${owner}`)
  })
  return found
}
