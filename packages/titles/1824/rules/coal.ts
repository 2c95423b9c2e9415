import { type Emit, type Seat } from '@roundhouse/kernel'
import { type CompanyIndex, takeMoney, takeTrains } from '@roundhouse/railways'
import { DIRECTOR_SHARES, companyData, companyId, companyIndex, ofKind } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { type AhState, CERTIFICATE, companyAt, treasuryAccount } from '../state.ts'
import { bookOf } from './book.ts'
import { hasCome } from './figures.ts'
import { mayOpen, openCompany } from './openings.ts'
import { changeDirector, isConstruction, moveShares } from './shares.ts'

/**
 * The owner of a coal railway gets the 20 % certificate of the linked one, which takes over treasury and trains; the
 * station leaves the game. — IV.2
 */
export function exchangeCoal(state: AhState, coal: number, emit: Emit<NumberedEvent>): void {
  const company = companyIndex(companyData(coal).becomes ?? '')
  const from = companyAt(state, coal)
  const to = companyAt(state, company)
  const seat: Seat = from.director
  moveShares(state, company, CERTIFICATE, seat, DIRECTOR_SHARES)
  to.director = seat
  const treasury = takeMoney(state.cash, treasuryAccount(coal), treasuryAccount(company))
  takeTrains(to.trains, from.trains)
  from.status = 'closed'
  from.stations = []
  state.board.version += 1
  emit({ type: 'coalExchanged', seat, coal: companyId(coal), company, treasury })
}

/** With the first 5-train the coal railways that are left are exchanged without a question, 1 to 4. — IV.2, VII.14 */
export function exchangeCoalByForce(state: AhState, emit: Emit<NumberedEvent>): void {
  if (!hasCome(state, '5')) return
  for (const coal of ofKind('coal')) {
    if (companyAt(state, coal).status === 'open' && !isConstruction(state, coal))
      exchangeCoal(state, coal, emit)
  }
}

/** What a coal exchange brings about: perhaps another director, perhaps the opening. — IV.2 */
export function settleCoal(
  state: AhState,
  emit: Emit<NumberedEvent>,
  { company, seat }: { readonly company: CompanyIndex; readonly seat: Seat },
): void {
  changeDirector(state, company, emit)
  // By comparison: in recorded games the certificate stays where it came to.
  if (state.recording !== null && companyAt(state, company).director !== seat) {
    state.recording.certificates[company] = seat
  }
  if (state.round.kind === 'stock' || bookOf(state).opensAtForcedExchange) openCompany(state, company, emit)
  else if (mayOpen(state, company)) state.opening.push(company)
}
