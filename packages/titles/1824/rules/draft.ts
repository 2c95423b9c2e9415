import type { Choice, DeepReadonly, Refusal } from '@roundhouse/kernel'
import type { Question } from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import { COAL_PRICES, companyId, companyIndex, kindOf } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { mountainIndex } from '../mountains.ts'
import { refusal } from '../sections.ts'
import { type AhState, NOBODY } from '../state.ts'
import { twoOf } from './asked.ts'
import { bookOf } from './book.ts'
import {
  CONSTRUCTION_PRICE,
  mountainsFor,
  receiveMountain,
  receiveRailway,
  refuseMountain,
  refusePrice,
} from './first-stock.ts'
import { wrongStep } from './gates.ts'
import { isConstruction } from './shares.ts'
import { noteAction, stockOf } from './stock-turn.ts'

type Pick = Extract<AhAction, { type: 'draft' }>

/** Two players: one railway of a stack, the other player gets its partner. — X.5 */
export const draft: Question<AhState, AhAction, NumberedEvent> = {
  name: 'draft',
  section: 'X.5',
  settle: (state) => !(isOpening(state) && hasPicks(state)),
  choices: (state) =>
    twoOf(state)
      .stacks.flat()
      .map((company): Choice<AhAction> => {
        const action: Pick = { type: 'draft', company: companyId(company) }
        if (!isPriced(state, company)) return { kind: 'one', action }
        return { kind: 'tree', action, fields: ['price'], tree: COAL_PRICES }
      }),
  refuse(state, _seat, action) {
    if (action.type === 'pass') return refusal('AH-CIS-DRAFT-NOPASS', {})
    return action.type === 'draft' ? refusePick(state, action) : wrongStep(state, action)
  },
  apply(state, seat, action, emit) {
    if (action.type !== 'draft') return
    const two = twoOf(state)
    const company = companyIndex(action.company)
    const other = (seat + 1) % state.players
    const partner = two.stacks.find((stack) => stack.includes(company))?.find((each) => each !== company)
    two.stacks = two.stacks.filter((stack) => !stack.includes(company))
    two.picks += 1
    receiveRailway(state, seat, company, action.price, emit)
    noteAction(stockOf(state), other)
    if (partner === undefined) return
    if (isPriced(state, partner) || bookOf(state).takesPartner) {
      two.unpriced = partner
      two.receiver = other
    } else receiveRailway(state, other, partner, undefined, emit)
  },
}

function refusePick(state: DeepReadonly<AhState>, { company: id, price }: Pick): Refusal | null {
  const company = companyIndex(id)
  if (!twoOf(state).stacks.flat().includes(company)) return refusal('AH-CIS-DRAFT-STACK', { company: id })
  if (!isConstruction(state, company)) return refusePrice(company, price)
  return price === undefined || price === CONSTRUCTION_PRICE ? null : refusal('AH-CHOICE', { what: id })
}

/** A coal railway that runs; one that builds has no choice of price. — X.5, table B34 */
function isPriced(state: DeepReadonly<AhState>, company: number): boolean {
  return kindOf(company) === 'coal' && !isConstruction(state, company)
}

/** The receiver of a coal railway chooses its price. — X.5, table B49 */
export const namePrice: Question<AhState, AhAction, NumberedEvent> = {
  name: 'price',
  section: 'X.5',
  settle: ({ two }) => two === null || two.unpriced === NOBODY,
  choices(state) {
    const { unpriced } = twoOf(state)
    if (!isPriced(state, unpriced))
      return [{ kind: 'one', action: { type: 'draft', company: companyId(unpriced) } }]
    return [{ kind: 'tree', action: { type: 'namePrice', price: 0 }, fields: ['price'], tree: COAL_PRICES }]
  },
  refuse(state, _seat, action) {
    if (action.type === 'pass') return refusal('AH-CIS-DRAFT-NOPASS', {})
    if (isPartner(state, action)) return null
    if (action.type !== 'namePrice') return wrongStep(state, action)
    return refusePrice(twoOf(state).unpriced, action.price)
  },
  apply(state, seat, action, emit) {
    if (action.type !== 'namePrice' && action.type !== 'draft') return
    const two = twoOf(state)
    const company = two.unpriced
    two.unpriced = NOBODY
    receiveRailway(state, seat, company, action.price, emit)
  },
}

/** Recorded games: the partner that has a fixed price. — table C3 */
function isPartner(state: DeepReadonly<AhState>, action: AhAction): boolean {
  const { unpriced } = twoOf(state)
  return action.type === 'draft' && companyIndex(action.company) === unpriced && !isPriced(state, unpriced)
}

/** After the draft each may buy one mountain railway, the starting player first. — X.5, table B44 */
export const mountainStep: Question<AhState, AhAction, NumberedEvent> = {
  name: 'mountain',
  section: 'X.5',
  settle: (state) => !(isOpening(state) && !hasPicks(state) && twoOf(state).mountainSteps < state.players),
  choices: (state, seat) => [{ kind: 'one', action: { type: 'pass' } }, ...mountainsFor(state, seat)],
  refuse(state, seat, action) {
    if (action.type === 'pass') return null
    if (action.type !== 'buyMountain') return wrongStep(state, action)
    return refuseMountain(state, seat, action.mountain)
  },
  apply(state, seat, action, emit) {
    twoOf(state).mountainSteps += 1
    const stock = stockOf(state)
    if (action.type === 'buyMountain') {
      receiveMountain(state, seat, mountainIndex(action.mountain), emit)
      noteAction(stock, seat)
      return
    }
    if (bookOf(state).declinedMountainIsPass) stock.passed |= 1 << seat
    emit({ type: 'passed', seat })
  },
}

export function openingIsOver(state: DeepReadonly<AhState>): boolean {
  return isOpening(state) && !hasPicks(state) && twoOf(state).mountainSteps >= state.players
}

function isOpening({ round }: DeepReadonly<AhState>): boolean {
  return round.kind === 'draft'
}

function hasPicks(state: DeepReadonly<AhState>): boolean {
  return twoOf(state).stacks.length > 0
}
