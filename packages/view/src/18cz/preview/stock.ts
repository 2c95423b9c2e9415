import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type CompanyId,
  type CzState,
  capitalisationOf,
  companyAt,
  companyIndex,
  sizeOf,
} from '@roundhouse/titles/18cz'
import type { StartOption } from '../../railway/start-pick.ts'

/** The start prices with what the treasury gets once the company opens. — VII.5 */
export function startOptions(state: DeepReadonly<CzState>, company: CompanyId): readonly StartOption[] {
  const index = companyIndex(company)
  if (companyAt(state, index).status !== 'shelf') return []
  const { times } = capitalisationOf(state, index)
  return sizeOf(state, index).startPrices.map((price) => ({ price, capital: price * times }))
}
