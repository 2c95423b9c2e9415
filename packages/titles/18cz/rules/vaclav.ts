import { type DeepReadonly, type Emit, draw } from '@roundhouse/kernel'
import { removeTrain, scrap, takeTop } from '@roundhouse/railways'
import { COMPANIES, companyData } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { type CzState, STACK, VACLAV, companyAt } from '../state.ts'
import { FACES, FLEET } from '../trains.ts'
import { bookOf } from './book.ts'
import { placeMarker } from './prices.ts'
import type { VaclavsCompany } from './rulebook.ts'
import { moveShares, openCompany } from './shares.ts'

/** A new phase may bring Václav his next company. — XI.1 */
export function giveToVaclav(state: CzState, emit: Emit<NumberedEvent>): void {
  const size = state.vaclav.companies.length
  const next = bookOf(state).vaclavsCompanies[size]
  if (next !== undefined && next.phase <= state.fleet.phase) receiveCompany(state, size, emit)
}

/** A random company of the size, its shares, and the top card as its train, which is a sale. */
export function receiveCompany(state: CzState, size: number, emit: Emit<NumberedEvent>): void {
  const { shares, price } = bookOf(state).vaclavsCompanies[size] as VaclavsCompany
  const free = COMPANIES.flatMap((_, company) =>
    companyData(company).size === size && companyAt(state, company).status === 'shelf' ? [company] : [],
  )
  const named = state.vaclav.named[size] as number
  const company = free.includes(named) ? named : (free[draw(state.rng, free.length)] as number)
  const entry = companyAt(state, company)
  entry.status = 'started'
  entry.director = VACLAV
  entry.start = price
  moveShares(state, company, STACK, VACLAV, shares)
  placeMarker(state, company, price)
  state.vaclav.companies.push(company)
  const { kind, set } = state.round
  state.vaclav.nextDraw.push(kind === 'between' ? set + 1 : set)
  emit({ type: 'companyStarted', holder: 'vaclav', company, price })
  // Open before its train comes.
  openCompany(state, company, emit)
  const code = takeTop(state.fleet) * FACES + size
  entry.trains.push(code)
  emit({ type: 'vaclavReceived', company, train: code })
}

/** At the end of a set each of his companies draws; one that came by the export or by a draw of this set does not. — XI.1 */
export function vaclavDraws({ round, vaclav }: DeepReadonly<CzState>): boolean {
  return round.kind === 'between' && vaclav.nextDraw.some((set) => set <= round.set)
}

/** Where all his cards are drawn before anybody discards. */
export function vaclavDrawsFirst(state: DeepReadonly<CzState>): boolean {
  return bookOf(state).vaclavDrawsBeforeDiscards && vaclavDraws(state)
}

/** His next company, small to large, takes the top card for its old train, which is a sale. — XI.1 */
export function drawForVaclav(state: CzState, emit: Emit<NumberedEvent>): void {
  const { companies, nextDraw } = state.vaclav
  const at = nextDraw.findIndex((set) => set <= state.round.set)
  nextDraw[at] = state.round.set + 1
  const company = companies[at] as number
  const entry = companyAt(state, company)
  const code = takeTop(state.fleet) * FACES + companyData(company).size
  for (const old of entry.trains.slice()) {
    removeTrain(entry.trains, old)
    scrap(state.fleet, FLEET, old)
  }
  entry.trains.push(code)
  emit({ type: 'vaclavDrew', company, train: code })
}
