import type { Choice, DeepReadonly, Refusal } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type StationFault,
  type StopKey,
  type TurnStep,
  hexOfKey,
  stationFault,
  stopKey,
  turnUnderWay,
} from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import { MAP, hexIndex, placeId } from '../board.ts'
import type { NumberedEvent } from '../events.ts'
import { type RefusalCode, refusal } from '../sections.ts'
import { type RmState, type RmTurn, companyAt } from '../state.ts'
import { bookOf } from './book.ts'
import { wrongStep } from './gates.ts'
import { dateFor } from './home.ts'
import { linkLondon, refuseLinkIn } from './london.ts'
import { networkOf, reachOf } from './network.ts'

/** One token in a turn, beside the home's and already paid. — 7.7 */
export const token: TurnStep<RmState, RmAction, NumberedEvent> = {
  name: 'token',
  section: '7.7',
  endedBy: ['pass', 'placeToken', 'linkLondon'],
  settle: (state) => places(state).length === 0 && !linksHere(state),
  choices(state) {
    const choices: Choice<RmAction>[] = [{ kind: 'one', action: { type: 'pass' } }]
    for (const hex of places(state)) choices.push({ kind: 'one', action: { type: 'placeToken', hex } })
    if (linksHere(state)) choices.push({ kind: 'one', action: { type: 'linkLondon' } })
    return choices
  },
  refuse(state, _seat, action) {
    if (action.type === 'pass') return null
    if (action.type === 'linkLondon' && bookOf(state).linksLondonIn === 'token') {
      return refuseAny(state) ?? refuseLinkIn(state, 'token')
    }
    if (action.type !== 'placeToken') return wrongStep(state, action)
    const { company } = turnUnderWay<DeepReadonly<RmTurn>>(state)
    const hex = hexIndex(action.hex)
    return (
      refuseAny(state) ??
      (hex < 0
        ? refusal('62-TOKEN-NOT-CONNECTED', { hex: action.hex })
        : refusePlace(state, company, stopKey(hex, 0)))
    )
  },
  apply(state, _seat, action, emit) {
    if (action.type === 'linkLondon') linkLondon(state, emit)
    if (action.type !== 'placeToken') return
    const turn = turnUnderWay<RmTurn>(state)
    const entry = companyAt(state, turn.company)
    entry.stationsLeft.pop()
    const hex = hexIndex(action.hex)
    const key = stopKey(hex, 0)
    entry.dates.push(dateFor(state, key))
    entry.stations.push(key)
    state.board.version += 1
    turn.placed = true
    emit({ type: 'tokenPlaced', company: turn.company, hex, city: 0, cost: 0 })
  },
}

/** Where the book has the link to London among the tokens. — 7.6.5 */
function linksHere(state: DeepReadonly<RmState>): boolean {
  return refuseAny(state) === null && refuseLinkIn(state, 'token') === null
}

function refuseAny(state: DeepReadonly<RmState>): Refusal | null {
  const { company, placed, linked } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  if (state.lner === 'formed') return refusal('62-LNER-NO-BUILD', {})
  if (placed || linked) return refusal('62-TOKEN-ONE', {})
  return companyAt(state, company).stationsLeft.length === 0 ? refusal('62-TOKEN-NONE', {}) : null
}

function places(state: DeepReadonly<RmState>): string[] {
  if (refuseAny(state) !== null) return []
  const { company } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  const keys = [...reachOf(state, company).stops].filter((key) => hexOfKey(key) < MAP.hexes.length)
  return keys
    .toSorted((one, other) => one - other)
    .flatMap((key) => (refusePlace(state, company, key) === null ? [placeId(hexOfKey(key))] : []))
}

const FAULTS = {
  noCity: '62-TOKEN-NOT-CONNECTED',
  sameHex: '62-TOKEN-SAME-HEX',
  blocked: '62-TOKEN-NOT-CONNECTED',
  notConnected: '62-TOKEN-NOT-CONNECTED',
  full: '62-TOKEN-FULL',
  reserved: '62-TOKEN-FULL',
} as const satisfies Record<StationFault, RefusalCode>

/** A free circle on a route of the company; homes of others are not reserved. — 7.7 */
function refusePlace(state: DeepReadonly<RmState>, company: CompanyIndex, key: StopKey): Refusal | null {
  const { board, taken } = networkOf(state)
  const reach = reachOf(state, company)
  const own = companyAt(state, company).stations
  const fault = stationFault(board, key, { own, reach, openReach: () => reach, taken, kept: () => 0 })
  return fault === null ? null : refusal(FAULTS[fault], { hex: placeId(hexOfKey(key)) })
}
