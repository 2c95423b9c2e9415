import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { type HoldingRule, type Rounding, beginsBelow, inForce, soldInTurn } from '@roundhouse/railways'
import { type CompanyId, STATION_PRICES, kindOf } from '../companies.ts'
import { type GameFigures, STANDARD_FIGURES } from '../figures.ts'
import { type AhState, NOBODY, type StockState } from '../state.ts'
import { PHASE_ROUNDS, TRAIN_COUNTS, type TrainId, isGoods, trainData } from '../trains.ts'

type State = DeepReadonly<AhState>

/**
 * Every rule that is not the same at all tables, in the order of the rulebook. `rulebook` has them as the base game does;
 * what variants, options and recorded games do otherwise stands in the chapter of that name.
 */
export interface Rulebook {
  // I, III, IV: what there is at the start.
  readonly opensWith: 'firstStock' | 'draft'
  /** By number of players. */
  readonly figures: Readonly<Record<number, GameFigures>>
  readonly companiesOut: readonly string[]
  /** Regional railways of which only the 20 % certificate exists, and that in the first stock round alone. */
  readonly certificateOnly: readonly string[]
  /** What a tenth of a company costs and counts that is started at, or stands at, this price. */
  readonly worthOfTenth: (company: number, price: number) => number
  readonly trainCounts: readonly number[]
  /** Prices of all stations of a company, the home's first; so many of its predecessors are in the game. */
  readonly stationPrices: (company: number, predecessors: number) => readonly number[]
  /** Whether the station of UG1 stands from the start. — XI.3 */
  readonly budapestAtStart: boolean

  // IV.1, IV.2
  readonly mayDeclineExchange: boolean
  readonly coalExchangeFollowsSales: boolean
  /** Whether a regional railway that a forced exchange brings to 50 % opens at once. */
  readonly opensAtForcedExchange: boolean

  // IV.3, IV.4
  /** The train with whose first sale or export a state railway is to be formed. */
  readonly formedWith: Readonly<Record<string, TrainId>>
  /** Whether the 20 % certificate of a state railway may go to a player before it is formed. */
  readonly swapsBeforeFormation: boolean
  /** From whom on, clockwise, it is given where several hold 20 %: who came to it first (or NOBODY), and who begins. */
  readonly twentyFrom: (first: number, starting: Seat) => Seat
  /** Whether the free station of a state railway without predecessors stands from its formation on. */
  readonly homeAtFormation: boolean
  /** The charter after one of two stations of one hex has come back to it: `place` is which of them, from 0. */
  readonly charterAfterReturn: (charter: readonly number[], place: number) => number[]
  /** Who decides for a state railway without a director, or NOBODY. */
  readonly actsForNobody: (state: State, company: number) => number

  // VI
  /** Whether a pass in the first lap of the first stock round counts though others act later in it. */
  readonly passOfLapOneCounts: boolean
  readonly holdingRule: HoldingRule
  /** How many certificates a mountain railway counts, and a construction railway. — IV.1, X.3 */
  readonly certificatesOfMountain: number
  /** Whether the limit is held against what a purchase leaves once two tenths have become the 20 % certificate. */
  readonly limitCountsSwap: boolean
  /** Whether a 20 % certificate that is not with the director is bought and sold. */
  readonly tradesCertificate: boolean
  readonly isSoldAlready: (stock: DeepReadonly<StockState>, company: number) => boolean
  /** Shares that are sold lie in a pool, apart from the unsold ones. — X.4 */
  readonly hasPool: boolean

  // VII.1
  readonly roundsInSet: (phase: number) => number

  // VII.7
  /** Whether an upgrade must use new track or a changed city. */
  readonly upgradeUsesNewTrack: boolean
  /** Whether it is used only by a way that has crossed neither of its sides before. */
  readonly newTrackIsPassed: boolean

  // VII.9, VII.10
  /** Whether a company with so many trains is asked for a run. */
  readonly asksForRun: (trains: number, hasRoute: () => boolean) => boolean
  readonly mustRunForMaximum: boolean
  /** The income that counts because it was told; null if it is worked out. */
  readonly incomeAsTold: (told: number | undefined) => number | null
  /** Added to a train's income for Vienna or Prague with the Bukowina. — X.4 */
  readonly bukowinaBonus: number
  /** Whether dividends on shares in the pool go to the treasury. */
  readonly poolPaysTreasury: boolean

  // VII.11, VII.13
  /** What companies of different directors pay each other for a train. */
  readonly priceBetween: (train: number) => number
  readonly asksForConsent: boolean
  readonly sellsFromUnopened: boolean
  readonly mayHandIn: (given: number, bought: number) => boolean
  /** Whether a company at its limit may buy and then discard. */
  readonly buysAtLimit: boolean

  // VII.12
  /** Whether receipts lower a debt by themselves; else it is a loan beside the cash. */
  readonly debtIsOverdraft: boolean
  /** The most that is paid to another company with the director's help. */
  readonly mostWithHelp: (train: number) => number
  readonly emergencySalesKeepHalf: boolean
  /** Whether shares are sold for a train though the treasury pays for one of the bank. */
  readonly sellsBesideTreasury: boolean
  /** Whether a company is sold in one block for a train. */
  readonly sellsOnceForTrain: boolean
  /** Whether more may have been sold than the train needs; `helpsOwn`: the director's money goes to another company of his. */
  readonly mayOversellFor: (helpsOwn: boolean) => boolean
  /** Whether he may go into debt for a train of another company of his. */
  readonly borrowsForOwn: boolean

  // VII.14, VII.15
  /** In which order companies above the limit discard, of all in operating order. */
  readonly discardOrder: (companies: readonly number[]) => readonly number[]
  /** Whether what a formation or an export brings about is asked for only once all formations are done. */
  readonly asksAfterFormations: boolean
  /** The phase from which trains are exported. */
  readonly exportsFrom: number

  // IX
  readonly isBroken: (balance: number) => boolean
  readonly exportsBeforeScoring: boolean
  /** What small railways and mountain railways count at the end. */
  readonly smallRailwaysCount: boolean

  // X
  /** For each pick of the draft who makes it: 0 the starting player, 1 the other. */
  readonly draftPicks: readonly (0 | 1)[]
  /** Whether the other player takes the partner of a railway by an action of his own. */
  readonly takesPartner: boolean
  /** Who takes the mountain step first. */
  readonly declinedMountainIsPass: boolean
  readonly bondRounding: Rounding
  readonly bondHomeAtStart: boolean
  readonly secondBondStationIsOptional: boolean
  /** Whether it comes with such a train of another company too, once the bank has none. */
  readonly secondBondStationOfAnybody: boolean
  /** Even where there is but one place for it. */
  readonly asksForThirdBondStation: boolean
  readonly constructionStationStays: boolean
  readonly constructionMoneyAtClosing: boolean
}

/** The base game. */
export const rulebook: Rulebook = {
  opensWith: 'firstStock',
  figures: STANDARD_FIGURES,
  companiesOut: [],
  certificateOnly: [],
  worthOfTenth: (_company, price) => price,
  trainCounts: TRAIN_COUNTS.standard,
  stationPrices: (company) => STATION_PRICES[kindOf(company)],
  budapestAtStart: false,

  mayDeclineExchange: false,
  coalExchangeFollowsSales: true,
  opensAtForcedExchange: false,

  formedWith: { SD: '4', UG: '5', KK: '6' } satisfies Partial<Record<CompanyId, TrainId>>,
  swapsBeforeFormation: true,
  twentyFrom: (first, starting) => (first === NOBODY ? starting : first),
  homeAtFormation: true,
  // The n-th station on the map costs the n-th price, whoever placed the others. — VII.8
  charterAfterReturn: (charter) => charter.slice(),
  actsForNobody: () => NOBODY,

  passOfLapOneCounts: false,
  // A player below 60 % may buy what lifts him above. — VI.7
  holdingRule: beginsBelow,
  certificatesOfMountain: 0,
  limitCountsSwap: true,
  tradesCertificate: false,
  // One movement for each company and turn. — VIII.3, table B10
  isSoldAlready: soldInTurn,
  hasPool: false,

  roundsInSet: (phase) => inForce(PHASE_ROUNDS, phase),

  upgradeUsesNewTrack: false,
  newTrackIsPassed: false,

  asksForRun: (_trains, hasRoute) => hasRoute(),
  mustRunForMaximum: true,
  incomeAsTold: () => null,
  bukowinaBonus: 0,
  poolPaysTreasury: false,

  // — table A1
  priceBetween: (train) => trainData(train).betweenCompanies,
  asksForConsent: true,
  sellsFromUnopened: false,
  // Any less powerful one of the same kind. — VII.13, table B25
  mayHandIn: (given, bought) => isGoods(given) === isGoods(bought) && given < bought,
  buysAtLimit: false,

  debtIsOverdraft: true,
  // — table B43
  mostWithHelp: (train) => trainData(train).betweenCompanies,
  emergencySalesKeepHalf: true,
  // — table B28
  sellsBesideTreasury: true,
  // — table B47
  sellsOnceForTrain: true,
  mayOversellFor: () => false,
  borrowsForOwn: true,

  discardOrder: (companies) => companies,
  asksAfterFormations: false,
  // Once a 2-train has been bought. — VII.15
  exportsFrom: 1,

  // — table B31
  isBroken: (balance) => balance <= 0,
  // — table B32
  exportsBeforeScoring: true,
  smallRailwaysCount: false,

  draftPicks: [],
  takesPartner: false,
  declinedMountainIsPass: false,
  bondRounding: 'up',
  bondHomeAtStart: true,
  secondBondStationIsOptional: true,
  secondBondStationOfAnybody: false,
  asksForThirdBondStation: false,
  constructionStationStays: true,
  constructionMoneyAtClosing: true,
}
