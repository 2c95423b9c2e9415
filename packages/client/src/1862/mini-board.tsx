import { asReadonly } from '@roundhouse/kernel'
import { railwayMania } from '@roundhouse/titles/1862'
import { boardView } from '@roundhouse/view/1862'
import { RailwayMiniBoard } from '../railway/board/railway-mini-board.tsx'
import { LOOKS } from './looks.ts'

/** The map of 1862 as it lies in the box. */
const START = railwayMania.setup(
  { rules: railwayMania.rules, players: 4, variant: null, options: {}, seed: '1862' },
  () => {},
)
const BOARD = boardView(asReadonly(START))

export function RmMiniBoard() {
  return <RailwayMiniBoard board={BOARD} companies={LOOKS} />
}
