import type { CompanyIndex } from '@roundhouse/railways'
import {
  COMPANIES,
  MOUNTAIN_INCOME,
  NOBODY,
  companyAt,
  companyIndex,
  kindOf,
  priceOf,
  sharesWithPlayers,
} from '@roundhouse/titles/1824'
import { type Asked, type Considered, ofType } from './considered.ts'
import { becomes, hopedRevenue, payoutsLeft, shareGain } from './outlook.ts'

/** Half of it with players, the certificate among them, opens a regional railway. — VI.5 */
const SHARES_TO_OPEN = 5
const CERTIFICATE_SHARES = 2

/** A coal railway is exchanged as soon as its regional railway opens by it. — IV.2 */
export function considerCoal({ state, actions }: Asked): Considered[] {
  return ofType(actions, 'exchangeCoal')
    .filter(({ company }) => {
      const regional = becomes(companyIndex(company))
      return sharesWithPlayers(state, regional) + CERTIFICATE_SHARES >= SHARES_TO_OPEN
    })
    .map((action) => ({ action, worth: priceOf(state, becomes(companyIndex(action.company))) }))
}

/** At will only where the share pays clearly more than the mountain railway. — IV.1 */
export function considerMountains(asked: Asked): Considered[] {
  const { state, actions, figures } = asked
  const rounds = Math.max(1, payoutsLeft(state, 0, figures))
  return ofType(actions, 'exchangeMountain').flatMap((action) => {
    const company = companyIndex(action.company)
    const perRound = hopedRevenue(asked, company) / 10 / rounds
    const opens = isOwn(asked, company) && sharesWithPlayers(state, company) === SHARES_TO_OPEN - 1
    if (!opens && perRound < figures.exchangeMountain * MOUNTAIN_INCOME) return []
    return [{ action, worth: priceOf(state, company) + shareGain(asked, company) }]
  })
}

/** By force: the share that is worth most, above all of an own company. — IV.1 */
export function considerForced(asked: Asked): Considered[] {
  const { state, actions, figures } = asked
  return ofType(actions, 'exchangeMountain').map((action) => {
    const company = companyIndex(action.company)
    const price = priceOf(state, company)
    const gain = price === 0 ? 0 : shareGain(asked, company)
    const opens = isOwn(asked, company) && sharesWithPlayers(state, company) < SHARES_TO_OPEN
    return { action, worth: price + gain + (opens ? figures.opening : 0) }
  })
}

/** Whether the seat leads a regional railway, or will do so by its coal railway. */
function isOwn({ state, seat }: Asked, company: CompanyIndex): boolean {
  const { director } = companyAt(state, company)
  if (director !== NOBODY) return director === seat
  return COMPANIES.some(
    (_, coal) =>
      kindOf(coal) === 'coal' && becomes(coal) === company && companyAt(state, coal).director === seat,
  )
}
