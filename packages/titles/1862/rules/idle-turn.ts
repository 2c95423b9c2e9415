import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { COMPANIES } from '../companies.ts'
import type { RmState } from '../state.ts'
import { purchases } from './buying.ts'
import { sellable } from './selling.ts'

/** Whether a player can sell, buy or start anything: otherwise only a pass is left to him. — 6.2 */
export function canTrade(state: DeepReadonly<RmState>, seat: Seat): boolean {
  return (
    COMPANIES.some((_, company) => sellable(state, seat, company).length > 0) ||
    purchases(state, seat).next().done !== true
  )
}
