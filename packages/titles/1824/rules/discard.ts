import type { Choice, DeepReadonly, Emit } from '@roundhouse/kernel'
import { type Question, aboveLimit, removeTrain, scrap } from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { type AhState, NOBODY, companyAt } from '../state.ts'
import { FLEET, isGoods, trainCode, trainData, trainId } from '../trains.ts'
import { discardsWait } from './between-rounds.ts'
import { bookOf } from './book.ts'
import { trainLimit } from './figures.ts'
import { wrongStep } from './gates.ts'
import { operatingOrder } from './operating-order.ts'

/** Above the limit a train of the director's choice leaves the game, without compensation. — VII.14 */
export const discard: Question<AhState, AhAction, NumberedEvent> = {
  name: 'discard',
  section: 'VII.14',
  settle(state) {
    if (state.discards.length === 0 || discardsWait(state)) return true
    const above = companiesAboveLimit(state)
    state.discards = state.discards.filter((company) => above.includes(company))
    return state.discards.length === 0
  },
  choices: (state) =>
    [...new Set(companyAt(state, state.discards[0] as number).trains)].map((code): Choice<AhAction> => ({
      kind: 'one',
      action: { type: 'discard', train: trainId(code) },
    })),
  refuse(state, _seat, action) {
    if (action.type !== 'discard') return wrongStep(state, action)
    const owned = companyAt(state, state.discards[0] as number).trains.includes(trainCode(action.train))
    return owned ? null : refusal('AH-CHOICE', { what: action.train })
  },
  apply(state, _seat, action, emit) {
    if (action.type === 'discard') giveUp(state, state.discards[0] as number, trainCode(action.train), emit)
  },
}

/** Companies above the limit, in operating order; without a director the cheapest trains go. — VII.14, tables B27, B45 */
export function askDiscards(state: AhState, emit: Emit<NumberedEvent>): void {
  state.discards = companiesAboveLimit(state)
  for (const company of state.discards) {
    const { director, trains } = companyAt(state, company)
    if (director !== NOBODY || bookOf(state).actsForNobody(state, company) !== NOBODY) continue
    while (trains.length > trainLimit(state, company)) giveUp(state, company, cheapest(trains), emit)
  }
}

function companiesAboveLimit(state: DeepReadonly<AhState>): number[] {
  return aboveLimit(
    bookOf(state).discardOrder(operatingOrder(state)),
    (company) => companyAt(state, company).trains,
    (company) => trainLimit(state, company),
  )
}

function giveUp(state: AhState, company: number, code: number, emit: Emit<NumberedEvent>): void {
  removeTrain(companyAt(state, company).trains, code)
  scrap(state.fleet, FLEET, code)
  emit({ type: 'trainDiscarded', company, train: code })
}

/** The lowest standard price, of equal ones the normal train. — table B45 */
function cheapest(trains: readonly number[]): number {
  const order = (code: number): number => trainData(code).price * 2 + Number(isGoods(code))
  return trains.toSorted((one, other) => order(one) - order(other))[0] as number
}
