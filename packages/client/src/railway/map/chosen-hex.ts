import type { BoardView } from '@roundhouse/view/railway'
import type { RailwayTable } from '../railway-table.ts'
import { hexChosen } from './hex-choice.ts'

/** The board with the chosen hex as it would be: shown before it is confirmed. */
export function withChosenHex(railway: RailwayTable, board: BoardView): BoardView {
  const hex = railway.decision.value === 'hex' ? hexChosen(railway) : null
  const { action } = railway.draft.value
  const tried = hex === null || action === null ? null : railway.after(action)
  const there = tried === null ? null : railway.game.viewOf(tried).board.hexes.find(({ id }) => id === hex)
  if (!there) return board
  return { ...board, hexes: board.hexes.map((each) => (each.id === hex ? there : each)) }
}
