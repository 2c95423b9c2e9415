import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import { companyData, companyId, companyIndex, kindOf } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { type AhState, companyAt } from '../state.ts'
import { bankPaysCompany } from './bank.ts'
import { bookOf } from './book.ts'
import { hasCome } from './figures.ts'
import { CONSTRUCTION_PRICE } from './first-stock.ts'
import { leaveOrder } from './turn.ts'

/**
 * Both close with the train that forms the state railway of the pre-state one; the bank pays for that one at once, and its
 * station stays for the state railway. — X.3, tables B35, C22, C43
 */
export function closeConstruction(state: AhState, emit: Emit<NumberedEvent>): void {
  const { two } = state
  if (two === null || two.construction.length === 0) return
  const company = stateRailway(state)
  const train = bookOf(state).formedWith[companyId(company)]
  if (train === undefined || !hasCome(state, train)) return
  const closed = two.construction
  two.construction = []
  for (const each of closed) {
    const entry = companyAt(state, each)
    entry.status = 'closed'
    if (kindOf(each) === 'coal' || !bookOf(state).constructionStationStays) entry.stations = []
    leaveOrder(state, each)
  }
  state.board.version += 1
  const amount = bookOf(state).constructionMoneyAtClosing ? CONSTRUCTION_PRICE : 0
  if (amount > 0) bankPaysCompany(state, company, amount, emit)
  emit({
    type: 'constructionClosed',
    companies: closed.map(companyId),
    company,
    amount,
  })
}

/** The state railway of the pre-state railway that builds. */
function stateRailway(state: DeepReadonly<AhState>): number {
  const preState = state.two?.construction.find((each) => kindOf(each) === 'preState') ?? 0
  return companyIndex(companyData(preState).becomes ?? '')
}
