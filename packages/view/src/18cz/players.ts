import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import {
  COMPANIES,
  type CzState,
  cashOf,
  certificatesOf,
  companyAt,
  companyId,
  eighteenCz,
  priceOf,
  sharesOf,
  sizeOf,
  wealthOf,
} from '@roundhouse/titles/18cz'
import type { Holding, PlayerView } from '../railway/player-view.ts'
import { privatesOfSeat } from './privates.ts'

/** In the order of the priority cards. — VII.2 */
export function playerViews(state: DeepReadonly<CzState>): PlayerView[] {
  const asked = eighteenCz.toAct(state)
  return state.priority.map((seat, at) => ({
    seat,
    place: at + 1,
    cash: cashOf(state, seat),
    certificates: certificatesOf(state, seat),
    worth: wealthOf(state, seat),
    debt: state.debt[seat] as number,
    penalty: state.penalty[seat] as number,
    privates: privatesOfSeat(state, seat),
    holdings: holdingsOf(state, seat),
    directs: COMPANIES.flatMap((_, company) =>
      companyAt(state, company).director === seat ? [companyId(company)] : [],
    ),
    acts: asked.includes(seat),
  }))
}

function holdingsOf(state: DeepReadonly<CzState>, seat: Seat): Holding[] {
  return COMPANIES.flatMap((_, company) => {
    const shares = sharesOf(state, company, seat)
    if (shares === 0) return []
    const { percent } = sizeOf(state, company)
    return [
      {
        company: companyId(company),
        shares,
        percent: shares * percent,
        value: shares * priceOf(state, company),
      },
    ]
  })
}
