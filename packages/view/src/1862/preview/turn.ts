import type { DeepReadonly } from '@roundhouse/kernel'
import { type CompanyId, type RmState, companyId } from '@roundhouse/titles/1862'

/** The company that a decision is about. It need not be the one whose turn it is. */
export function companyConcerned(state: DeepReadonly<RmState>): CompanyId | null {
  const { step, turn, offer, amalgamation, floating, parliament } = state
  const named = (company: number | undefined): CompanyId | null =>
    company === undefined ? null : companyId(company)
  switch (step) {
    case 'auction':
      return named(parliament?.auction?.company)
    case 'charter':
      return named(parliament?.charter?.company)
    case 'tokens':
      return named(floating[0])
    case 'answer':
      return named(offer?.owner)
    case 'option':
    case 'tokensTooMany':
      return named(amalgamation?.survivor)
    case 'parliament':
    case 'stock':
    case 'fine':
      return null
    default:
      return named(turn?.company)
  }
}
