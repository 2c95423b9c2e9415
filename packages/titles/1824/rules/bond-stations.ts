import type { Choice, DeepReadonly, Emit, Refusal } from '@roundhouse/kernel'
import {
  type Question,
  type StopKey,
  hexOfKey,
  holdsStation,
  placesByHex,
  stopAt,
  stopKey,
  trackAt,
} from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { type AhState, NOBODY, companyAt } from '../state.ts'
import { trainCode } from '../trains.ts'
import { deciderOf, twoOf } from './asked.ts'
import { bookOf } from './book.ts'
import { wrongStep } from './gates.ts'
import { boardOf, groundOf, hexId, networkOf } from './network.ts'
import { putStation } from './stations.ts'
import { cityKey, keptFor } from './tokens.ts'

type State = DeepReadonly<AhState>

/** Vienna. */
const VIENNA = 'E12'

/**
 * Who buys the last 4-train of the bank may place the second station of the bond railway; if that one is exported, who buys
 * the last 5-train, and if both are, nobody. — X.4
 */
export function noteLastTrain(
  state: AhState,
  _emit: Emit<NumberedEvent>,
  sale: Extract<NumberedEvent, { type: 'trainBought' | 'trainExported' }>,
): void {
  const { two } = state
  if (two === null || two.secondWith === NOBODY) return
  const { secondBondStationOfAnybody: isOfAnybody } = bookOf(state)
  if (sale.type === 'trainExported') {
    const isLast = sale.trains.includes(two.secondWith) && isGone(state, two.secondWith)
    if (isLast && two.secondWith === trainCode('4')) two.secondWith = trainCode('5')
    else if (isLast && !isOfAnybody) two.secondWith = NOBODY
    return
  }
  const { train } = sale
  const isOfferedFor = isOfAnybody
    ? train >= trainCode('4') && train <= two.secondWith
    : train === two.secondWith && sale.from === 'bank'
  if (!isOfferedFor || !isGone(state, train)) return
  two.secondWith = NOBODY
  two.placing = { seat: deciderOf(state, sale.company), station: 'second' }
}

function isGone({ fleet }: State, train: number): boolean {
  return fleet.depot[train] === 0
}

/** With brown Vienna comes the third one, at once; the director who laid the tile chooses the city. — X.4 */
export function noteBrownVienna(
  state: AhState,
  _emit: Emit<NumberedEvent>,
  { company, hex }: Extract<NumberedEvent, { type: 'tileLaid' }>,
): void {
  const { two } = state
  if (two === null || !two.thirdWaits || hexId(state, hex) !== VIENNA) return
  if (trackAt(boardOf(state), hex).colour !== 'brown') return
  two.thirdWaits = false
  two.placing = { seat: deciderOf(state, company), station: 'third' }
}

/** — X.4, tables B38, B50 */
export const bondStation: Question<AhState, AhAction, NumberedEvent> = {
  name: 'bondStation',
  section: 'X.4',
  settle(state, emit) {
    const { two } = state
    if (two === null || two.placing === null) return true
    const free = places(state)
    // The third needs no question where there is no choice.
    const isSettled = free.length === 1 && !bookOf(state).asksForThirdBondStation
    if (isSettled && two.placing.station === 'third') place(state, free[0] as StopKey, emit)
    else if (free.length === 0) two.placing = null
    return two.placing === null
  },
  choices(state) {
    const tree = placesByHex(
      places(state),
      () => true,
      (hex) => hexId(state, hex),
    )
    const action: AhAction = { type: 'placeToken', hex: '', city: 0 }
    const choice: Choice<AhAction> = { kind: 'tree', action, fields: ['hex', 'city'], tree }
    return mayDecline(state) ? [choice, { kind: 'one', action: { type: 'pass' } }] : [choice]
  },
  refuse(state, _seat, action) {
    if (action.type === 'pass')
      return mayDecline(state) ? null : refusal('AH-CIS-BOND-TOKEN', { hex: VIENNA })
    return action.type === 'placeToken' ? refusePlace(state, action) : wrongStep(state, action)
  },
  apply(state, _seat, action, emit) {
    if (action.type === 'placeToken') {
      place(state, stopKey(groundOf(state).index(action.hex), action.city), emit)
    }
    twoOf(state).placing = null
  },
}

function mayDecline(state: State): boolean {
  return twoOf(state).placing?.station === 'second' && bookOf(state).secondBondStationIsOptional
}

function refusePlace(state: State, { hex, city }: Extract<AhAction, { type: 'placeToken' }>): Refusal | null {
  const index = groundOf(state).index(hex)
  const may = index >= 0 && places(state).includes(cityKey(index, city))
  return may ? null : refusal('AH-CIS-BOND-TOKEN', { hex })
}

/** Any city with a space that is free and not kept, without connection; the third one in Vienna only. — X.4, VII.8 */
function places(state: State): StopKey[] {
  const { bond, placing } = twoOf(state)
  const { map } = groundOf(state)
  const board = boardOf(state)
  const found: StopKey[] = []
  for (let hex = 0; hex < map.hexes.length; hex++) {
    if (placing?.station === 'third' && hexId(state, hex) !== VIENNA) continue
    trackAt(board, hex).stops.forEach((_, stop) => {
      const key = stopKey(hex, stop)
      if (hasSpace(state, bond, key)) found.push(key)
    })
  }
  return found
}

function hasSpace(state: State, company: number, key: StopKey): boolean {
  const { board, taken } = networkOf(state)
  const stop = stopAt(board, key)
  if (stop?.kind !== 'city') return false
  if (holdsStation(companyAt(state, company).stations, hexOfKey(key))) return false
  return stop.slots - (taken[key] as number) > keptFor(state, company, key)
}

function place(state: AhState, key: StopKey, emit: Emit<NumberedEvent>): void {
  const two = twoOf(state)
  two.placing = null
  companyAt(state, two.bond).stationsLeft.shift()
  putStation(state, two.bond, key, 0, emit)
}
