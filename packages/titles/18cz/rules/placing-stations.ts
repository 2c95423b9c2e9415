import { BANK, type Choice, type DeepReadonly, type Refusal, pay } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type StationFault,
  hexOfKey,
  keptCircles,
  placesByHex,
  stationFault,
  stopAt,
  stopKey,
  type StopKey,
  type TurnStep,
  underWay,
} from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { groundOf, hexId } from '../board.ts'
import { ATE, COMPANIES } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { type RefusalCode, refusal } from '../sections.ts'
import { type CzState, NO_CITY, VACLAV, companyAt, treasuryAccount, treasuryOf } from '../state.ts'
import { couldChangeBoard } from './any-moment.ts'
import { anytimeChoices, applyAnytime, refuseAnytime } from './anytime.ts'
import { bookOf } from './book.ts'
import { awaitedHome, awaitsHome, homeHex, homeStop } from './homes.ts'
import { networkOf, reachOf } from './network.ts'
import { canRun } from './routes.ts'
import { putStation } from './stations.ts'

/** One further station in a turn; records of games and words call it a token. — VIII.6 */
export const placeStations: TurnStep<CzState, CzAction, NumberedEvent> = {
  name: 'token',
  section: 'VIII.6',
  endedBy: ['pass'],
  settle(state) {
    const { company, placed } = underWay(state, 'turn')
    const isDone = placed || bookOf(state).isLeftUnasked(() => !canPlaceStation(state, company))
    return isDone && !waitsForLocals(state, company, placed)
  },
  choices(state) {
    const { company, placed } = underWay(state, 'turn')
    const choices: Choice<CzAction>[] = [{ kind: 'one', action: { type: 'pass' } }]
    const { stationsLeft } = companyAt(state, company)
    if (!placed && stationsLeft.length > 0 && stationCost(state, company) <= treasuryOf(state, company)) {
      const tree = placesByHex(
        reachOf(state, company).stops,
        (key) => refusePlace(state, company, key) === null,
        (hex) => hexId(state, hex),
      )
      const action = { type: 'placeToken', hex: '', city: 0 } as const
      if (tree.length > 0) choices.push({ kind: 'tree', action, fields: ['hex', 'city'], tree })
    }
    return [...choices, ...anytimeChoices(state)]
  },
  refuse(state, _seat, action) {
    if (action.type === 'pass') return null
    if (action.type !== 'placeToken') return refuseAnytime(state, action)
    const { company, placed } = underWay(state, 'turn')
    if (placed) return refusal('CZ-TOKEN-ONE', {})
    if (companyAt(state, company).stationsLeft.length === 0) return refusal('CZ-TOKEN-NONE', {})
    const hex = groundOf(state).index(action.hex)
    const city =
      Number.isInteger(action.city) && action.city >= 0 && action.city < NO_CITY ? action.city : NO_CITY
    if (hex < 0) return refusal('CZ-TOKEN-NOT-CONNECTED', { hex: action.hex })
    const place = refusePlace(state, company, stopKey(hex, city))
    if (place !== null) return place
    const cost = stationCost(state, company)
    const treasury = treasuryOf(state, company)
    return cost > treasury ? refusal('CZ-TOKEN-CASH', { cost, treasury }) : null
  },
  apply(state, _seat, action, emit) {
    const turn = underWay(state, 'turn')
    if (action.type === 'pass') return
    if (action.type === 'placeToken') {
      const cost = stationCost(state, turn.company)
      const key = stopKey(groundOf(state).index(action.hex), action.city)
      companyAt(state, turn.company).stationsLeft.shift()
      if (cost > 0) pay(state.bank.cash, treasuryAccount(turn.company), BANK, cost)
      turn.placed = true
      putStation(state, turn.company, key, cost, emit)
    } else applyAnytime(state, action, emit)
  },
}

/** A tile by a local could still make room for a station or a way for a train that has none. — VIII.3 */
function waitsForLocals(state: DeepReadonly<CzState>, company: CompanyIndex, placed: boolean): boolean {
  const hasStation = !placed && companyAt(state, company).stationsLeft.length > 0
  return (hasStation || !canRun(state, company)) && couldChangeBoard(state)
}

/** Whether a station could be placed somewhere, if money were no object. */
function canPlaceStation(state: DeepReadonly<CzState>, company: CompanyIndex): boolean {
  if (companyAt(state, company).stationsLeft.length === 0) return false
  for (const key of reachOf(state, company).stops) if (refusePlace(state, company, key) === null) return true
  return false
}

/** The price of the next station; Václav's cost nothing. — VIII.6, XI.1 */
export function stationCost(state: DeepReadonly<CzState>, company: CompanyIndex): number {
  const { stationsLeft, director } = companyAt(state, company)
  return director === VACLAV ? 0 : (stationsLeft[0] ?? 0)
}

const FAULTS = {
  noCity: 'CZ-TOKEN-NOT-CONNECTED',
  sameHex: 'CZ-TOKEN-SAME-HEX',
  blocked: 'CZ-STATION-BLOCKED',
  notConnected: 'CZ-TOKEN-NOT-CONNECTED',
  full: 'CZ-TOKEN-FULL',
  reserved: 'CZ-STATION-RESERVED',
} as const satisfies Record<StationFault, RefusalCode>

function refusePlace(state: DeepReadonly<CzState>, company: CompanyIndex, key: StopKey): Refusal | null {
  const network = networkOf(state)
  const fault = stationFault(network.board, key, {
    own: companyAt(state, company).stations,
    reach: network.reach(company),
    openReach: () => network.openReach(company),
    taken: network.taken,
    kept: (city) =>
      keptCircles(city, COMPANIES.length, company, (other) => awaitedHome(state, other, hexOfKey(city))),
  })
  const hex = hexId(state, hexOfKey(key))
  if ((fault === null || fault === 'reserved') && isKeptForAte(state, company, key)) {
    return refusal('CZ-STATION-ATE', { hex })
  }
  return fault === null ? null : refusal(FAULTS[fault], { hex })
}

/** Before ATE stands there nobody else does. — VIII.6 */
function isKeptForAte(state: DeepReadonly<CzState>, company: CompanyIndex, key: StopKey): boolean {
  if (company === ATE || !awaitsHome(state, ATE) || homeHex(state, ATE) !== hexOfKey(key)) return false
  const { board, taken } = networkOf(state)
  const free = (stopAt(board, key)?.slots ?? 0) - (taken[key] as number)
  return !bookOf(state).mayStandBeforeAte(free, homeStop(state, ATE) !== null)
}
