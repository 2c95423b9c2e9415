import { BANK, type Choice, type DeepReadonly, type Refusal, pay } from '@roundhouse/kernel'
import {
  type StationFault,
  type TurnStep,
  hexOfKey,
  keptCircles,
  placesByHex,
  stationFault,
  stopAt,
  stopKey,
} from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import { COMPANIES, isSmall } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { type RefusalCode, refusal, refusalIn } from '../sections.ts'
import { type AhState, type TurnState, companyAt, treasuryAccount, treasuryOf } from '../state.ts'
import { wrongStep } from './gates.ts'
import { awaitedHome } from './homes.ts'
import { groundOf, hexId, networkOf, reachOf } from './network.ts'
import { putStation } from './stations.ts'

type State = DeepReadonly<AhState>

/** One further station in a turn; small railways have none but that of their home. — VII.5, VII.8 */
export const token: TurnStep<AhState, AhAction, NumberedEvent> = {
  name: 'token',
  section: 'VII.8',
  endedBy: ['pass', 'placeToken'],
  settle(state) {
    const { company } = state.turn as TurnState
    return isSmall(company) || companyAt(state, company).stationsLeft.length === 0
  },
  choices(state) {
    const { company } = state.turn as TurnState
    const choices: Choice<AhAction>[] = [{ kind: 'one', action: { type: 'pass' } }]
    if (stationCost(state, company) > treasuryOf(state, company)) return choices
    const tree = places(state, company)
    const action = { type: 'placeToken', hex: '', city: 0 } as const
    if (tree.length > 0) choices.push({ kind: 'tree', action, fields: ['hex', 'city'], tree })
    return choices
  },
  refuse(state, _seat, action) {
    if (action.type === 'pass') return null
    if (action.type !== 'placeToken') return wrongStep(state, action)
    const { company } = state.turn as TurnState
    const hex = groundOf(state).index(action.hex)
    if (hex < 0) return refusalIn('VII.8', 'AH-CHOICE', { what: action.hex })
    const place = refusePlace(state, company, cityKey(hex, action.city))
    if (place !== null) return place
    const cost = stationCost(state, company)
    const treasury = treasuryOf(state, company)
    return cost > treasury ? refusal('AH-TOKEN-COST', { cost, treasury }) : null
  },
  apply(state, _seat, action, emit) {
    if (action.type !== 'placeToken') return
    const turn = state.turn as TurnState
    const { company } = turn
    const cost = stationCost(state, company)
    companyAt(state, company).stationsLeft.shift()
    pay(state.cash, treasuryAccount(company), BANK, cost)
    turn.placed = true
    putStation(state, company, stopKey(groundOf(state).index(action.hex), action.city), cost, emit)
  },
}

function places(state: State, company: number): ReturnType<typeof placesByHex> {
  return placesByHex(
    reachOf(state, company).stops,
    (key) => refusePlace(state, company, key) === null,
    (hex) => hexId(state, hex),
  )
}

/** The price of the next station: 40 for the second on the map, 100 for every later one. — VII.8 */
export function stationCost(state: State, company: number): number {
  return companyAt(state, company).stationsLeft[0] ?? 0
}

/** Cities of a hex are numbered from 0; what is none has a number no hex uses. */
const NO_CITY = 7

export function cityKey(hex: number, city: number): number {
  return stopKey(hex, Number.isInteger(city) && city >= 0 && city < NO_CITY ? city : NO_CITY)
}

const FAULTS = {
  noCity: 'AH-TOKEN-NOT-CITY',
  sameHex: 'AH-TOKEN-HEX-TWICE',
  blocked: 'AH-TOKEN-NOT-CONNECTED',
  notConnected: 'AH-TOKEN-NOT-CONNECTED',
  full: 'AH-TOKEN-NO-SLOT',
  reserved: 'AH-TOKEN-RESERVED',
} as const satisfies Record<StationFault, RefusalCode>

/** A mine is told apart; red areas are no cities, even those where somebody is at home. — VII.8, VII.3 */
export function refusePlace(state: State, company: number, key: number): Refusal | null {
  const network = networkOf(state)
  const hex = hexId(state, hexOfKey(key))
  if (stopAt(network.board, key)?.kind === 'mine') return refusal('AH-TOKEN-MINE', { hex })
  const fault = stationFault(network.board, key, {
    own: companyAt(state, company).stations,
    reach: network.reach(company),
    openReach: () => network.openReach(company),
    taken: network.taken,
    kept: (city) => keptFor(state, company, city),
  })
  return fault === null ? null : refusal(FAULTS[fault], { hex })
}

/** Spaces of a city that wait for the homes of others. — VII.8 */
export function keptFor(state: State, company: number, key: number): number {
  return keptCircles(key, COMPANIES.length, company, (other) => awaitedHome(state, other))
}
