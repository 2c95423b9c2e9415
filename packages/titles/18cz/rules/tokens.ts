import {
  BANK,
  type Choice,
  type DeepReadonly,
  type Refusal,
  type Step,
  type TreeBranch,
  pay,
} from '@roundhouse/kernel'
import { type Stop, hexOfKey, holdsStation, stopAt, stopKey, stopOfKey } from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { groundOf, hexId } from '../board.ts'
import { ATE, COMPANIES, companyData } from '../companies.ts'
import type { CzEvent } from '../events.ts'
import { isOn } from '../options.ts'
import { refusal } from '../sections.ts'
import {
  type CzState,
  NO_CITY,
  type TurnState,
  VACLAV,
  companyAt,
  treasuryAccount,
  treasuryOf,
} from '../state.ts'
import { anytimeChoices, applyAnytime, refuseAnytime } from './anytime.ts'
import { homeHex, homeStop } from './homes.ts'
import { boardOf, networkOf, openReachOf, reachOf } from './network.ts'
import { leaveStage } from './stage.ts'
import { putStation } from './stations.ts'

/** One further station in a turn. — VIII.6 */
export const token: Step<CzState, CzAction, CzEvent> = {
  name: 'token',
  section: 'VIII.6',
  choices(state) {
    const { company } = state.turn as TurnState
    const choices: Choice<CzAction>[] = [{ kind: 'one', action: { type: 'pass' } }]
    const { charter } = companyAt(state, company)
    if (charter.length > 0 && tokenCost(state, company) <= treasuryOf(state, company)) {
      const tree: TreeBranch[] = []
      for (const key of reachOf(state, company).stops) {
        if (refusePlace(state, company, key) !== null) continue
        const value = hexId(state, hexOfKey(key))
        const known = tree.find((each) => each.value === value)
        if (known === undefined) tree.push({ value, next: [stopOfKey(key)] })
        else (known.next as number[]).push(stopOfKey(key))
      }
      const action = { type: 'placeToken', hex: '', city: 0 } as const
      if (tree.length > 0) choices.push({ kind: 'tree', action, fields: ['hex', 'city'], tree })
    }
    return [...choices, ...anytimeChoices(state)]
  },
  refuse(state, _seat, action) {
    if (action.type === 'pass') return null
    if (action.type !== 'placeToken') return refuseAnytime(state, action)
    const { company } = state.turn as TurnState
    if (companyAt(state, company).charter.length === 0) return refusal('CZ-TOKEN-NONE', {})
    const hex = groundOf(state).index(action.hex)
    const city =
      Number.isInteger(action.city) && action.city >= 0 && action.city < NO_CITY ? action.city : NO_CITY
    if (hex < 0) return refusal('CZ-TOKEN-NOT-CONNECTED', { hex: action.hex })
    const place = refusePlace(state, company, stopKey(hex, city))
    if (place !== null) return place
    const cost = tokenCost(state, company)
    const treasury = treasuryOf(state, company)
    return cost > treasury ? refusal('CZ-TOKEN-CASH', { cost, treasury }) : null
  },
  apply(state, _seat, action, emit) {
    const turn = state.turn as TurnState
    if (action.type === 'pass') leaveStage(state)
    else if (action.type === 'placeToken') {
      const cost = tokenCost(state, turn.company)
      const key = stopKey(groundOf(state).index(action.hex), action.city)
      companyAt(state, turn.company).charter.shift()
      if (cost > 0) pay(state.cash, treasuryAccount(turn.company), BANK, cost)
      turn.placed = true
      putStation(state, turn.company, key, cost, emit)
    } else applyAnytime(state, action, emit)
  },
}

/** Whether a station could be placed somewhere, if money were no object. */
export function canPlaceToken(state: DeepReadonly<CzState>, company: number): boolean {
  if (companyAt(state, company).charter.length === 0) return false
  for (const key of reachOf(state, company).stops) if (refusePlace(state, company, key) === null) return true
  return false
}

/** The price of the next station; Václav's cost nothing. — VIII.6, XI.1 */
function tokenCost(state: DeepReadonly<CzState>, company: number): number {
  const { charter, director } = companyAt(state, company)
  return director === VACLAV ? 0 : (charter[0] ?? 0)
}

function refusePlace(state: DeepReadonly<CzState>, company: number, key: number): Refusal | null {
  const place = { hex: hexId(state, hexOfKey(key)) }
  const stop = stopOfKey(key) === NO_CITY ? null : stopAt(boardOf(state), key)
  if (stop?.kind !== 'city') return refusal('CZ-TOKEN-NOT-CONNECTED', place)
  if (holdsStation(companyAt(state, company).tokens, hexOfKey(key)))
    return refusal('CZ-TOKEN-SAME-HEX', place)
  if (!reachOf(state, company).reaches(key)) {
    const blocked = openReachOf(state, company).reaches(key)
    return refusal(blocked ? 'CZ-STATION-BLOCKED' : 'CZ-TOKEN-NOT-CONNECTED', place)
  }
  return refuseCircle(state, company, key, stop)
}

/** A free circle that is not kept for somebody's home. — VIII.6 */
function refuseCircle(
  state: DeepReadonly<CzState>,
  company: number,
  key: number,
  stop: Stop,
): Refusal | null {
  const hex = hexOfKey(key)
  const place = { hex: hexId(state, hex) }
  const free = stop.slots - (networkOf(state).taken[key] as number)
  if (free <= 0) return refusal('CZ-TOKEN-FULL', place)
  if (company !== ATE && awaitsHome(state, ATE) && homeHex(state, ATE) === hex) {
    const oneStays = isOn(state, 'ateBrownOneFree') && homeStop(state, ATE) !== null
    if (!oneStays || free <= 1) return refusal('CZ-STATION-ATE', place)
  }
  let kept = 0
  for (let other = 0; other < COMPANIES.length; other++) {
    if (other === company || !awaitsHome(state, other) || homeHex(state, other) !== hex) continue
    if (homeStop(state, other) === stopOfKey(key)) kept++
  }
  return free <= kept ? refusal('CZ-STATION-RESERVED', place) : null
}

/** A company of this game that has not yet placed its home token and has not been acquired. — VIII.6 */
function awaitsHome(state: DeepReadonly<CzState>, company: number): boolean {
  const { status, turns, tokens } = companyAt(state, company)
  if (status === 'out' || status === 'closed' || companyData(company).redTile !== null) return false
  return turns === 0 && tokens.length === 0
}
