import type { RefusalTable } from '@roundhouse/titles/chicago-express'
import type { CommonReasons, OwnWords, SharedReasons } from '../reasons.ts'

/** What Chicago Express refuses for the reasons that other titles have too. */
export const REASONS = {
  'CE-NOT-YOUR-TURN': 'notYourTurn',
  'CE-GAME-OVER': 'gameOver',
  'CE-BID-CASH': 'bidCash',
  'CE-BID-PASSED': 'bidPassed',
} as const satisfies SharedReasons<RefusalTable, CommonReasons>

export type ChicagoOwnRefusals = OwnWords<RefusalTable, typeof REASONS>
