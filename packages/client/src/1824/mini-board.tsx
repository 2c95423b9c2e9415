import { HEXES } from '@roundhouse/titles/1824/map'
import { printedBoard } from '@roundhouse/view/railway/printed-board'
import { RailwayMiniBoard } from '../railway/board/railway-mini-board.tsx'
import { LOOKS } from './looks.ts'

/** The map of 1824 as it lies in the box. */
const BOARD = printedBoard('pointy', HEXES)

export function AhMiniBoard() {
  return <RailwayMiniBoard board={BOARD} companies={LOOKS} />
}
