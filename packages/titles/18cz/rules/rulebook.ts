import { type DeepReadonly, type Emit, type Ledger, type Rng, type Seat, shuffle } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type HexIndex,
  type Holder,
  type TrainCode,
  soldInTurn,
} from '@roundhouse/railways'
import { type SizeData, companyData, sizeData } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { LOCALS } from '../locals.ts'
import { CERTIFICATE_LIMIT, STARTING_CASH } from '../progress.ts'
import type { SectionId } from '../sections.ts'
import {
  type CzCompany,
  type CzState,
  STACK,
  type StockState,
  type CzTurn,
  companyAt,
  sharesOf,
} from '../state.ts'
import { CARDS, type CardData, KINDS, type KindData, trainData } from '../trains.ts'

type State = DeepReadonly<CzState>

/** Where a share on sale lies; only recorded games know a pool. — VII.6, table C4 */
export type ShareSource = 'bank' | 'pool'

/** What may still be laid in a turn. — VIII.4, VIII.5 */
export type TilesLeft = 'any' | 'yellow' | 'none'

/** A company of Václav: the phase that brings it, his shares, the start price. — XI.1 */
export interface VaclavsCompany {
  readonly phase: number
  readonly shares: number
  readonly price: number
}

/** One counted location of an E train. */
export interface ExpressStop {
  readonly value: number
  readonly town: boolean
}

/**
 * Every rule that is not the same at all tables, in the order of the rulebook. `rulebook` has them as the newer edition
 * does; what variants, the older edition and recorded games do otherwise stands in the chapter of that name.
 */
export interface Rulebook {
  // III, IV: what there is at the start.
  readonly opensWith: 'preStock' | 'auction'
  readonly priorityCards: (rng: Rng, seats: Seat[]) => Seat[]
  /** By number of players. */
  readonly startingCash: Readonly<Record<number, number>>
  readonly certificateLimit: Readonly<Record<number, number>>
  readonly companiesOut: (players: number, rng: Rng) => readonly string[]
  readonly locals: readonly string[]
  /** By letter; -1 is no limit. */
  readonly cardCounts: (players: number) => number[]
  /** The set of the first stock round, in which nothing is sold. — VII.6 */
  readonly firstSet: number
  readonly sizeOf: (company: CompanyIndex) => SizeData
  /** The hex of a small or medium company. */
  readonly homeOf: (company: CompanyIndex) => string
  /** The hexes of which a large company takes one. */
  readonly redHomes: (company: CompanyIndex) => readonly string[]

  // VI
  /** Turns of the pre-stock round that are nobody's to take. */
  readonly passesOver: (state: CzState, isOver: boolean) => void

  // VII
  readonly holdingLimit: (company: CompanyIndex) => number
  /** Where that limit stands. */
  readonly holdingSection: (company: CompanyIndex) => SectionId
  readonly isSoldAlready: (stock: DeepReadonly<StockState>, company: CompanyIndex) => boolean
  readonly sharesAreIn: readonly ShareSource[]
  readonly sharesIn: (state: State, company: CompanyIndex, source: ShareSource) => number
  /** So many shares come to the pool of a company, or leave it. */
  readonly movePool: (state: CzState, company: CompanyIndex, shares: number) => void
  readonly mayPassAboveLimit: boolean
  /** Of a company, by one who is above the certificate limit. */
  readonly leastSale: (thatIsEnough: () => number) => number

  // VIII.3
  /** Whether a step is left without a question. */
  readonly isLeftUnasked: (nothingToDecide: () => boolean) => boolean
  /** Whether a turn waits because a local, or the MW private, could still be bought or used. */
  readonly localsHoldTurn: (canUse: () => boolean) => boolean
  readonly mwHoldsTurn: (canBuy: () => boolean) => boolean
  readonly mayTradeWhileWaiting: (state: State, seat: Seat) => boolean

  // VIII.4, VIII.5
  readonly homeTileComesFirst: (label: string | null) => boolean
  /** Whether a yellow tile on a hex with this label is the upgrade of the turn. */
  readonly yellowIsUpgrade: (label: string | null) => boolean
  readonly tilesLeft: (turn: DeepReadonly<CzTurn>, byLocal: boolean) => TilesLeft
  readonly countsAsUpgrade: (isUpgrade: boolean, byLocal: boolean) => boolean

  // VIII.6
  readonly namesCityAtOnce: (company: CompanyIndex) => boolean
  /** Of the owner of a station and the layer of the tile: whose decider chooses the city. */
  readonly choosesCity: (owner: number, layer: number) => number
  readonly mayStandBeforeAte: (freeCircles: number, hasOneCity: boolean) => boolean

  // VIII.7, VIII.8
  readonly runsTrain: (company: CompanyIndex, code: TrainCode) => boolean
  readonly mustRunForMaximum: (edition: { readonly runMaximum: boolean }) => boolean
  /** What is compared with the highest revenue of the own trains. */
  readonly revenueToReach: (own: number, lent: number) => number
  /** The revenue that counts because it was told; null if it is worked out. */
  readonly revenueAsTold: (told: number | undefined) => number | null
  readonly expressValue: (stops: readonly ExpressStop[], reach: number) => number
  /** The same for the search of the best run. */
  readonly eTrainTopStops: boolean
  readonly addsRedBonus: (train: { readonly size: number }, isOwn: boolean) => boolean

  // VIII.9
  readonly agreesAtOnce: (director: Holder, asked: Seat) => boolean
  readonly mayTurnTo: (size: number, own: number) => boolean
  readonly mayBeScrapped: (turn: DeepReadonly<CzTurn>) => number[]
  /** How many of the stations that stood twice in a hex the charter gets. */
  readonly stationsForCharter: (doubled: number) => number
  /** Whose stations may be taken off where the acquirer stands twice. */
  readonly mayBeTakenOff: (state: State, acquirer: CompanyIndex) => readonly DeepReadonly<CzCompany>[]
  readonly losesHome: (state: CzState, company: CompanyIndex) => void
  readonly findsHome: (state: CzState, company: CompanyIndex) => void
  /** At the start of a turn: whether a lost home was seen to. */
  readonly homeComesBack: (
    state: CzState,
    company: CompanyIndex,
    hex: HexIndex,
    emit: Emit<NumberedEvent>,
  ) => boolean

  // VIII.10, VIII.11
  /** The first phase in which trains change hands between companies. */
  readonly trainsChangeHandsFrom: number
  readonly mayBuyAtLimit: (isOfOwnColour: boolean) => boolean
  /** Whether a train just bought may not be discarded. */
  readonly mustKeep: (purchase: { readonly atLimit: boolean; readonly help: number }) => boolean
  /** To the end of the turn, or until the first discard. */
  readonly keepsThroughTurn: boolean
  /** After a purchase: whether the turn may end without a train of the own colour. */
  readonly notesPurchase: (state: CzState, canBuyAnother: () => boolean) => void
  readonly mayEndWithoutTrain: (state: State) => boolean
  readonly directorHelps: (cannotPay: () => boolean) => boolean

  // VIII.12, VIII.13
  readonly trainLimit: (phase: number, company: CompanyIndex) => number
  /** Whether a card may be used as this train at all. */
  readonly isPlayed: (code: TrainCode) => boolean
  /** The kinds that become obsolete when this one is sold. */
  readonly scraps: (kind: number) => readonly string[]
  readonly leavesPool: (isSideObsolete: () => boolean, goodKinds: () => number) => boolean
  readonly poolCardsHaveSides: boolean
  readonly discardOrder: (state: State) => readonly number[]
  readonly discardsWait: (turn: DeepReadonly<CzTurn> | null) => boolean
  readonly exportBringsLimits: boolean
  readonly exportsCard: boolean
  /** Whether a kind that is printed on the cards counts when one is exported, or when others become obsolete. */
  readonly kindCounts: (isPlayed: boolean) => boolean

  // XI.1
  readonly vaclavsCompanies: readonly VaclavsCompany[]
  readonly deciders: (priority: readonly Seat[], decider: Seat, what: string) => readonly Seat[]
  readonly paysVaclav: (cash: Ledger, amount: number) => void
  readonly chargesVaclav: (cash: Ledger, amount: number) => void
  readonly vaclavDrawsBeforeDiscards: boolean

  // XI.2
  /** Whether a private is chosen before anybody bids, so that each of them comes up. */
  readonly privateIsChosenFirst: boolean
  /** Whether a company that stands in its hex may buy MW. */
  readonly mayDoubleMw: boolean
}

/** The newer edition's base game. */
export const rulebook: Rulebook = {
  opensWith: 'preStock',
  priorityCards: shuffle,
  startingCash: STARTING_CASH,
  certificateLimit: CERTIFICATE_LIMIT,
  companiesOut: () => [],
  locals: LOCALS.map(({ id }) => id),
  cardCounts: () => CARDS.map(({ count }) => count),
  firstSet: 0,
  sizeOf: sizeData,
  homeOf: (company) => companyData(company).homes[0] as string,
  redHomes: (company) => companyData(company).homes,

  passesOver: () => {},

  holdingLimit: (company) => sizeData(company).holdingLimit,
  holdingSection: () => 'VII.4',
  // All that is sold of a company in a turn is one sale. — IX.3, table B3
  isSoldAlready: soldInTurn,
  sharesAreIn: ['bank'],
  sharesIn: (state, company, source) => (source === 'bank' ? sharesOf(state, company, STACK) : 0),
  movePool: () => {},
  mayPassAboveLimit: false,
  leastSale: (thatIsEnough) => thatIsEnough(),

  isLeftUnasked: (nothingToDecide) => nothingToDecide(),
  localsHoldTurn: (canUse) => canUse(),
  mwHoldsTurn: (canBuy) => canBuy(),
  mayTradeWhileWaiting: () => false,

  // Praha has its print. — VIII.4, table A6
  homeTileComesFirst: (label) => label !== 'P',
  // Praha's yellow tile replaces a print. — table B29
  yellowIsUpgrade: (label) => label === 'P',
  tilesLeft: twoYellowOrOneUpgrade,
  countsAsUpgrade: (isUpgrade) => isUpgrade,

  namesCityAtOnce: () => false,
  choosesCity: (owner) => owner,
  mayStandBeforeAte: () => false,

  // — IV.2
  runsTrain: (company, code) => trainData(code).size === companyData(company).size,
  mustRunForMaximum: ({ runMaximum }) => runMaximum,
  // The owner's 3E train is none of the company's. — XI.2
  revenueToReach: (own) => own,
  revenueAsTold: () => null,
  expressValue: allCitiesAndTheBestTowns,
  eTrainTopStops: false,
  addsRedBonus: (_train, isOwn) => isOwn,

  agreesAtOnce: (director, asked) => director === asked,
  mayTurnTo: (size, own) => size <= own,
  mayBeScrapped: ({ acquired, turned }) => [...(acquired ?? []), ...turned],
  stationsForCharter: (doubled) => doubled,
  mayBeTakenOff: (state, acquirer) => [companyAt(state, acquirer)],
  losesHome: () => {},
  findsHome: () => {},
  homeComesBack: () => false,

  trainsChangeHandsFrom: 1,
  mayBuyAtLimit: (isOfOwnColour) => isOfOwnColour,
  // Nor is a second train bought with private money. — VIII.11
  mustKeep: ({ atLimit, help }) => atLimit || help > 0,
  keepsThroughTurn: true,
  notesPurchase: () => {},
  mayEndWithoutTrain: () => false,
  directorHelps: (cannotPay) => cannotPay(),

  trainLimit: (phase, company) => (CARDS[phase] as CardData).limits[companyData(company).size],
  isPlayed: () => true,
  scraps: (kind) => (KINDS[kind] as KindData).scraps,
  // A card stays while one of its kinds is good. — table B4
  leavesPool: (_isSideObsolete, goodKinds) => goodKinds() === 0,
  poolCardsHaveSides: false,
  // — table B17
  discardOrder: ({ market }) => market.order,
  discardsWait: () => false,
  exportBringsLimits: true,
  exportsCard: true,
  kindCounts: (isPlayed) => isPlayed,

  vaclavsCompanies: [],
  deciders: (_priority, decider) => [decider],
  // He has no money: his part stays in the bank, nothing costs him anything. — XI.1
  paysVaclav: () => {},
  chargesVaclav: () => {},
  vaclavDrawsBeforeDiscards: false,

  privateIsChosenFirst: true,
  // XI.2 names no such bar; one of the two stations goes to the charter, as in VIII.9.
  mayDoubleMw: true,
}

/** Two yellow tiles or one upgrade in the first turn, then one tile. — VIII.4, VIII.5 */
function twoYellowOrOneUpgrade({ yellow, upgrades, first }: DeepReadonly<CzTurn>): TilesLeft {
  if (yellow + upgrades === 0) return 'any'
  return first && upgrades === 0 && yellow < 2 ? 'yellow' : 'none'
}

/** Only towns may be skipped: all cities count, the best towns fill up. — VIII.7 */
function allCitiesAndTheBestTowns(stops: readonly ExpressStop[], reach: number): number {
  const order = stops.toSorted((a, b) => Number(a.town) - Number(b.town) || b.value - a.value)
  return order.slice(0, reach).reduce((sum, { value }) => sum + value, 0)
}
