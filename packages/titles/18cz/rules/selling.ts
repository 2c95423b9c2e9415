import type { DeepReadonly, Refusal, Seat } from '@roundhouse/kernel'
import type { CzAction } from '../actions.ts'
import { companyIndex } from '../companies.ts'
import { isOn } from '../options.ts'
import { refusal } from '../sections.ts'
import { type CzState, type StockState, companyAt, sharesOf } from '../state.ts'
import { firstSet } from './figures.ts'
import { DIRECTOR_SHARES, nextDirector } from './shares.ts'

/** — VII.6, IX.3 */
export function refuseSale(
  state: DeepReadonly<CzState>,
  seat: Seat,
  action: Extract<CzAction, { type: 'sell' }>,
): Refusal | null {
  if (state.round.set === firstSet(state)) return refusal('CZ-SELL-FIRST-SR', {})
  const company = companyIndex(action.company)
  const { shares } = action
  if (company < 0 || !Number.isInteger(shares) || shares < 1 || shares > sharesOf(state, company, seat)) {
    return refusal('CZ-SELL-DIRECTOR', { company: action.company })
  }
  if (soldAlready(state, company)) return refusal('CZ-SELL-BLOCK', { company: action.company })
  if (!keepsCertificate(state, seat, company, shares)) {
    return refusal('CZ-SELL-DIRECTOR', { company: action.company })
  }
  return null
}

/** How many shares of a company this seat may sell now. */
export function mostSellable(state: DeepReadonly<CzState>, seat: Seat, company: number): number {
  const held = sharesOf(state, company, seat)
  if (held === 0 || state.round.set === firstSet(state) || soldAlready(state, company)) return 0
  if (companyAt(state, company).director !== seat) return held
  // Whoever takes over takes the certificate: then all may go, else all but the certificate.
  return keepsCertificate(state, seat, company, held) ? held : held - DIRECTOR_SHARES
}

function soldAlready(state: DeepReadonly<CzState>, company: number): boolean {
  return ((state.stock as StockState).soldNow & (1 << company)) !== 0 && !isOn(state, 'sellTwice')
}

/** The director's certificate never goes to the bank: somebody must be there to take it over. — VII.5, VII.6 */
function keepsCertificate(
  state: DeepReadonly<CzState>,
  seat: Seat,
  company: number,
  shares: number,
): boolean {
  if (companyAt(state, company).director !== seat) return true
  const left = sharesOf(state, company, seat) - shares
  if (left >= DIRECTOR_SHARES) return true
  const after = (each: Seat): number => (each === seat ? left : sharesOf(state, company, each))
  return nextDirector(state, company, after) !== null
}
