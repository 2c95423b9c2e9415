import type { RefusalTable } from '@roundhouse/titles/1862'
import type { RailwayReasons } from '../railway/reasons.ts'
import type { OwnWords, SharedReasons } from '../reasons.ts'

/** What 1862 refuses for the reasons that other railway titles have too. */
export const REASONS = {
  '62-NOT-YOUR-TURN': 'notYourTurn',
  '62-GAME-OVER': 'gameOver',
  '62-STEP-ORDER': 'stepOrder',
  '62-BID-LOW': ['bidLow', ({ least }) => ({ least, step: 5 })],
  '62-BID-PASSED': 'bidPassed',

  '62-SELL-AFTER-BUY': 'sellAfterBuy',
  '62-SELL-BLOCK': 'sellOnce',
  '62-SELL-HOLDING': 'sellHeld',
  '62-BUY-CASH': 'buyCash',
  '62-BUY-AFTER-SELL': 'soldThisRound',
  '62-BUY-ONE': 'onePurchase',
  '62-MUST-SELL': 'mustSell',

  '62-TRACK-NOT-CONNECTED': 'trackNotConnected',
  '62-TILE-LOSES-TRACK': 'tileLosesTrack',
  '62-TILE-SUPPLY': 'tileSupply',
  '62-TOKEN-ONE': 'stationOne',
  '62-TOKEN-NONE': 'stationNone',
  '62-TOKEN-FULL': 'stationFull',
  '62-TOKEN-SAME-HEX': 'stationTwice',
  '62-TOKEN-NOT-CONNECTED': 'stationNotConnected',

  '62-RUN-TRACK': 'routeNotJoined',
} as const satisfies SharedReasons<RefusalTable, RailwayReasons>

/** What it words itself: a code that is neither here nor there does not compile. */
export type RmOwnRefusals = OwnWords<RefusalTable, typeof REASONS>
