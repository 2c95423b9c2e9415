import type { Choice, DeepReadonly, Emit } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type Question,
  type TrainCode,
  aboveLimit,
  discardTrain,
} from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import type { NumberedEvent } from '../events.ts'
import { type SectionId, refusalIn } from '../sections.ts'
import { type CzState, VACLAV, companyAt } from '../state.ts'
import { trainCode, trainId } from '../trains.ts'
import { applyAnytime, choicesWhileWaiting, refuseWhileWaiting } from './anytime.ts'
import { bookOf } from './book.ts'
import { trainLimit } from './figures.ts'

/** Above the limit a train of the director's choice goes to the pool, without compensation. — VIII.12 */
export const discard: Question<CzState, CzAction, NumberedEvent> = {
  name: 'discard',
  section: 'VIII.12',
  settle: settleDiscards,
  choices: (state, seat) => [
    ...discardable(state).map((code): Choice<CzAction> => ({
      kind: 'one',
      action: { type: 'discard', train: trainId(code) },
    })),
    ...choicesWhileWaiting(state, seat),
  ],
  refuse(state, seat, action) {
    if (action.type !== 'discard') return refuseWhileWaiting(state, seat, action)
    if (discardable(state).includes(trainCode(action.train))) return null
    const company = state.discards[0] as number
    const section = whereRefused(state, company, trainCode(action.train))
    return refusalIn(section, 'CZ-DISCARD-CHOICE', { company, train: action.train })
  },
  apply(state, _seat, action, emit) {
    if (action.type !== 'discard') return applyAnytime(state, action, emit)
    const company = state.discards[0] as number
    const code = trainCode(action.train)
    discardTrain(state.fleet, companyAt(state, company).trains, code)
    emit({ type: 'trainDiscarded', company, train: code })
    const { turn } = state
    if (turn !== null && turn.company === company && !bookOf(state).keepsThroughTurn) turn.keep = -1
  },
}

/** The train that was bought at the limit or with private money stays. — VIII.10, VIII.11 */
function discardable(state: DeepReadonly<CzState>): number[] {
  const company = state.discards[0] as number
  const keep = state.turn !== null && state.turn.company === company ? state.turn.keep : -1
  const others = companyAt(state, company).trains.slice()
  if (others.includes(keep)) others.splice(others.indexOf(keep), 1)
  return [...new Set(others)]
}

/** Where it stands that a train bought in this turn stays; any other is none of the company's. */
function whereRefused(state: DeepReadonly<CzState>, company: CompanyIndex, code: TrainCode): SectionId {
  if (!companyAt(state, company).trains.includes(code)) return 'VIII.12'
  return state.turn?.helped === true ? 'VIII.11' : 'VIII.10'
}

/** Companies above the limit hand trains to the pool, in operating order. — VIII.12, table B17 */
export function askDiscards(state: CzState): void {
  state.discards = companiesAboveLimit(state)
}

/** Where an export brings no limit it still does by scrapping a train of a company. */
export function askDiscardsAfterExport(state: CzState): void {
  if (bookOf(state).exportBringsLimits) askDiscards(state)
}

export function askDiscardsAfterScrapping(
  state: CzState,
  _emit: Emit<NumberedEvent>,
  { company }: Extract<NumberedEvent, { type: 'trainsObsolete' }>,
): void {
  if (company !== 'pool') askDiscards(state)
}

/** Who is within the limit again need not discard. */
function settleDiscards(state: CzState): boolean {
  if (state.discards.length === 0 || bookOf(state).discardsWait(state.turn)) return true
  const above = companiesAboveLimit(state)
  state.discards = state.discards.filter((company) => above.includes(company))
  return state.discards.length === 0
}

function companiesAboveLimit(state: DeepReadonly<CzState>): number[] {
  // An acquirer decides on its new trains first.
  const { turn } = state
  const busy = turn !== null && turn.acquired !== null ? turn.company : -1
  const asked = bookOf(state)
    .discardOrder(state)
    .filter((company) => {
      const { status, director } = companyAt(state, company)
      return company !== busy && status === 'open' && director !== VACLAV
    })
  return aboveLimit(
    asked,
    (company) => companyAt(state, company).trains,
    (company) => trainLimit(state, company),
  )
}
