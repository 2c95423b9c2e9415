import type { DeepReadonly, Emit, Seat } from '@roundhouse/kernel'
import {
  type Capitalisation,
  type CompanyIndex,
  type Holder,
  capitalise,
  certificatesHeld,
  isFloated,
  moveUnits,
  successor,
  unitsBelow,
} from '@roundhouse/railways'
import { sizeData } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { type CzState, NOBODY, STACK, VACLAV, companyAt, sharesOf, treasuryAccount } from '../state.ts'

/** The director's certificate is two shares in every kind of company. — IV.2 */
export const DIRECTOR_SHARES = 2
/** Percent in players' hands with which a company opens. — VII.5 */
const OPENING = 50

/** Certificates that count against the limit: shares and locals, one each. — VII.4 */
export function certificatesOf(state: DeepReadonly<CzState>, seat: Seat): number {
  let sum = certificatesHeld(state.shares, seat, (company) =>
    companyAt(state, company).director === seat ? DIRECTOR_SHARES : 0,
  )
  for (const owner of state.locals.owner) if (owner === seat) sum++
  if (state.moravia?.lender === seat) sum++
  if (state.moravia?.mw === seat) sum++
  return sum
}

/** Shares with players, Václav included. */
export function sharesSold(state: DeepReadonly<CzState>, company: CompanyIndex): number {
  return unitsBelow(state.shares, company, STACK)
}

export function moveShares(
  state: CzState,
  company: CompanyIndex,
  from: Holder,
  to: Holder,
  shares: number,
): void {
  moveUnits(state.shares, company, shares, { from, to })
}

/** Checked after every purchase and sale: strictly more than the director. — VII.5 */
export function changeDirector(state: CzState, company: CompanyIndex, emit: Emit<NumberedEvent>): void {
  const { director } = companyAt(state, company)
  if (director === NOBODY || director === VACLAV) return
  const seat = nextDirector(state, company, (each) => sharesOf(state, company, each))
  if (seat === null) return
  companyAt(state, company).director = seat
  emit({ type: 'directorChanged', company, seat })
}

/** Who would take over if the players held so many shares; null when the director stays. */
export function nextDirector(
  state: DeepReadonly<CzState>,
  company: CompanyIndex,
  sharesOfSeat: (seat: Seat) => number,
): Seat | null {
  return successor(sharesOfSeat, companyAt(state, company).director, state.priority, DIRECTOR_SHARES)
}

/** The bank is paid for every share and pays all of them on opening; Václav's companies get no money. — VII.5, XI.1 */
export function capitalisationOf(state: DeepReadonly<CzState>, company: CompanyIndex): Capitalisation {
  const times = companyAt(state, company).director === VACLAV ? 0 : sizeData(company).shares
  return { payee: 'bank', times }
}

/** So many shares in players' hands open it. — VII.5 */
export function sharesToOpen(company: CompanyIndex): number {
  return Math.ceil((sizeData(company).shares * OPENING) / 100)
}

/** With half of the company in players' hands it opens and gets its capital. — VII.5 */
export function openCompany(state: CzState, company: CompanyIndex, emit: Emit<NumberedEvent>): void {
  const entry = companyAt(state, company)
  if (entry.status !== 'started') return
  if (!isFloated(sharesSold(state, company), sizeData(company).shares, OPENING)) return
  entry.status = 'open'
  const plan = capitalisationOf(state, company)
  const capital = capitalise(state.bank.cash, plan, treasuryAccount(company), entry.start)
  emit({ type: 'companyOpened', company, capital })
}
