import type { DeepReadonly, Refusal, Seat } from '@roundhouse/kernel'
import { isOut } from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import { TILE_SET, tileIndex } from '../board.ts'
import { type SectionId, refusal, refusalIn } from '../sections.ts'
import { type RmState, type RoundState, STAGES } from '../state.ts'
import { asked } from './asked.ts'
import { refuseOpening } from './bids.ts'
import { bookOf } from './book.ts'
import { refuseRedemption } from './redemption.ts'

export function refuseAfterEnd(state: DeepReadonly<RmState>): Refusal | null {
  return state.ended === null ? null : refusal('62-GAME-OVER', {})
}

/** One seat is asked. — 4.1, 6.1, 7.1 */
export function refuseOutOfTurn(state: DeepReadonly<RmState>, seat: Seat, action: RmAction): Refusal | null {
  const [first] = asked(state)
  if (first === undefined || first === seat) return null
  const auction = state.parliament?.auction ?? null
  if (auction !== null && action.type === 'bid' && isOut(auction, seat)) return refusal('62-BID-PASSED', {})
  // Who may not open is never asked to.
  if (state.step === 'parliament' && action.type === 'openAuction') {
    const refused = refuseOpening(state, seat)
    if (refused !== null) return refused
  }
  if (state.step === 'stock' && state.stock?.lastBuyer === seat) {
    if (action.type === 'buyShare' || action.type === 'start') return refusal('62-BUY-ONE', {})
    if (action.type === 'sell') return refusal('62-SELL-AFTER-BUY', {})
  }
  return refusalIn(ORDER_OF_TURNS[state.round.kind], '62-NOT-YOUR-TURN', { seat: first })
}

/** Where the order of turns stands. */
const ORDER_OF_TURNS = {
  parliament: '4.1',
  stock: '6.1',
  fines: '4.3',
  operating: '7.1',
} as const satisfies Record<RoundState['kind'], SectionId>

/** An action that does not belong to the step that waits. — 7.1 */
export function wrongStep(state: DeepReadonly<RmState>, action: RmAction): Refusal {
  const { kind } = state.round
  if (action.type === 'sell' && kind === 'parliament') return refusal('62-PARL-NO-SALE', {})
  if (kind === 'fines') return refusal('62-FINE-MUST-SELL', { owed: owedFirst(state) })
  if (kind === 'operating') {
    const isLate = state.lner === 'formed'
    if (action.type === 'merge' || action.type === 'acquire') {
      return isLate ? refusal('62-MERGE-LNER', {}) : refusal('62-MERGE-STEP', {})
    }
    if (isLate && BUILDING.includes(action.type)) return refusal('62-LNER-NO-BUILD', {})
    if (action.type === 'redeem' && !bookOf(state).mayRedeem) {
      return refusalIn('11.3', '62-VARIANT', { what: 'redeem' })
    }
    const { turn } = state
    if (turn !== null && STAGES.indexOf(turn.stage) > STAGES.indexOf('track')) {
      if (action.type === 'layTile' && turn.yellow === 1 && (turn.trackDone || hasN(action.tile))) {
        return refusal('62-TRACK-N-ALONE', { tile: action.tile })
      }
      if (action.type === 'layTile' || action.type === 'placeSmall') return refusal('62-TRACK-COUNT', {})
      if (action.type === 'placeToken' && (turn.placed || turn.linked)) return refusal('62-TOKEN-ONE', {})
    }
    // The step before is left out for this reason.
    const refused = action.type === 'redeem' && state.step === 'acquire' ? refuseRedemption(state) : null
    if (refused !== null) return refused
  }
  return refusalIn(kind === 'operating' ? '7.1' : ORDER_OF_TURNS[kind], '62-STEP-ORDER', {
    doing: state.step,
  })
}

/** Steps that build are not even begun after the LNER. — 10.3 */
const BUILDING: readonly RmAction['type'][] = ['layTile', 'placeSmall', 'linkLondon', 'placeToken']

function hasN(tile: string): boolean {
  return TILE_SET.tiles[tileIndex(tile)]?.label === 'N'
}

function owedFirst(state: DeepReadonly<RmState>): number {
  return state.debt.find((owed) => owed > 0) ?? 0
}
