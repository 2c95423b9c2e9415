import type { DeepReadonly } from '@roundhouse/kernel'
import { clockwiseFrom } from '@roundhouse/railways'
import {
  type AhState,
  cashOf,
  certificatesOf,
  companyIndex,
  debtOf,
  eighteen24,
  wealthOf,
} from '@roundhouse/titles/1824'
import type { CompanyView } from '../railway/company-view.ts'
import type { PlayerView } from '../railway/player-view.ts'
import { holdingsOf, soldBy } from '../railway/shares.ts'
import { privatesOfSeat } from './privates.ts'

/** Clockwise from the holder of the starting-player card. — VI.2 */
export function playerViews(state: DeepReadonly<AhState>, companies: readonly CompanyView[]): PlayerView[] {
  const asked = eighteen24.toAct(state)
  return clockwiseFrom(state.priority, state.players).map((seat, at) => ({
    seat,
    place: at + 1,
    cash: cashOf(state, seat),
    certificates: certificatesOf(state, seat),
    worth: wealthOf(state, seat),
    debt: debtOf(state, seat),
    penalty: 0,
    privates: privatesOfSeat(state, seat),
    ...holdingsOf(companies, seat),
    sold: soldBy(state.stock, seat, companies, companyIndex),
    acts: asked.includes(seat),
  }))
}
