import type { CompanyIndex, TrainCode } from '@roundhouse/railways'
import { type Deal, type ToDeal, dealByLot } from '../deal.ts'
import {
  GROUPS,
  type Groups,
  MOST_TOKENS,
  PERMITS,
  type PermitStock,
  TRAIN_LIMITS,
  type TrainLimit,
  type TrainLimits,
} from '../figures.ts'
import type { StepName } from '../state.ts'
import { BANDS, PHASES, TRAINS, TYPES, type TrainType } from '../trains.ts'

/**
 * Every rule that is not the same at all tables, in the order of the rulebook. `rulebook` has them as the standard game
 * does; what variants, options and recorded games do otherwise stands in the chapter of that name.
 */
export interface Rulebook {
  // 2: what there is at the start.
  readonly groups: (players: number) => Groups
  /** Permits to draw from; null where every company may run everything. */
  readonly permits: PermitStock | null
  /** How charters and permits are drawn. */
  readonly deal: (toDeal: ToDeal) => Deal
  /** Cards of each band in the bank. */
  readonly trainCounts: readonly number[]
  /** The types of train in this game. */
  readonly types: readonly TrainType[]

  // 3.2
  /** Whether a company of a later group waits for its phase in a stock round too, and one whose home is full. */
  readonly groupsInStockRound: boolean
  readonly homesInStockRound: boolean

  // 4
  /** Whether a company that failed its obligation may be named in the Parliament round that follows. */
  readonly failedCharterAtOnce: boolean
  /** Whether the marker of a chartered company enters the market with its par, before it floats. */
  readonly parEntersMarket: boolean

  // 5
  /** What half a share that cannot be exchanged brings. — 5.2.4 */
  readonly unexchangeableHalf: (price: number) => number
  /** Whether a refinancing company redeems its option only if it can still pay the train. */
  readonly optionLeavesTrain: boolean

  // 6
  /** What a share of a company brings that owns no train. */
  readonly priceWithoutTrain: (price: number) => number
  /** Ordinary shares against which a director may change the certificate that he sells. — 6.3 */
  readonly changeFor: (left: number, own: number, inPool: number) => number
  /** Whether somebody above the certificate limit must sell, who was so before his turn or was not. — 6.5.2 */
  readonly mustSell: (beganAbove: boolean) => boolean
  /** Whether companies may be started outside Parliament. */
  readonly startsInStockRound: boolean
  /** The most tokens that a company has, and that a non-chartered one buys. */
  readonly mostTokens: number
  readonly mostTokensBought: number

  // 7.1
  /** Whether somebody is asked in a step in which nothing can be done. — 3, 6.2 */
  readonly asksInVain: (step: StepName) => boolean

  // 7.2
  /** Whether a home token outside a circle obliges to build there. */
  readonly homeMustBuild: boolean
  /** Whether the first tile of a company is the one at its empty home. */
  readonly homeTileFirst: boolean
  /** Whether a full home is upgraded before a merger. */
  readonly homeUpgradeBeforeMerger: boolean
  /** Whether a home token is placed after the LNER. — 10.3, table B39 */
  readonly placesHomeAfterLner: boolean
  /** The date of a token that is placed, by those of all tokens and of those in the same city; the latest is displaced. */
  readonly dateOf: (all: readonly number[], inCity: readonly number[]) => number
  /** Whether a token in a city may be displaced: `isOwnHome` if it stands at its own home, which may wait for a circle. */
  readonly mayDisplace: (isOwnHome: boolean, homeWaits: boolean) => boolean

  // 7.6.4
  /** How many pieces of a tile count: those in the supply, or those with the same small stations. — table B24 */
  readonly piecesLeft: (left: number, marked: () => number | null) => number
  /** Whether a small station is a tile that takes the place of another. */
  readonly marksOnPieces: boolean

  // 7.6.5
  /** The step in which the link to London is made. */
  readonly linksLondonIn: 'track' | 'token'

  // 7.8
  /** Whether a run is asked for. */
  readonly asksForRun: (facts: RunFacts) => boolean
  /** The step after which subsidy is paid and warranties are spent. — 7.8.2, 7.10 */
  readonly runIsClosedAfter: 'run' | 'revenue'
  /** Whether a company without director makes its highest run without being asked. — 7.3 */
  readonly runsUnasked: boolean
  /** Whether routes may meet in any common stop. */
  readonly routesMeetAnywhere: boolean
  readonly freightsAlwaysJoin: boolean
  readonly chainTwoEdges: boolean
  readonly outerEndExactlyOne: boolean
  /** Whether a train that leaves stations unpaid leaves out no more than it must. — 7.8.2, 7.8.3 */
  readonly paidForAllItMay: boolean
  /** Whether every train that can run must. */
  readonly everyTrainRuns: boolean
  /** Whether the best run is one of as many trains as can run at all, or may leave those behind that have no room. — table B57 */
  readonly mostTrainsRun: boolean
  /** Whether a freight left idle is looked at in every chain that the director has named. — table B57 */
  readonly idleFreightMayJoin: boolean
  /** Whether a freight of this band runs on its own beside others. */
  readonly isPermanent: (band: number) => boolean
  /** The revenue that counts because it was told; null if it is worked out. */
  readonly revenueAsTold: (told: number | undefined) => number | null
  /** Whether a marker whose price stays goes to the bottom of its space. */
  readonly sinksWhenStill: boolean
  /** The least revenue with which Hudson's manoeuvre is made; null: never. */
  readonly hudsonFrom: number | null

  // 7.9, 7.10, 7.13
  readonly trainLimits: TrainLimits
  /** The band whose first train scraps this one; null: none. */
  readonly scrappedBy: (band: number) => number | null
  readonly mayBuyWarranties: boolean
  readonly mayRedeem: boolean
  /** Whether own shares sold for a train move the price, before and after the LNER. */
  readonly forcedSaleDrops: (afterLner: boolean) => boolean
  /** How a company in receivership counts its trains. */
  readonly limitInReceivership: (limit: TrainLimit) => TrainLimit
  readonly asksForConsent: boolean
  /** A number by which a train is known that another director did not sell. — table B46 */
  readonly declinedTrain: (asked: AskedTrain) => number
  /** Whether money for a train is raised once in a turn at most. — 7.11 */
  readonly raisesOnce: boolean
  /** Whether trains of a bankrupt company leave the game. — 7.12 */
  readonly bankruptTrainsLeave: boolean

  // 10
  /** The band whose first train brings the LNER. */
  readonly lnerBand: number
  /** Whether a price of 1000 that a merger brings ends the game, and one of nothing the company. — table B51 */
  readonly mergerMayEndGame: boolean
  readonly mergerMayRuin: boolean
  /** What a trainless company's shares in one hand count: half of each, or half of each certificate. */
  readonly worthWithoutTrain: (price: number, shares: number, isDirector: boolean) => number
}

/** What a company could run with: trains that may run, stops within reach, whether some run is possible. */
export interface RunFacts {
  readonly trains: number
  readonly isLed: boolean
  readonly stops: () => number
  readonly canRun: () => boolean
}

/** A train of another company that is asked for. */
export interface AskedTrain {
  readonly owner: CompanyIndex
  /** Where it stands among the trains of its owner. */
  readonly place: number
  readonly train: TrainCode
  readonly warranties: number
}

const half = (price: number): number => Math.floor(price / 2)

/** The standard game. */
export const rulebook: Rulebook = {
  groups: () => GROUPS,
  permits: PERMITS,
  deal: dealByLot,
  trainCounts: BANDS.map(({ counts }) => counts.standard),
  types: TYPES,

  groupsInStockRound: true,
  homesInStockRound: true,

  failedCharterAtOnce: false,
  parEntersMarket: false,

  // Up, unlike every other half. — 5.2.4, table A1
  unexchangeableHalf: (price) => Math.ceil(price / 2),
  optionLeavesTrain: true,

  // Down, share by share. — table B3
  priceWithoutTrain: half,
  changeFor: (_left, own, inPool) => own + inPool,
  mustSell: (beganAbove) => beganAbove,
  startsInStockRound: true,
  mostTokens: MOST_TOKENS,
  mostTokensBought: MOST_TOKENS,

  asksInVain: () => false,

  homeMustBuild: true,
  homeTileFirst: true,
  homeUpgradeBeforeMerger: false,
  placesHomeAfterLner: false,
  dateOf: (all) => 1 + Math.max(0, ...all),
  mayDisplace: (isOwnHome) => !isOwnHome,

  piecesLeft: (left) => left,
  marksOnPieces: false,

  linksLondonIn: 'track',

  asksForRun: ({ trains, canRun }) => trains > 0 && canRun(),
  runIsClosedAfter: 'run',
  runsUnasked: true,
  routesMeetAnywhere: false,
  freightsAlwaysJoin: false,
  chainTwoEdges: false,
  outerEndExactlyOne: false,
  paidForAllItMay: true,
  everyTrainRuns: true,
  mostTrainsRun: false,
  idleFreightMayJoin: true,
  isPermanent: (band) => band >= PHASES.indexOf('E'),
  revenueAsTold: () => null,
  sinksWhenStill: true,
  hudsonFrom: 10,

  trainLimits: TRAIN_LIMITS,
  scrappedBy: (band) => {
    const by = BANDS[band]?.scrappedBy ?? null
    return by === null ? null : PHASES.indexOf(by)
  },
  mayBuyWarranties: true,
  mayRedeem: true,
  // — table B20
  forcedSaleDrops: (afterLner) => !afterLner,
  limitInReceivership: (limit) => limit,
  asksForConsent: true,
  declinedTrain: ({ owner, train, warranties }) => (owner * TRAINS.length + train) * 10 + warranties,
  raisesOnce: true,
  bankruptTrainsLeave: true,

  lnerBand: PHASES.indexOf('H'),
  mergerMayEndGame: true,
  mergerMayRuin: true,
  worthWithoutTrain: (price, shares) => half(price) * shares,
}
