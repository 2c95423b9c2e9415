import type { RefusalTable } from '@roundhouse/titles/1824'
import type { RailwayReasons } from '../railway/reasons.ts'
import type { OwnWords, SharedReasons } from '../reasons.ts'

/** What 1824 refuses for the reasons that other railway titles have too. */
export const REASONS = {
  'AH-NOT-YOUR-TURN': 'notYourTurn',
  'AH-GAME-OVER': 'gameOver',
  'AH-STEP-ORDER': 'stepOrder',

  'AH-SELL-FIRST-SR': 'sellFirstRound',
  'AH-SELL-AFTER-BUY': 'sellAfterBuy',
  'AH-SELL-ONCE': 'sellOnce',
  'AH-SELL-NOT-OWNED': 'sellHeld',
  'AH-BUY-PLAYER': 'bankOnly',
  'AH-BUY-CASH': 'buyCash',
  'AH-BUY-NONE-LEFT': 'noneLeft',
  'AH-BUY-SOLD-THIS-SR': 'soldThisRound',
  'AH-CERT-MUST-SELL': 'mustSell',

  'AH-TRACK-COLOUR-STEP': 'tileColour',
  'AH-TRACK-TYPE': 'tileKind',
  'AH-TRACK-LABEL': ['tileLabel', (params) => ({ ...params, labels: ['T', 'W', 'Bu'] })],
  'AH-TRACK-NOT-CONNECTED': 'trackNotConnected',
  'AH-TRACK-HOME-FIRST': 'homeFirst',
  'AH-TRACK-EDGE': 'trackOffMap',
  'AH-TRACK-PRESERVE': 'tileLosesTrack',
  'AH-TRACK-LOCATIONS': 'tileLosesTrack',
  'AH-TRACK-COST': 'groundCash',
  'AH-TRACK-SUPPLY': 'tileSupply',
  'AH-TOKEN-ONE': 'stationOne',
  'AH-TOKEN-COST': 'stationCash',
  'AH-TOKEN-NONE-LEFT': 'stationNone',
  'AH-TOKEN-NO-SLOT': 'stationFull',
  'AH-TOKEN-HEX-TWICE': 'stationTwice',
  'AH-TOKEN-NOT-CONNECTED': 'stationNotConnected',
  'AH-TOKEN-RESERVED': 'stationReserved',

  'AH-ROUTE-TWO-STOPS': 'routeTwoStops',
  'AH-ROUTE-NO-STATION': 'routeNoStation',
  'AH-ROUTE-TRACK-REUSE': 'trackReused',
  'AH-ROUTE-BLOCKED': 'routeBlocked',
  'AH-ROUTE-REPEAT': 'routeRepeat',
  'AH-ROUTE-TRAIN-TWICE': 'trackReused',
  'AH-ROUTE-NOT-BEST': 'runNotBest',

  'AH-TRAIN-CASH': 'trainCash',
  'AH-TRAIN-INTERCO-MIN': 'trainPrice',
  'AH-TRAIN-MUST-OWN': 'trainMust',
  'AH-EMERG-SECOND': 'helpOnce',
} as const satisfies SharedReasons<RefusalTable, RailwayReasons>

/** What it words itself: a code that is neither here nor there does not compile. */
export type AhOwnRefusals = OwnWords<RefusalTable, typeof REASONS>
