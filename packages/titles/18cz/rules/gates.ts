import type { DeepReadonly, Refusal, Seat } from '@roundhouse/kernel'
import type { CzAction } from '../actions.ts'
import { type SectionId, refusal, refusalIn } from '../sections.ts'
import { type CzState, type RoundState, type StepName, VACLAV, companyAt } from '../state.ts'
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
  if (action.type === 'repay' && state.step !== 'stock') return refusal('CZ-LOAN-NOT-SR', {})
  if (state.step === 'preStock') return refusal('CZ-PRE-NOT-TURN', { seat: first })
  if (state.step === 'discard') {
    return refusal('CZ-DISCARD-FIRST', { company: state.discards[0] as number })
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
  return refusalIn(ORDER_OF_TURNS[state.round.kind], 'CZ-NOT-YOUR-TURN', { seat: first })
}

/** Where the order of turns stands; before the first stock round only the auctions come to this. */
const ORDER_OF_TURNS = {
  pre: 'XI.2',
  stock: 'VII.2',
  operating: 'VIII.2',
  between: 'VIII.2',
} as const satisfies Record<RoundState['kind'], SectionId>

/** Where the order of what is done stands. */
const ORDER_OF_DEEDS: Partial<Record<StepName, SectionId>> = {
  preStock: 'VI',
  auction: 'XI.2',
  mwTrack: 'XI.2',
  stock: 'VII.2',
}

/** An action that does not belong to the step that waits. — VIII.3 */
export function wrongStep(state: DeepReadonly<CzState>, action: CzAction): Refusal {
  const { turn } = state
  if (state.step === 'discard') {
    return refusal('CZ-DISCARD-FIRST', { company: state.discards[0] as number })
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
    case 'repay':
      return refusal('CZ-LOAN-NOT-SR', {})
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
  return refusalIn(ORDER_OF_DEEDS[state.step] ?? 'VIII.3', 'CZ-STEP-ORDER', { doing: state.step })
}
