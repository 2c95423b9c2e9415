import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import { type CompanyIndex, NO_TILE, type StopKey, hexOfKey, homeState, stopAt } from '@roundhouse/railways'
import { LAYS } from '../board.ts'
import { COMPANIES } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { type RmState, companyAt } from '../state.ts'
import { bookOf } from './book.ts'
import { isInPlay, widerTiles } from './charters.ts'
import { homeHex, homeKey, networkOf } from './network.ts'

/** The very first thing of a company's first turn; never after the LNER. — 7.2, 10.3, table B39 */
export function placeHome(state: RmState, company: CompanyIndex, emit: Emit<NumberedEvent>): void {
  const entry = companyAt(state, company)
  const key = homeKey(company)
  if (entry.stations.includes(key)) return
  if (!mayPlaceHome(state)) return
  const found = homeState(networkOf(state).board, networkOf(state).taken, homeHex(company), 0)
  if (found === 'full' && widerTiles(state, company).length === 0) displace(state, key, emit)
  else entry.homeWaits = found !== 'free'
  entry.stationsLeft.pop()
  entry.dates.unshift(dateFor(state, key))
  entry.stations.unshift(key)
  state.board.version += 1
  emit({
    type: 'tokenPlaced',
    company,
    hex: homeHex(company),
    city: entry.homeWaits ? null : 0,
    cost: 0,
  })
}

function mayPlaceHome(state: DeepReadonly<RmState>): boolean {
  return state.lner !== 'formed' || bookOf(state).placesHomeAfterLner
}

/** The token placed there last goes back to its charter. — 7.2, table B17 */
function displace(state: RmState, key: StopKey, emit: Emit<NumberedEvent>): void {
  const { mayDisplace } = bookOf(state)
  const there = COMPANIES.flatMap((_, company) => {
    const { stations, dates, homeWaits } = companyAt(state, company)
    const at = stations.indexOf(key)
    return at < 0 || !mayDisplace(key === homeKey(company), homeWaits)
      ? []
      : [{ company, at, date: dates[at] as number }]
  })
  const gone = there.toSorted((one, other) => other.date - one.date)[0]
  if (gone === undefined) throw new Error('no token to displace')
  const owner = companyAt(state, gone.company)
  owner.stations.splice(gone.at, 1)
  owner.dates.splice(gone.at, 1)
  owner.stationsLeft.push(0)
  state.board.version += 1
  emit({ type: 'stationDisplaced', company: gone.company, hex: hexOfKey(key) })
}

/** The date of a station that is placed now. */
export function dateFor(state: DeepReadonly<RmState>, key: StopKey): number {
  const inCity = state.companies.flatMap(({ stations, dates }) => {
    const at = stations.indexOf(key)
    return at < 0 ? [] : [dates[at] as number]
  })
  const all = state.companies.flatMap(({ dates }) => dates)
  return bookOf(state).dateOf(all, inCity)
}

/** Home tokens that wait take a circle as soon as one is free. — 7.2, table B50 */
export function settleHomes(state: RmState): void {
  for (let company = 0; company < COMPANIES.length; company++) {
    const entry = companyAt(state, company)
    if (!entry.homeWaits) continue
    const { board, taken } = networkOf(state)
    const hasTile = state.board.laid[homeHex(company)] !== NO_TILE
    const slots = stopAt(board, homeKey(company))?.slots ?? 0
    if (!hasTile || (taken[homeKey(company)] as number) >= slots) continue
    entry.homeWaits = false
    state.board.version += 1
  }
}

/** What a home token outside a circle asks for: a first tile, or one with more circles. */
export interface HomeDuty {
  readonly kind: 'build' | 'upgrade'
  /** The tiles that fulfil it. */
  readonly codes: readonly number[]
  /** Whether the track step may be left without it. — 13 */
  readonly isMust: boolean
}

/** Null when the home token stands in a circle, or no tile for it is left. — 7.2, table B50 */
export function homeDuty(state: DeepReadonly<RmState>, company: CompanyIndex): HomeDuty | null {
  const { homeWaits, turns } = companyAt(state, company)
  if (!homeWaits || !mayPlaceHome(state)) return null
  const hex = homeHex(company)
  const isBare = state.board.laid[hex] === NO_TILE
  const codes = isBare
    ? LAYS.fitting(hex, NO_TILE).filter((code) => isInPlay(state, Math.floor(code / 6)))
    : widerTiles(state, company)
  if (codes.length === 0) return null
  const { homeMustBuild } = bookOf(state)
  return isBare
    ? { kind: 'build', codes, isMust: homeMustBuild }
    : { kind: 'upgrade', codes, isMust: homeMustBuild || turns === 0 }
}

/** Nothing else is built before it. — 7.2 */
export function comesFirst(state: DeepReadonly<RmState>, { kind, isMust }: HomeDuty): boolean {
  return kind === 'build' ? bookOf(state).homeTileFirst : isMust
}

/** When the track step comes and nothing can be built for a full home, a token is displaced after all. — table B50 */
export function fitHomeIn(state: RmState, company: CompanyIndex, emit: Emit<NumberedEvent>): void {
  const entry = companyAt(state, company)
  if (!entry.homeWaits || state.lner === 'formed') return
  if (state.board.laid[homeHex(company)] === NO_TILE || widerTiles(state, company).length > 0) return
  displace(state, homeKey(company), emit)
  settleHomes(state)
}
