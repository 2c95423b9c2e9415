import type { RefusalTable } from '@roundhouse/titles/18cz'
import type { RailwayReasons } from '../railway/reasons.ts'
import type { OwnWords, SharedReasons } from '../reasons.ts'

/** What 18CZ refuses for the reasons that other railway titles have too. */
export const REASONS = {
  'CZ-NOT-YOUR-TURN': 'notYourTurn',
  'CZ-STEP-ORDER': 'stepOrder',
  'CZ-GAME-OVER': 'gameOver',
  'CZ-MS-BID-LOW': ['bidLow', ({ least }) => ({ least, step: 5 })],
  'CZ-MS-BID-CASH': ['bidCash', ({ amount, cash }) => ({ bid: amount, cash })],
  'CZ-MS-BID-OUT': 'bidPassed',

  'CZ-BUY-DIRECTOR-FIRST': 'directorFirst',
  'CZ-BUY-CASH': 'buyCash',
  'CZ-BUY-AFTER-SELL': 'soldThisRound',
  'CZ-BUY-ONE': 'onePurchase',
  'CZ-BUY-STARTED': 'started',
  'CZ-BUY-GONE': 'outOfGame',
  'CZ-BUY-NONE-LEFT': 'noneLeft',
  'CZ-BUY-FROM-PLAYER': 'bankOnly',
  'CZ-SHARE-LIMIT': 'shareLimit',
  'CZ-MUST-SELL': 'mustSell',
  'CZ-SELL-ENOUGH': 'sellEnough',
  'CZ-SELL-FIRST-SR': 'sellFirstRound',
  'CZ-SELL-DIRECTOR': 'sellDirector',
  'CZ-SELL-HELD': 'sellHeld',
  'CZ-SELL-AFTER-BUY': 'sellAfterBuy',
  'CZ-SELL-BLOCK': 'sellOnce',
  'CZ-SELL-NOT-SR': 'sellInStockRound',

  'CZ-BUY-LOAN': 'loanBars',
  'CZ-LOAN-NONE': 'loanNone',
  'CZ-LOAN-NOT-SR': 'loanInStockRound',
  'CZ-LOAN-CASH': 'loanCash',
  'CZ-LOAN-PENALTY': 'loanPenalty',
  'CZ-LOAN-AMOUNT': 'loanAmount',

  'CZ-TRACK-HOME-FIRST': 'homeFirst',
  'CZ-TRACK-NOT-CONNECTED': 'trackNotConnected',
  'CZ-TILE-KIND': 'tileKind',
  'CZ-TILE-LABEL': ['tileLabel', (params) => ({ ...params, labels: ['Y', 'P', 'OO'] })],
  'CZ-TILE-LOSES-TRACK': 'tileLosesTrack',
  'CZ-TILE-SUPPLY': 'tileSupply',
  'CZ-TOKEN-ONE': 'stationOne',
  'CZ-TOKEN-CASH': 'stationCash',
  'CZ-TOKEN-NONE': 'stationNone',
  'CZ-TOKEN-NOT-CONNECTED': 'stationNotConnected',
  'CZ-TOKEN-FULL': 'stationFull',
  'CZ-TOKEN-SAME-HEX': 'stationTwice',
  'CZ-STATION-BLOCKED': 'stationBlocked',
  'CZ-STATION-RESERVED': 'stationReserved',
  'CZ-HOME-CITY': 'homeCity',

  'CZ-ROUTE-TRAIN-TWICE': 'trainTwice',
  'CZ-ROUTE-NOT-JOINED': 'routeNotJoined',
  'CZ-ROUTE-TOKEN': 'routeNoStation',
  'CZ-ROUTE-REPEAT': 'routeRepeat',
  'CZ-ROUTE-PRAHA': ['routeCityTwice', ({ train }) => ({ train, city: 'Praha' })],
  'CZ-ROUTE-TRACK-REUSED': 'trackReused',
  'CZ-ROUTE-BLOCKED': 'routeBlocked',
  'CZ-RUN-NOT-MAX': 'runNotBest',

  'CZ-TRAIN-PRICE': 'trainPrice',
  'CZ-TRAIN-DECLINED': 'trainDeclined',
  'CZ-TRAIN-CASH': 'trainCash',
  'CZ-TRAIN-LIMIT': 'trainLimit',
  'CZ-TRAIN-MUST': 'trainMust',
  'CZ-DISCARD-FIRST': 'discardFirst',
  'CZ-EMERG-EXTRA': 'helpOnce',
} as const satisfies SharedReasons<RefusalTable, RailwayReasons>

/** What it words itself: a code that is neither here nor there does not compile. */
export type CzOwnRefusals = OwnWords<RefusalTable, typeof REASONS>
