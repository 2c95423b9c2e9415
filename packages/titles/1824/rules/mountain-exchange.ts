import type { Choice, DeepReadonly, Emit, Refusal, Seat } from '@roundhouse/kernel'
import type { Question } from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import { COMPANIES, companyId, companyIndex, kindOf } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { mountainId, mountainIndex } from '../mountains.ts'
import { refusal } from '../sections.ts'
import { type AhState, GONE, companyAt } from '../state.ts'
import { questionsWait } from './between-rounds.ts'
import { bookOf } from './book.ts'
import { hasCome } from './figures.ts'
import { wrongStep } from './gates.ts'
import { sharesInBank, takeTenth } from './shares.ts'

/** Regional railways of which a tenth is in the bank; they need no price. — IV.1 */
export function targets(state: DeepReadonly<AhState>): number[] {
  const found: number[] = []
  for (let company = 0; company < COMPANIES.length; company++) {
    if (refuseTarget(state, companyId(company)) === null) found.push(company)
  }
  return found
}

export function refuseTarget(state: DeepReadonly<AhState>, id: string): Refusal | null {
  const company = companyIndex(id)
  if (company < 0 || kindOf(company) !== 'regional' || companyAt(state, company).status === 'out') {
    return refusal('AH-EXCH-MOUNTAIN-TARGET', { company: id })
  }
  return sharesInBank(state, company) > 0 ? null : refusal('AH-BUY-NONE-LEFT', { company: id })
}

/** Its owner gets a tenth of the company, free of charge. — IV.1 */
export function exchangeMountain(
  state: AhState,
  mountain: number,
  company: number,
  emit: Emit<NumberedEvent>,
): void {
  const seat = state.mountains.owner[mountain] as Seat
  state.mountains.owner[mountain] = GONE
  takeTenth(state, company, seat)
  emit({ type: 'mountainExchanged', seat, mountain: mountainId(mountain), company })
}

/** With the first 4-train all that are left are exchanged at once, B1 first. — IV.1, VII.14 */
export function forceMountains(state: AhState): void {
  if (!hasCome(state, '4')) return
  const { owner } = state.mountains
  state.exchanges = owner.flatMap((seat, mountain) => (seat >= 0 ? [mountain] : []))
}

/** The owner chooses the company; limits do not stop him. — IV.1, VI.7 */
export const forcedExchange: Question<AhState, AhAction, NumberedEvent> = {
  name: 'exchange',
  section: 'IV.1',
  settle(state, emit) {
    if (questionsWait(state)) return true
    if (state.exchanges.length > 0 && targets(state).length === 0) leave(state, emit)
    return state.exchanges.length === 0
  },
  choices(state): Choice<AhAction>[] {
    const mountain = mountainId(state.exchanges[0] as number)
    const tree = targets(state).map(companyId)
    const action: AhAction = { type: 'exchangeMountain', mountain, company: tree[0] ?? 'BK' }
    const choice: Choice<AhAction> = { kind: 'tree', action, fields: ['company'], tree }
    return bookOf(state).mayDeclineExchange ? [choice, { kind: 'one', action: { type: 'pass' } }] : [choice]
  },
  refuse(state, _seat, action) {
    const mountain = mountainId(state.exchanges[0] as number)
    if (action.type === 'pass') {
      return bookOf(state).mayDeclineExchange ? null : refusal('AH-EXCH-FORCED-NO-PASS', { mountain })
    }
    if (action.type !== 'exchangeMountain') return wrongStep(state, action)
    return action.mountain === mountain
      ? refuseTarget(state, action.company)
      : refusal('AH-EXCH-FORCED-ORDER', { mountain })
  },
  apply(state, seat, action, emit) {
    const mountain = state.exchanges.shift() as number
    if (action.type === 'exchangeMountain') {
      exchangeMountain(state, mountainIndex(action.mountain), companyIndex(action.company), emit)
      return
    }
    state.mountains.owner[mountain] = GONE
    emit({ type: 'mountainExchanged', seat, mountain: mountainId(mountain), company: null })
  },
}

/** No share is left: the mountain railways that are left leave the game. — IV.1 */
function leave(state: AhState, emit: Emit<NumberedEvent>): void {
  for (const mountain of state.exchanges) {
    const seat = state.mountains.owner[mountain] as Seat
    state.mountains.owner[mountain] = GONE
    emit({ type: 'mountainExchanged', seat, mountain: mountainId(mountain), company: null })
  }
  state.exchanges = []
}
