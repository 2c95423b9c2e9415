import { BANK, type DeepReadonly, type Emit, type Seat, pay } from '@roundhouse/kernel'
import { certificates, moveUnits, successor } from '@roundhouse/railways'
import { COMPANIES, companyId, sizeData } from '../companies.ts'
import type { CzEvent } from '../events.ts'
import {
  type CzState,
  HOLDERS,
  NOBODY,
  POOL,
  STACK,
  VACLAV,
  companyAt,
  sharesOf,
  treasuryAccount,
} from '../state.ts'

/** The director's certificate is two shares in every kind of company. — IV.2 */
export const DIRECTOR_SHARES = 2

/** Certificates that count against the limit: shares and locals, one each. — VII.4 */
export function certificatesOf(state: DeepReadonly<CzState>, seat: Seat): number {
  let sum = 0
  for (let company = 0; company < COMPANIES.length; company++) {
    const shares = sharesOf(state, company, seat)
    if (shares === 0) continue
    sum += certificates(shares, companyAt(state, company).director === seat, DIRECTOR_SHARES)
  }
  for (const owner of state.locals.owner) if (owner === seat) sum++
  if (state.moravia?.lender === seat) sum++
  if (state.moravia?.mw === seat) sum++
  return sum
}

/** Shares with players, Václav included. */
export function sharesSold(state: DeepReadonly<CzState>, company: number): number {
  return sizeData(company).shares - sharesOf(state, company, STACK) - sharesOf(state, company, POOL)
}

export function moveShares(state: CzState, company: number, from: number, to: number, shares: number): void {
  moveUnits(state.shares, HOLDERS, company, from, to, shares)
}

/** Checked after every purchase and sale: strictly more than the director. — VII.5 */
export function changeDirector(state: CzState, company: number, emit: Emit<CzEvent>): void {
  const { director } = companyAt(state, company)
  if (director === NOBODY || director === VACLAV) return
  const seat = nextDirector(state, company, (each) => sharesOf(state, company, each))
  if (seat === null) return
  companyAt(state, company).director = seat
  emit({ type: 'directorChanged', company: companyId(company), seat })
}

/** Who would take over if the players held so many shares; null when the director stays. */
export function nextDirector(
  state: DeepReadonly<CzState>,
  company: number,
  sharesOfSeat: (seat: Seat) => number,
): Seat | null {
  return successor(sharesOfSeat, companyAt(state, company).director, state.priority, DIRECTOR_SHARES)
}

/** With half of the company in players' hands it opens and gets its capital. — VII.5 */
export function openCompany(state: CzState, company: number, emit: Emit<CzEvent>): void {
  const entry = companyAt(state, company)
  const { shares } = sizeData(company)
  if (entry.status !== 'started' || sharesSold(state, company) * 2 < shares) return
  entry.status = 'open'
  const capital = entry.director === VACLAV ? 0 : entry.start * shares
  pay(state.cash, BANK, treasuryAccount(company), capital)
  emit({ type: 'companyOpened', company: companyId(company), capital })
}
