import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { privatesOf } from '@roundhouse/railways'
import { type AhState, MOUNTAINS, MOUNTAIN_INCOME, MOUNTAIN_PRICE, ON_SALE } from '@roundhouse/titles/1824'
import type { PrivateView } from '../railway/company-view.ts'

/** Mountain railways of a seat. — IV.1 */
export function privatesOfSeat({ mountains }: DeepReadonly<AhState>, seat: Seat): PrivateView[] {
  return privatesOf(mountains, seat).map(mountainView)
}

/** Those still on sale in the first stock round. — VI.3 */
export function privatesOnOffer({ mountains }: DeepReadonly<AhState>): PrivateView[] {
  return privatesOf(mountains, ON_SALE).map(mountainView)
}

function mountainView(mountain: number): PrivateView {
  const { id, name } = MOUNTAINS[mountain] as (typeof MOUNTAINS)[number]
  return { id, name, size: 'mountain', income: MOUNTAIN_INCOME, price: MOUNTAIN_PRICE, used: false }
}
