import type { Choice, DeepReadonly, Emit, Refusal, Seat } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type TurnStep,
  dropUnits,
  handOver,
  mergeStations,
  payHolders,
  removeMarker,
  takeMoney,
  takeTrains,
  unitsBelow,
  underWay,
  companyOwner,
} from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { COMPANIES, companyData, companyId, companyIndex } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import {
  type CzState,
  NOBODY,
  VACLAV,
  companyAt,
  seatAccount,
  sharesOf,
  treasuryAccount,
  treasuryOf,
} from '../state.ts'
import { anytimeChoices, applyAnytime, refuseAnytime } from './anytime.ts'
import { bookOf } from './book.ts'
import { leastPrice, makeOffer, wasDeclined } from './offers.ts'
import { priceOf } from './prices.ts'

/** A station bought back to the charter by an acquisition costs this. — VIII.9 */
export const ACQUIRED_STATION = 100

/** A medium company takes small ones, a large one small and medium ones. — VIII.9 */
export const acquire: TurnStep<CzState, CzAction, NumberedEvent> = {
  name: 'acquire',
  section: 'VIII.9',
  endedBy: ['pass'],
  settle(state) {
    const { company } = underWay(state, 'turn')
    if (companyAt(state, company).director === VACLAV) return true
    return bookOf(state).isLeftUnasked(() => !hasTargets(state, company))
  },
  choices(state, _seat, only) {
    const { company } = underWay(state, 'turn')
    const choices: Choice<CzAction>[] = [{ kind: 'one', action: { type: 'pass' } }]
    for (let target = 0; target < COMPANIES.length; target++) {
      if (!isTarget(state, company, target)) continue
      const { least, most } = priceRange(state, target)
      const held = sharesOfPlayers(state, target)
      const max = held === 0 ? most : Math.min(most, Math.floor(treasuryOf(state, company) / held))
      const min = leastPrice(state, 'company', target, least)
      if (min > max) continue
      const action = { type: 'acquire', company: companyId(target), price: min } as const
      choices.push({ kind: 'amount', action, field: 'price', min, max, step: 1 })
    }
    return [...choices, ...anytimeChoices(state, only)]
  },
  refuse(state, _seat, action) {
    if (action.type === 'pass') return null
    if (action.type === 'acquire') return refuseAcquisition(state, action)
    return refuseAnytime(state, action)
  },
  apply(state, _seat, action, emit) {
    if (action.type === 'pass') return
    if (action.type === 'acquire') {
      const { company } = underWay(state, 'turn')
      const item = companyIndex(action.company)
      const seat = companyAt(state, item).director
      const { price } = action
      makeOffer(state, { kind: 'company', buyer: company, seat, item, owner: NOBODY, price }, emit)
    } else applyAnytime(state, action, emit)
  },
}

function hasTargets(state: DeepReadonly<CzState>, company: CompanyIndex): boolean {
  return COMPANIES.some((_, target) => isTarget(state, company, target))
}

function isTarget(state: DeepReadonly<CzState>, company: CompanyIndex, target: CompanyIndex): boolean {
  const { status, director } = companyAt(state, target)
  return status === 'open' && director !== VACLAV && companyData(target).size < companyData(company).size
}

/** From half to one and a half times the price. — VIII.9 */
export function priceRange(
  state: DeepReadonly<CzState>,
  target: CompanyIndex,
): { least: number; most: number } {
  const price = priceOf(state, target)
  return { least: Math.ceil(price / 2), most: Math.floor((price * 3) / 2) }
}

function sharesOfPlayers(state: DeepReadonly<CzState>, target: CompanyIndex): number {
  return unitsBelow(state.shares, target, state.players)
}

function refuseAcquisition(
  state: DeepReadonly<CzState>,
  action: Extract<CzAction, { type: 'acquire' }>,
): Refusal | null {
  const { company } = underWay(state, 'turn')
  const target = companyIndex(action.company)
  const { price } = action
  const about = { company: action.company }
  if (target < 0 || companyData(target).size >= companyData(company).size)
    return refusal('CZ-ACQ-SIZE', about)
  if (companyAt(state, target).status !== 'open') return refusal('CZ-ACQ-NOT-OPEN', about)
  if (companyAt(state, target).director === VACLAV) return refusal('CZ-ACQ-VACLAV', about)
  const { least, most } = priceRange(state, target)
  if (!Number.isInteger(price) || price < least || price > most) {
    return refusal('CZ-ACQ-PRICE', { price, least, most })
  }
  const cost = price * sharesOfPlayers(state, target)
  const treasury = treasuryOf(state, company)
  if (cost > treasury) return refusal('CZ-ACQ-CASH', { cost, treasury })
  if (wasDeclined(state, 'company', target, price)) {
    return refusal('CZ-ACQ-DECLINED', { company: action.company, price })
  }
  return null
}

/** Players are paid, then the acquirer takes money, locals, trains and stations. — VIII.9 */
export function acquireCompany(
  state: CzState,
  company: CompanyIndex,
  target: CompanyIndex,
  price: number,
  emit: Emit<NumberedEvent>,
): void {
  const turn = underWay(state, 'turn')
  const purse = treasuryAccount(company)
  const held = (seat: Seat): number => sharesOf(state, target, seat)
  const bySeat = payHolders(state.bank.cash, purse, state.players, held, price, seatAccount)
  const treasury = takeMoney(state.bank.cash, treasuryAccount(target), purse)
  emit({
    type: 'companyAcquired',
    company,
    target,
    price,
    bySeat,
    treasury,
  })
  handOver(state.locals, companyOwner(target), companyOwner(company))
  turn.acquired = takeTrains(companyAt(state, company).trains, companyAt(state, target).trains)
  turn.turned = []
  takeStations(state, company, target)
  closeCompany(state, target)
}

/** In a hex with both, one station goes to the charter; in different cities the acquirer chooses which. — VIII.9 */
function takeStations(state: CzState, company: CompanyIndex, target: CompanyIndex): void {
  const turn = underWay(state, 'turn')
  const own = companyAt(state, company)
  const { stations, stationsLeft } = companyAt(state, target)
  const { placed, doubled, toChoose } = mergeStations(own.stations, stations)
  own.stations = placed
  turn.doubles.push(...toChoose)
  const book = bookOf(state)
  const unplaced = own.stationsLeft.length + stationsLeft.length + book.stationsForCharter(doubled)
  own.stationsLeft = Array.from({ length: unplaced }, () => ACQUIRED_STATION)
  if (own.stations.length > 0) book.findsHome(state, company)
  state.board.version += 1
}

function closeCompany(state: CzState, target: CompanyIndex): void {
  const entry = companyAt(state, target)
  entry.status = 'closed'
  entry.director = NOBODY
  entry.stations = []
  entry.stationsLeft = []
  const { sharesIn, movePool } = bookOf(state)
  movePool(state, target, -sharesIn(state, target, 'pool'))
  dropUnits(state.shares, target)
  removeMarker(state.market, target)
  state.waiting = state.waiting.filter((company) => company !== target)
}
