import type { Emit, Seat } from '@roundhouse/kernel'
import { DIALS, DIAL_IDS, RED_DIALS_FOR_DIVIDEND } from '../components.ts'
import type { ChicagoEvent } from '../events.ts'
import type { ChicagoState } from '../state.ts'
import { generalDividend } from './general-dividend.ts'

/** With two dials red, the general dividend comes before the player chooses. — p36 Play, p39 Dividends */
export function beginTurn(state: ChicagoState, seat: Seat, emit: Emit<ChicagoEvent>): void {
  state.turn = seat
  state.step = 'chooseDial'
  const red = DIAL_IDS.filter((dial) => state.dials[dial] >= DIALS[dial])
  if (red.length >= RED_DIALS_FOR_DIVIDEND) generalDividend(state, emit)
  if (state.ended === null) emit({ type: 'turnBegan', seat, round: state.round })
}

/** Clockwise, always. — table A1 */
export function endTurn(state: ChicagoState, emit: Emit<ChicagoEvent>): void {
  beginTurn(state, (state.turn + 1) % state.players, emit)
}
