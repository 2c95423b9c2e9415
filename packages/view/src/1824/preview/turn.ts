import type { DeepReadonly } from '@roundhouse/kernel'
import { type AhState, type CompanyId, NOBODY, companyId } from '@roundhouse/titles/1824'

/** The company that a decision is about. It need not be the one whose turn it is. */
export function companyConcerned(state: DeepReadonly<AhState>): CompanyId | null {
  const { step, turn, discards, surplus, offer, two } = state
  const named = (company: number | undefined): CompanyId | null =>
    company === undefined || company === NOBODY ? null : companyId(company)
  switch (step) {
    case 'discard':
      return named(discards[0])
    case 'surplus':
      return named(surplus)
    case 'answer':
      return named(offer?.owner)
    case 'bondStation':
      return named(two?.bond)
    case 'price':
      return named(two?.unpriced)
    case 'exchange':
      return null
    default:
      return named(turn?.company)
  }
}
