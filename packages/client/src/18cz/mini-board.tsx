import { HEXES } from '@roundhouse/titles/18cz/map'
import { printedBoard } from '@roundhouse/view/railway/printed-board'
import { RailwayMiniBoard } from '../railway/board/railway-mini-board.tsx'
import { LOOKS } from './looks.ts'

/** The map of 18CZ as it lies in the box. */
const BOARD = printedBoard('pointy', HEXES)

export function CzMiniBoard() {
  return <RailwayMiniBoard board={BOARD} companies={LOOKS} />
}
