import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type CzState,
  cashOf,
  certificatesOf,
  companyIndex,
  eighteenCz,
  wealthOf,
} from '@roundhouse/titles/18cz'
import type { CompanyView } from '../railway/company-view.ts'
import type { PlayerView } from '../railway/player-view.ts'
import { holdingsOf, soldBy } from '../railway/shares.ts'
import { privatesOfSeat } from './privates.ts'

/** In the order of the priority cards. — VII.2 */
export function playerViews(state: DeepReadonly<CzState>, companies: readonly CompanyView[]): PlayerView[] {
  const asked = eighteenCz.toAct(state)
  return state.priority.map((seat, at) => ({
    seat,
    place: at + 1,
    cash: cashOf(state, seat),
    certificates: certificatesOf(state, seat),
    worth: wealthOf(state, seat),
    debt: state.bank.debt[seat] as number,
    penalty: state.bank.penalty[seat] as number,
    privates: privatesOfSeat(state, seat),
    ...holdingsOf(companies, seat),
    sold: soldBy(state.stock, seat, companies, companyIndex),
    acts: asked.includes(seat),
  }))
}
