import type { Emit } from '@roundhouse/kernel'
import { partOf } from '@roundhouse/railways'
import { SHARES } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { type AhState, companyAt, sharesOf } from '../state.ts'
import { twoOf } from './asked.ts'
import { bankPaysSeat } from './bank.ts'
import { bookOf } from './book.ts'
import { placeHome } from './homes.ts'
import { moveForDividend, priceOf } from './prices.ts'
import { seatsOf } from './shares.ts'

/** In its place of the order it distributes its price, each player's part rounded up; then its marker rises. — X.4 */
export function payBond(state: AhState, emit: Emit<NumberedEvent>): void {
  const company = twoOf(state).bond
  const total = priceOf(state, company)
  const { bondRounding } = bookOf(state)
  // Where it does not stand there from the start. — table C23
  placeHome(state, company, emit)
  const bySeat = seatsOf(state).map((seat) =>
    partOf(total, sharesOf(state, company, seat), SHARES, bondRounding),
  )
  bySeat.forEach((amount, seat) => bankPaysSeat(state, seat, amount, emit))
  companyAt(state, company).operated = true
  emit({ type: 'bondPaid', company, total, bySeat })
  moveForDividend(state, company, emit)
}
