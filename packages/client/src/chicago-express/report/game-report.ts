import type { History, Seat } from '@roundhouse/kernel'
import type { ChicagoAction, ChicagoEvent, ChicagoState } from '@roundhouse/titles/chicago-express'
import { type ChicagoReport, type ChicagoView, reportOf, viewOf } from '@roundhouse/view/chicago-express'

export interface ReportPlayer {
  readonly seat: Seat
  readonly name: string
}

/** The figures of the game and who they belong to: what every card of the report draws from. */
export interface GameReport {
  readonly figures: ChicagoReport
  readonly view: ChicagoView
  /** In the order of the seats. */
  readonly names: readonly string[]
  readonly moves: number
}

export function gameReport(
  history: History<ChicagoState, ChicagoAction, ChicagoEvent>,
  players: readonly ReportPlayer[],
  version: number,
): GameReport {
  const view = viewOf(history.stateAt(version))
  return {
    figures: reportOf(history, version),
    view,
    names: view.players.map(
      ({ seat }) => players.find((player) => player.seat === seat)?.name ?? String(seat + 1),
    ),
    moves: history.lineTo(version).length,
  }
}
