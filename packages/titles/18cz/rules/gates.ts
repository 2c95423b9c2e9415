import type { DeepReadonly, Refusal, Seat } from '@roundhouse/kernel'
import type { CzAction } from '../actions.ts'
import { companyId } from '../companies.ts'
import { refusal } from '../sections.ts'
import { type CzState, VACLAV, companyAt } from '../state.ts'
import { asked } from './asked.ts'
import { tilesLeft } from './tile-allowance.ts'
import { cannotPay, mustBuyTrain } from './train-places.ts'

export function refuseAfterEnd(state: DeepReadonly<CzState>): Refusal | null {
  return state.ended === null ? null : refusal('CZ-GAME-OVER', {})
}

/** One seat is asked; only a loan may be repaid out of turn. — VII.2, VIII.2, VIII.11 */
export function refuseOutOfTurn(state: DeepReadonly<CzState>, seat: Seat, action: CzAction): Refusal | null {
  const seats = asked(state)
  if (seats.includes(seat)) return null
  const [first] = seats
  if (first === undefined) return null
  if (state.step === 'preStock') return refusal('CZ-PRE-NOT-TURN', { seat: first })
  if (state.step === 'discard') {
    return refusal('CZ-DISCARD-FIRST', { company: companyId(state.discards[0] as number) })
  }
  if (state.step === 'stock') {
    if (action.type === 'repay') return null
    if (state.stock?.bought === seat) {
      if (action.type === 'buyShare' || action.type === 'start') return refusal('CZ-BUY-ONE', {})
      if (action.type === 'sell') return refusal('CZ-SELL-AFTER-BUY', {})
    }
  } else if (state.turn !== null && companyAt(state, state.turn.company).director === VACLAV) {
    return refusal('CZ-VACLAV-DECIDER', { seat: first })
  }
  const wrongSeat = refusal('CZ-NOT-YOUR-TURN', { seat: first })
  const { kind } = state.round
  return kind === 'operating' || kind === 'between' ? { ...wrongSeat, section: 'VIII.2' } : wrongSeat
}

/** An action that does not belong to the step that waits. — VIII.3 */
export function wrongStep(state: DeepReadonly<CzState>, action: CzAction): Refusal {
  const { turn } = state
  if (state.step === 'discard') {
    return refusal('CZ-DISCARD-FIRST', { company: companyId(state.discards[0] as number) })
  }
  switch (action.type) {
    case 'sell':
      return turn !== null && mustBuyTrain(state, turn.company) && cannotPay(state, turn.company)
        ? refusal('CZ-EMERG-NO-SALES', {})
        : refusal('CZ-SELL-NOT-SR', {})
    case 'layTile':
      if (turn !== null && turn.stage !== 'home' && tilesLeft(state) === 'none')
        return refusal('CZ-TRACK-COUNT', {})
      break
    case 'placeToken':
      if (turn?.placed === true) return refusal('CZ-TOKEN-ONE', {})
      break
    case 'acquire':
      return turn !== null && (turn.acquired !== null || turn.doubles.length > 0)
        ? refusal('CZ-ACQ-PENDING', {})
        : refusal('CZ-ACQ-STEP', {})
    case 'turnTrain':
      return refusal('CZ-TRAIN-TURN-LATE', {})
    case 'scrapTrain':
      return refusal('CZ-TRAIN-SCRAP', {})
    case 'tradeMw':
    case 'tradeLocal':
      return refusal('CZ-LOCAL-TURN', {})
    case 'sellLocal':
      return refusal('CZ-SELL-LOCAL', { local: action.local })
    default:
  }
  return refusal('CZ-STEP-ORDER', { doing: state.step })
}
