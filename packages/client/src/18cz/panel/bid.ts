import { asReadonly } from '@roundhouse/kernel'
import type { CzAction } from '@roundhouse/titles/18cz'
import { privateAuction } from '@roundhouse/view/18cz'
import type { CzTable } from '../cz-table.ts'

export type Bid = Extract<CzAction, { type: 'bid' }>

/** The bid that is put together; for the private under the hammer the least one until another is chosen. — XI.2 */
export function bidInHand(cz: CzTable): Bid | null {
  const { action } = cz.draft.value
  if (action !== null) return action.type === 'bid' ? action : null
  const auction = privateAuction(asReadonly(cz.state.value))
  const lot = auction?.lots.find(({ id }) => id === auction.under)
  return lot === undefined ? null : { type: 'bid', item: lot.id, amount: lot.least }
}
