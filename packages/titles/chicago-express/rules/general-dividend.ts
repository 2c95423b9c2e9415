import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import { COMPANIES } from '../companies.ts'
import { DIAL_IDS, END } from '../components.ts'
import type { ChicagoEvent } from '../events.ts'
import { INDUSTRIES } from '../map.ts'
import { type ChicagoState, type EndReason, companyAt } from '../state.ts'
import { raiseIndustry } from './income.ts'
import { payDividend, unsoldShares } from './shares.ts'
import { leaders } from './standing.ts'

/** Pay, look for the end, reset the dials, let Detroit grow. — p39 Dividends */
export function generalDividend(state: ChicagoState, emit: Emit<ChicagoEvent>): void {
  const payouts = COMPANIES.flatMap((_, company) =>
    companyAt(state, company).holders.length > 0 ? [payDividend(state, company)] : [],
  )
  emit({ type: 'generalDividendPaid', number: state.round, payouts })
  const reasons = endReasons(state)
  if (reasons.length > 0) {
    state.ended = { reasons }
    emit({ type: 'gameEnded', reasons, winners: leaders(state) })
    return
  }
  for (const dial of DIAL_IDS) state.dials[dial] = 0
  state.round += 1
  const { values } = INDUSTRIES.detroit
  if (state.industries.detroit < (values.at(-1) as number)) {
    const raises = raiseIndustry(state, 'detroit')
    emit({ type: 'detroitGrew', value: state.industries.detroit, raises })
  }
}

/** Looked at only at a general dividend, after the payment. — p40 End */
export function endReasons(state: DeepReadonly<ChicagoState>): EndReason[] {
  const reasons: EndReason[] = []
  const companies = COMPANIES.map((_, company) => company)
  const withoutStock = companies.filter((company) => companyAt(state, company).stock === 0).length
  const withoutShares = companies.filter((company) => unsoldShares(state, company) === 0).length
  if (withoutStock >= END.companiesWithoutLocomotives) reasons.push('locomotives')
  if (withoutShares >= END.companiesWithoutShares) reasons.push('shares')
  if (state.houses <= END.housesLeft) reasons.push('houses')
  if (state.industries.detroit === INDUSTRIES.detroit.values.at(-1)) reasons.push('detroit')
  return reasons
}
