import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type CompanyId,
  type CzState,
  DIRECTOR_SHARES,
  PRICES,
  capitalisationOf,
  companyAt,
  companyIndex,
  sharesToOpen,
  sizeOf,
} from '@roundhouse/titles/18cz'

/** A start price with what the treasury gets for it once the company opens. — VII.5 */
export interface StartOption {
  readonly price: number
  readonly capital: number
  readonly cell: number
}

export function startOptions(state: DeepReadonly<CzState>, company: CompanyId): readonly StartOption[] {
  const index = companyIndex(company)
  if (companyAt(state, index).status !== 'shelf') return []
  const { times } = capitalisationOf(state, index)
  return sizeOf(state, index).startPrices.map((price) => ({
    price,
    capital: price * times,
    cell: PRICES.indexOf(price),
  }))
}

/** Shares still to be sold before a company opens, after the director's certificate. — VII.5 */
export function sharesMissing(company: CompanyId): number {
  return Math.max(0, sharesToOpen(companyIndex(company)) - DIRECTOR_SHARES)
}
