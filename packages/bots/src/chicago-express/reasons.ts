import { type Action, type Seat, applyKnown, asReadonly, refuse } from '@roundhouse/kernel'
import { type ChicagoAction, type ChicagoState, chicagoExpress } from '@roundhouse/titles/chicago-express'
import type { Reason, Reasoner } from '../reasons.ts'
import { FIGURES } from './figures.ts'
import { byRulesOfThumb, moneyOf } from './rules-of-thumb.ts'
import { sellTo, settleAuction } from './settle.ts'

const judge = byRulesOfThumb(FIGURES)

/** Why a turn is good: what everybody may hope to have at the end after it. */
export const reasons: Reasoner = (state, seat, line) => {
  const before = state as ChicagoState
  const after = tableAfter(before, seat, line)
  if (after === null) return []
  const hoped = moneyOf(asReadonly(after), FIGURES)
  const own = Math.round(hoped[seat] as number)
  const rest = hoped.filter((_, each) => each !== seat)
  const others = Math.round(rest.reduce((sum, each) => sum + each, 0) / Math.max(1, rest.length))
  const hopes: Reason = { code: 'hopes', own, others }
  return line[0]?.type === 'pass' ? [{ code: 'nothingBetter' }, hopes] : [hopes]
}

/** A bid is seen to its end; other turns are played as they are. */
function tableAfter(state: ChicagoState, seat: Seat, line: readonly Action[]): ChicagoState | null {
  const after = chicagoExpress.clone(asReadonly(state))
  const [first] = line as readonly ChicagoAction[]
  if (state.auction !== null) {
    if (first?.type === 'bid') sellTo(after, seat, first.amount)
    else settleAuction(after, reservesWithout(state, seat))
    return after
  }
  for (const action of line as readonly ChicagoAction[]) {
    if (refuse(chicagoExpress, after, seat, action) !== null) return null
    applyKnown(chicagoExpress, after, seat, action, () => {})
  }
  return after
}

/** Who passes bids no more. */
function reservesWithout(state: ChicagoState, seat: Seat): number[] {
  return judge.reserves(asReadonly(state)).map((reserve, each) => (each === seat ? 0 : reserve))
}
