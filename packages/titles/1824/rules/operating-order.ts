import type { DeepReadonly } from '@roundhouse/kernel'
import { type CompanyIndex, nextToOperate } from '@roundhouse/railways'
import { isSmall, ofKind } from '../companies.ts'
import { type AhState, NOBODY, companyAt } from '../state.ts'

/** Coal, then pre-state railways by number, then stock companies by price, as things stand now. — VII.4 */
export function operatingOrder(state: DeepReadonly<AhState>): number[] {
  const small = state.companies.flatMap(({ status }, company) =>
    isSmall(company) && status === 'open' ? [company] : [],
  )
  const stock = state.market.order.filter((company) => companyAt(state, company).status === 'open')
  return [...small, ...stock]
}

/** Of the companies that still have a turn the one whose turn it is, by prices as they are now. — VII.4, table B16 */
export function nextCompany(state: DeepReadonly<AhState>): CompanyIndex {
  const { waiting, market } = state
  return nextToOperate([SMALL, market.order], (company) => waiting.includes(company)) ?? NOBODY
}

const SMALL = [...ofKind('coal'), ...ofKind('preState')]
