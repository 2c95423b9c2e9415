import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import { clockwiseFrom, firstDirector, hexOfKey, takeAssets } from '@roundhouse/railways'
import {
  DIRECTOR_SHARES,
  SHARES,
  companyData,
  companyId,
  ofKind,
  preStatePrice,
  predecessorsOf,
} from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { STATE_PRICE } from '../market.ts'
import {
  ACCOUNTS,
  type AhState,
  CERTIFICATE,
  KEPT,
  NOBODY,
  cloneState,
  companyAt,
  sharesOf,
} from '../state.ts'
import { bankPaysCompany } from './bank.ts'
import { bookOf } from './book.ts'
import { askDiscards } from './discard.ts'
import { stationPrices } from './figures.ts'
import { hasCome } from './figures.ts'
import { placeHome } from './homes.ts'
import { moveShares, swapForCertificate } from './shares.ts'

/** A train has come brings a state railway: at the end of the operating round it is formed. — IV.3 */
export function noteFormations(state: AhState): void {
  const { formedWith } = bookOf(state)
  for (const company of ofKind('state')) {
    const train = formedWith[companyId(company)]
    if (train === undefined || !hasCome(state, train) || state.due.includes(company)) continue
    if (companyAt(state, company).status === 'started') state.due.push(company)
  }
}

/** The next state railway that is due; the following one waits until this one is settled. — IV.4.4 */
export function formNext(state: AhState, emit: Emit<NumberedEvent>): void {
  const company = state.due.shift() as number
  const owners = predecessorsOf(company).map((each) => ownerOf(state, each))
  exchangePredecessors(state, company)
  companyAt(state, company).status = 'open'
  appointDirector(state, company, owners)
  const capital = capitalOf(state, company)
  bankPaysCompany(state, company, capital, emit)
  const of = operating(state, company)
  const treasury = takeOver(state, company, emit)
  const { director } = companyAt(state, company)
  emit({
    type: 'stateFormed',
    company,
    of: of.map(companyId),
    capital,
    treasury,
    director: director === NOBODY ? 'nobody' : director,
  })
  askDiscards(state, emit)
}

/** On a copy: how this state railway would be if it were formed now. Tables tell it beforehand. */
export function formedAhead(state: DeepReadonly<AhState>, company: number): AhState {
  const copy = cloneState(state)
  copy.due = [company]
  formNext(copy, () => {})
  return copy
}

/** Each owner gets shares: of number 1 the 20 % certificate, of the others a tenth. — IV.3 */
function exchangePredecessors(state: AhState, company: number): void {
  for (const each of operating(state, company)) {
    const { director } = companyAt(state, each)
    if (companyData(each).number === 1) moveShares(state, company, CERTIFICATE, director, DIRECTOR_SHARES)
    else moveShares(state, company, KEPT, director, 1)
  }
}

/**
 * The highest percentage, at least 20; in a tie the former owners by number, then the holder of the starting-player
 * card and clockwise. Whoever has the certificate by then gives it up for two tenths. — IV.4.4, table B46
 */
function appointDirector(state: AhState, company: number, owners: readonly number[]): void {
  const clockwise = clockwiseFrom(state.priority, state.players)
  const order = [...owners.filter((owner) => owner !== NOBODY), ...clockwise]
  const director = firstDirector((seat) => sharesOf(state, company, seat), order, DIRECTOR_SHARES)
  companyAt(state, company).director = director ?? NOBODY
  if (director !== null && sharesOf(state, company, CERTIFICATE) > 0) swapForCertificate(state, company)
}

/** 120 G for each share never kept for a predecessor, and the price of each predecessor that is missing. — IV.4.4 */
export function capitalOf(state: DeepReadonly<AhState>, company: number): number {
  const all = predecessorsOf(company)
  const free = SHARES - DIRECTOR_SHARES - (all.length - 1)
  const missing = all.filter((each) => companyAt(state, each).status === 'out')
  const built = bookOf(state).constructionMoneyAtClosing ? [] : all.filter((each) => hasBuilt(state, each))
  return [...missing, ...built].reduce((sum, each) => sum + preStatePrice(each), free * STATE_PRICE)
}

/** A construction railway that has closed; the others close only here. — X.3 */
function hasBuilt(state: DeepReadonly<AhState>, company: number): boolean {
  return companyAt(state, company).status === 'closed'
}

/**
 * Money, trains and stations; the marker stays at 120. Stations keep their places: of two in one city one comes back by
 * itself, of two in one hex by choice. — IV.4.4, VII.8
 */
function takeOver(state: AhState, company: number, emit: Emit<NumberedEvent>): number {
  const entry = companyAt(state, company)
  const lost = lostStations(state, company)
  let sum = 0
  for (const from of predecessorsOf(company)) {
    const assets = takeAssets(state.cash, ACCOUNTS, state.board, state.companies, { into: company, from })
    sum += assets.treasury
    if (assets.toChoose.length > 0) state.surplus = company
    if (companyAt(state, from).status === 'open') companyAt(state, from).status = 'closed'
  }
  const standing = new Set(entry.stations.map(hexOfKey)).size
  entry.stationsLeft = stationPrices(state, company).slice(standing + lost)
  if (standing === 0 && bookOf(state).homeAtFormation) placeHome(state, company, emit)
  return sum
}

/** Some tables lose the station of a railway that has built, on the map and on the charter. — table C22 */
function lostStations(state: DeepReadonly<AhState>, company: number): number {
  if (bookOf(state).constructionStationStays) return 0
  return predecessorsOf(company).filter((each) => hasBuilt(state, each)).length
}

/** The predecessors that came into a player's hands and are to be exchanged, number 1 first. */
function operating(state: DeepReadonly<AhState>, company: number): number[] {
  return predecessorsOf(company).filter((each) => companyAt(state, each).status === 'open')
}

function ownerOf(state: DeepReadonly<AhState>, company: number): number {
  const { status, director } = companyAt(state, company)
  return status === 'open' ? director : NOBODY
}
