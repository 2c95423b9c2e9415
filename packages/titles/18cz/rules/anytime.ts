import type { Choice, DeepReadonly, Emit, Refusal, Seat } from '@roundhouse/kernel'
import { underWay } from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import type { NumberedEvent } from '../events.ts'
import { type CzState, VACLAV, companyAt } from '../state.ts'
import { bookOf } from './book.ts'
import { wrongStep } from './gates.ts'
import { lay, refuseLay } from './laying.ts'
import { applyLocalTrade, localTradeChoices, refuseLocalTrade } from './locals.ts'
import { mwChoices, offerForMw, refuseMwTrade } from './mw.ts'
import { isPurple, powerChoices } from './tiles-to-lay.ts'

/** What a company may do at any moment of its turn: trade locals, lay a purple tile. — VIII.3 */
export function refuseAnytime(state: DeepReadonly<CzState>, action: CzAction): Refusal | null {
  if (companyAt(state, underWay(state, 'turn').company).director === VACLAV) return wrongStep(state, action)
  if (action.type === 'tradeLocal' || action.type === 'sellLocal') return refuseLocalTrade(state, action)
  if (action.type === 'tradeMw') return refuseMwTrade(state, action.price)
  if (action.type === 'layTile' && action.local !== undefined && isPurple(action.tile))
    return refuseLay(state, action)
  return wrongStep(state, action)
}

export function applyAnytime(state: CzState, action: CzAction, emit: Emit<NumberedEvent>): void {
  if (action.type === 'tradeLocal' || action.type === 'sellLocal') applyLocalTrade(state, action, emit)
  else if (action.type === 'tradeMw') offerForMw(state, action.price, emit)
  else if (action.type === 'layTile') lay(state, action, emit)
}

export function anytimeChoices(
  state: DeepReadonly<CzState>,
  only?: readonly CzAction['type'][],
): Choice<CzAction>[] {
  const asksFor = (type: CzAction['type']): boolean => only === undefined || only.includes(type)
  // The first takes long, for it looks at the map.
  return [
    ...(asksFor('layTile') ? powerChoices(state) : []),
    ...(asksFor('tradeLocal') || asksFor('sellLocal') ? localTradeChoices(state) : []),
    ...(asksFor('tradeMw') ? mwChoices(state) : []),
  ]
}

/** Some tables let the operating company trade and use locals while somebody is asked something else. */
export function refuseWhileWaiting(
  state: DeepReadonly<CzState>,
  seat: Seat,
  action: CzAction,
): Refusal | null {
  return bookOf(state).mayTradeWhileWaiting(state, seat)
    ? refuseAnytime(state, action)
    : wrongStep(state, action)
}

export function choicesWhileWaiting(state: DeepReadonly<CzState>, seat: Seat): Choice<CzAction>[] {
  return bookOf(state).mayTradeWhileWaiting(state, seat) ? anytimeChoices(state) : []
}
