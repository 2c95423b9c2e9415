import { asReadonly } from '@roundhouse/kernel'
import { eighteen24 } from '@roundhouse/titles/1824'
import { boardView } from '@roundhouse/view/1824'
import { RailwayMiniBoard } from '../railway/board/railway-mini-board.tsx'
import { LOOKS } from './looks.ts'

/** The map of 1824 as it lies in the box. */
const START = eighteen24.setup(
  { rules: eighteen24.rules, players: 4, variant: null, options: {}, seed: '1824' },
  () => {},
)
const BOARD = boardView(asReadonly(START))

export function AhMiniBoard() {
  return <RailwayMiniBoard board={BOARD} companies={LOOKS} />
}
