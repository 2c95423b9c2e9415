import { BANK, type Choice, type DeepReadonly, type Emit, type Refusal, pay } from '@roundhouse/kernel'
import {
  type HexIndex,
  type Question,
  type TrainCode,
  hexOfKey,
  isObsolete,
  removeTrain,
  scrap,
  stopKey,
  stopOfKey,
  takeOffStation,
  underWay,
} from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { groundOf, hexId } from '../board.ts'
import { companyData } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { type CzState, companyAt, treasuryAccount, treasuryOf } from '../state.ts'
import { FLEET, TRAINS, type TrainData, trainCode, trainData, trainId } from '../trains.ts'
import { ACQUIRED_STATION } from './acquisition.ts'
import { anytimeChoices, applyAnytime, refuseAnytime } from './anytime.ts'
import { bookOf } from './book.ts'
import { askDiscards } from './discard.ts'
import { trainLimit } from './figures.ts'

/** Two stations in one hex: one is taken off. — VIII.9 */
export const acquiredStations: Question<CzState, CzAction, NumberedEvent> = {
  name: 'acquiredTokens',
  section: 'VIII.9',
  settle: ({ turn }) => turn === null || turn.doubles.length === 0,
  choices: (state) => [
    ...removableKeys(state).map((key): Choice<CzAction> => ({
      kind: 'one',
      action: { type: 'removeToken', hex: hexId(state, hexOfKey(key)), city: stopOfKey(key) },
    })),
    ...anytimeChoices(state),
  ],
  refuse(state, _seat, action) {
    if (action.type !== 'removeToken') return refuseAnytime(state, action)
    const key = stopKey(groundOf(state).index(action.hex), action.city)
    return removableKeys(state).includes(key) ? null : refusal('CZ-TOKEN-SAME-HEX', { hex: action.hex })
  },
  apply(state, _seat, action, emit) {
    if (action.type === 'removeToken')
      removeStation(state, groundOf(state).index(action.hex), action.city, emit)
    else applyAnytime(state, action, emit)
  },
}

function removeStation(state: CzState, hex: HexIndex, city: number, emit: Emit<NumberedEvent>): void {
  const turn = underWay(state, 'turn')
  const key = stopKey(hex, city)
  const company = state.companies.findIndex((each) => each.stations.includes(key))
  const entry = companyAt(state, company)
  const at = takeOffStation(state.board, entry.stations, key)
  const book = bookOf(state)
  if (book.stationsForCharter(1) > 0) entry.stationsLeft.unshift(ACQUIRED_STATION)
  if (company === turn.company) turn.doubles = turn.doubles.filter((each) => each !== hex)
  else if (at === 0) book.losesHome(state, company)
  emit({ type: 'tokenRemoved', company, hex, city })
}

function removableKeys(state: DeepReadonly<CzState>): number[] {
  const { company, doubles } = underWay(state, 'turn')
  const owners = bookOf(state).mayBeTakenOff(state, company)
  return owners.flatMap(({ stations }) => stations.filter((key) => doubles.includes(hexOfKey(key))))
}

/** Keep, scrap or turn each acquired train, at once. — VIII.9 */
export const acquiredTrains: Question<CzState, CzAction, NumberedEvent> = {
  name: 'acquiredTrains',
  section: 'VIII.9',
  settle: ({ turn }) => turn === null || turn.acquired === null,
  choices(state) {
    const turn = underWay(state, 'turn')
    const choices: Choice<CzAction>[] = []
    if (refuseKeeping(state) === null) choices.push({ kind: 'one', action: { type: 'pass' } })
    for (const code of new Set(scrappable(state))) {
      choices.push({ kind: 'one', action: { type: 'scrapTrain', train: trainId(code) } })
    }
    for (const code of new Set(turn.acquired)) {
      const { letter } = trainData(code)
      for (const face of TRAINS) {
        if (face === null || face.letter !== letter || refuseTurn(state, code, face.code) !== null) continue
        choices.push({ kind: 'one', action: { type: 'turnTrain', train: trainId(code), to: face.id } })
      }
    }
    return [...choices, ...anytimeChoices(state)]
  },
  refuse(state, _seat, action) {
    switch (action.type) {
      case 'pass':
        return refuseKeeping(state)
      case 'scrapTrain':
        return scrappable(state).includes(trainCode(action.train)) ? null : refusal('CZ-TRAIN-SCRAP', {})
      case 'turnTrain':
        return refuseTurn(state, trainCode(action.train), trainCode(action.to))
      default:
        return refuseAnytime(state, action)
    }
  },
  apply(state, _seat, action, emit) {
    if (action.type === 'pass') endAcquisition(state)
    else if (action.type === 'scrapTrain') scrapTrain(state, trainCode(action.train), emit)
    else if (action.type === 'turnTrain')
      turnTrain(state, trainCode(action.train), trainCode(action.to), emit)
    else applyAnytime(state, action, emit)
  },
}

/** Nothing left to decide, no undecided train and not above the limit: the acquisition is complete. */
export function acquisitionIsSettled(state: DeepReadonly<CzState>): boolean {
  const { turn } = state
  if (turn === null || turn.acquired === null || turn.acquired.length > 0) return false
  const above = companyAt(state, turn.company).trains.length > trainLimit(state, turn.company)
  return !above || scrappable(state).length === 0
}

export function endAcquisition(state: CzState): void {
  const turn = underWay(state, 'turn')
  turn.acquired = null
  turn.turned = []
  askDiscards(state)
}

/** Above its limit the company scraps acquired trains first. — VIII.9 */
function refuseKeeping(state: DeepReadonly<CzState>): Refusal | null {
  const { company } = underWay(state, 'turn')
  if (companyAt(state, company).trains.length <= trainLimit(state, company)) return null
  return scrappable(state).length === 0 ? null : refusal('CZ-DISCARD-FIRST', { company })
}

function scrappable(state: DeepReadonly<CzState>): number[] {
  return bookOf(state).mayBeScrapped(underWay(state, 'turn'))
}

/** To a larger kind on the card that the company may own, for the difference. — VIII.9, table B5 */
function refuseTurn(state: DeepReadonly<CzState>, code: TrainCode, to: TrainCode): Refusal | null {
  const { company, acquired } = underWay(state, 'turn')
  if (code < 0 || to < 0 || !(acquired ?? []).includes(code)) return refusal('CZ-TRAIN-TURN-LATE', {})
  const before = trainData(code)
  const after = TRAINS[to] as TrainData
  const own = companyData(company).size
  const allowed = bookOf(state).mayTurnTo(after.size, own)
  if (
    after.letter !== before.letter ||
    after.size <= before.size ||
    !allowed ||
    isObsolete(state.fleet, FLEET, to)
  ) {
    return refusal('CZ-TURN-KIND', { train: before.id, to: after.id })
  }
  const cost = Math.max(0, after.price - before.price)
  const treasury = treasuryOf(state, company)
  return cost > treasury ? refusal('CZ-TURN-CASH', { cost, treasury }) : null
}

function scrapTrain(state: CzState, code: TrainCode, emit: Emit<NumberedEvent>): void {
  const turn = underWay(state, 'turn')
  removeTrain(companyAt(state, turn.company).trains, code)
  const list = turn.acquired?.includes(code) === true ? turn.acquired : turn.turned
  removeTrain(list, code)
  scrap(state.fleet, FLEET, code)
  emit({ type: 'trainScrapped', company: turn.company, train: code })
}

/** Turning counts as a sale: it makes the smaller kinds of its colour obsolete. — table B6 */
function turnTrain(state: CzState, code: TrainCode, to: TrainCode, emit: Emit<NumberedEvent>): void {
  const turn = underWay(state, 'turn')
  const { trains } = companyAt(state, turn.company)
  const cost = Math.max(0, trainData(to).price - trainData(code).price)
  pay(state.bank.cash, treasuryAccount(turn.company), BANK, cost)
  // Acquired trains stand behind the company's own.
  trains[trains.lastIndexOf(code)] = to
  removeTrain(turn.acquired as number[], code)
  turn.turned.push(to)
  emit({ type: 'trainTurned', company: turn.company, train: code, to: trainId(to), cost })
}
