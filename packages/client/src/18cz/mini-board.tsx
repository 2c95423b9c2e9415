import { asReadonly } from '@roundhouse/kernel'
import { eighteenCz } from '@roundhouse/titles/18cz'
import { boardView } from '@roundhouse/view/18cz'
import { RailwayMiniBoard } from '../railway/board/railway-mini-board.tsx'
import { LOOKS } from './looks.ts'

/** The map of 18CZ as it lies in the box. */
const START = eighteenCz.setup(
  { rules: eighteenCz.rules, players: 4, variant: null, options: {}, seed: '18cz' },
  () => {},
)
const BOARD = boardView(asReadonly(START))

export function CzMiniBoard() {
  return <RailwayMiniBoard board={BOARD} companies={LOOKS} />
}
