import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { revenueAt, trackAt, companyOwner } from '@roundhouse/railways'
import {
  CARDS,
  type CardData,
  type CzState,
  LOCALS,
  MW_HEX,
  ON_BOARD,
  PRIVATES,
  type PrivateId,
  boardOf,
  groundOf,
  localData,
  localId,
  localSize,
} from '@roundhouse/titles/18cz'
import type { PrivateView } from '../railway/company-view.ts'

/** Locals that a seat owns, and in Moravia–Silesia the private 3E train and MW. — IV.1, XI.2 */
export function privatesOfSeat(state: DeepReadonly<CzState>, seat: Seat): PrivateView[] {
  const { moravia } = state
  const own = localsWith(state, seat)
  if (moravia?.lender === seat) own.push(auctioned('3E'))
  if (moravia?.mw === seat) own.push(auctioned('MW'))
  return own
}

export function privatesOfCompany(state: DeepReadonly<CzState>, company: number): PrivateView[] {
  return localsWith(state, companyOwner(company))
}

/** Those still on the board of the pre-stock round. — VI */
export function privatesOnOffer(state: DeepReadonly<CzState>): PrivateView[] {
  return localsWith(state, ON_BOARD)
}

function localsWith(state: DeepReadonly<CzState>, owner: number): PrivateView[] {
  return LOCALS.flatMap((_, local) => (state.locals.owner[local] === owner ? [localView(state, local)] : []))
}

function localView(state: DeepReadonly<CzState>, local: number): PrivateView {
  const { name, price } = localData(local)
  const { size, income } = localSize(local)
  return { id: localId(local), name, size, income, price, used: state.locals.used[local] === 1 }
}

/** The two privates that are no locals; their names are the same in every language. */
function auctioned(id: PrivateId): PrivateView {
  const price = PRIVATES.find((each) => each.id === id)?.minimum ?? 0
  return { id, name: id, size: 'private', income: 0, price, used: false }
}

/** What MW pays its owner with the tile that lies there. — XI.2 */
export function privateIncome(state: DeepReadonly<CzState>): number {
  const [stop] = trackAt(boardOf(state), groundOf(state).index(MW_HEX)).stops
  return stop === undefined ? 0 : revenueAt(stop.revenue, (CARDS[state.fleet.phase] as CardData).tiles)
}
