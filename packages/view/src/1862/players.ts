import type { DeepReadonly } from '@roundhouse/kernel'
import { clockwiseFrom } from '@roundhouse/railways'
import {
  type RmState,
  cashOf,
  certificatesOf,
  companyIndex,
  railwayMania,
  wealthOf,
} from '@roundhouse/titles/1862'
import type { CompanyView } from '../railway/company-view.ts'
import type { PlayerView } from '../railway/player-view.ts'
import { holdingsOf, soldBy } from '../railway/shares.ts'

/** Clockwise from the holder of the priority deal. — 6.6 */
export function playerViews(state: DeepReadonly<RmState>, companies: readonly CompanyView[]): PlayerView[] {
  const asked = railwayMania.toAct(state)
  return clockwiseFrom(state.priority, state.players).map((seat, at) => ({
    seat,
    place: at + 1,
    cash: cashOf(state, seat),
    certificates: certificatesOf(state, seat),
    worth: wealthOf(state, seat) - (state.debt[seat] as number),
    debt: state.debt[seat] as number,
    penalty: 0,
    privates: [],
    ...holdingsOf(companies, seat),
    sold: soldBy(state.stock, seat, companies, companyIndex),
    acts: asked.includes(seat),
  }))
}
