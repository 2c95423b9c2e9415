import { HEXES } from '@roundhouse/titles/1862/map'
import { printedBoard } from '@roundhouse/view/railway/printed-board'
import { RailwayMiniBoard } from '../railway/board/railway-mini-board.tsx'
import { LOOKS } from './looks.ts'

/** The map of 1862 as it lies in the box. */
const BOARD = printedBoard('flat', HEXES, 'first')

export function RmMiniBoard() {
  return <RailwayMiniBoard board={BOARD} companies={LOOKS} />
}
