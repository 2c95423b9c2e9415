import type { DeepReadonly } from '@roundhouse/kernel'
import { isSmall } from '../companies.ts'
import { type AhState, companyAt } from '../state.ts'

/** Coal, then pre-state railways by number, then stock companies by price, as things stand now. — VII.4 */
export function operatingOrder(state: DeepReadonly<AhState>): number[] {
  const small = state.companies.flatMap(({ status }, company) =>
    isSmall(company) && status === 'open' ? [company] : [],
  )
  const stock = state.market.order.filter((company) => companyAt(state, company).status === 'open')
  return [...small, ...stock]
}

/** Of the companies that still have a turn the one whose turn it is. — VII.4, table B16 */
export function nextToOperate(state: DeepReadonly<AhState>): number {
  const { waiting } = state
  const small = waiting.filter(isSmall)
  if (small.length > 0) return Math.min(...small)
  return state.market.order.find((company) => waiting.includes(company)) as number
}
