import type { DeepReadonly, GameState, Ledger, Rng, Seat } from '@roundhouse/kernel'
import {
  type BoardState,
  CLOSED,
  type CompanyIndex,
  type CompanyState as RailwayCompany,
  type Declined,
  type FleetState,
  type HexIndex,
  type Holder,
  type MarketState,
  NOBODY,
  type Offer,
  type PrivateIndex,
  type PrivatesState,
  type SalesRecord,
  type SharesState,
  type TrainCode,
  type TurnState as RailwayTurn,
  UNSOLD,
  accountsOf,
  cloneBoard,
  cloneCompany,
  cloneFleet,
  cloneMarket,
  clonePrivates,
  cloneShares,
  companyOf,
  unitsOf,
} from '@roundhouse/railways'
import { COMPANY_IDS } from './companies.ts'
import type { Edition } from './edition.ts'

/** Every kind of decision; title.ts tells by which course one of them comes to wait. */
export type StepName =
  | 'towns'
  | 'draft'
  | 'price'
  | 'mountain'
  | 'firstStock'
  | 'stock'
  | 'track'
  | 'token'
  | 'run'
  | 'revenue'
  | 'trains'
  | 'answer'
  | 'exchange'
  | 'discard'
  | 'surplus'
  | 'bondStation'
  | 'over'

/** The steps of a company's turn in their order; the home station comes by itself before them. — VII.5 */
export const STAGES = ['track', 'token', 'run', 'revenue', 'trains'] as const
export type Stage = (typeof STAGES)[number]

/**
 * Holders of shares: seats 0–5; the 20 % certificate while no player has it; 10 % shares kept for pre-state railways;
 * the bank's unsold stock; the pool, only with two players. — IV.4, X.4
 */
export const CERTIFICATE = 6
export const KEPT = 7
export const STACK = 8
export const POOL = 9
export const HOLDERS = 10
export { NOBODY }

/** Owners of mountain railways besides seats: still on sale, or gone. */
export const ON_SALE = UNSOLD
export const GONE = CLOSED

export type VariantId = 'goods-time' | 'cisleithania'

export interface AhState extends GameState {
  step: StepName
  players: number
  /** Null is the base game. */
  variant: VariantId | null
  edition: Edition
  round: RoundState
  /** The holder of the starting-player card. — VI.2 */
  priority: Seat
  /** Accounts: the bank, each seat, each company's treasury. A seat in debt has no cash. */
  cash: Ledger
  /** The overdraft of each seat. — VII.12 */
  debt: number[]
  /** The bank has been without money once; nothing takes it back. — IX.1 */
  broken: boolean
  /** In the order of COMPANIES. */
  companies: CompanyState[]
  /** In tenths, the director's certificate counting two. */
  shares: SharesState
  /** Cells of the board in market.ts; `order` is the operating order of all that have a marker. */
  market: MarketState
  board: BoardState
  /** Phases are numbered as in PHASES: 0 is the first. */
  fleet: FleetState
  /** For each of MOUNTAINS its owner. */
  mountains: PrivatesState
  /** For each company who first came to hold 20 % of it while its number 1 could still be bought, or NOBODY. — VI.3 */
  firstToTwenty: Holder[]
  /** Goods Time: hexes of the town markers, in the order they were placed. — XII.2 */
  towns: HexIndex[]
  /** How many markers the players place; 0 where none are, or where the scenario has placed them. */
  markers: number
  stock: StockState | null
  turn: TurnState | null
  /** The companies of this operating round that are still to have their turn; whose is next is judged live. — VII.4 */
  waiting: CompanyIndex[]
  /** A train that its director is asked for. — VII.11 */
  offer: OfferState | null
  /** Mountain railways whose owners must exchange them now, B1 first. — IV.1 */
  exchanges: PrivateIndex[]
  /** Companies above the train limit, in the order in which they discard. — VII.14 */
  discards: CompanyIndex[]
  /** A state railway with two stations in one hex whose director takes one back, or NOBODY. — VII.8 */
  surplus: CompanyIndex
  /** State railways to be formed, and regional railways to open, at the end of the operating round. — IV.2, IV.3 */
  due: CompanyIndex[]
  opening: CompanyIndex[]
  /** Null except with two players on Cisleithania. */
  two: TwoPlayerState | null
  /** Null in games by the rulebook. */
  recording: RecordingState | null
  ended: { winners: Seat[] } | null
}

/** What only recorded games keep; rules/recorded.ts tells why. */
export interface RecordingState {
  /** The seat that has paid back a loan in the present turn, or NOBODY. — table C16 */
  repaid: Holder
  /** For each company who has its 20 % certificate if that is not its director, CERTIFICATE being the bank; else NOBODY. */
  certificates: Holder[]
}

export interface RoundState {
  /** 'towns', 'draft': before the first stock round. 'between': after the last operating round of the set. */
  kind: 'towns' | 'draft' | 'stock' | 'operating' | 'between'
  /** From 0: which stock round and set of operating rounds. */
  set: number
  /** Which operating round of the set, from 0, and how many it has. */
  within: number
  rounds: number
}

/**
 * 'out': not in this game, or unsold when the first stock round ended. 'shelf': a small railway on sale, a regional one
 * without a price. 'started': has a price but is not open or formed. 'open': operates. 'closed': exchanged.
 */
export type CompanyStatus = 'out' | 'shelf' | 'started' | 'open' | 'closed'

/**
 * `start`: issue price of a stock company, price paid for a small railway. `operated`: has come to the income step of a
 * turn. — VI.8, table B11
 */
export type CompanyState = RailwayCompany<CompanyStatus>

export interface StockState extends SalesRecord {
  /** The player whose turn it is. */
  at: Seat
  /** Turns taken: the first lap of the first round runs backwards. — VI.3 */
  turns: number
  /** Bit n: seat n has passed since somebody last did something. */
  passed: number
  /** The last seat that sold, bought or exchanged, or NOBODY. — VI.2 */
  last: Holder
  /** The seat that ended the turn before this one by an acquisition, or NOBODY. */
  bought: Holder
}

/** `revenue`: what the run brought, without the mines. */
export interface TurnState extends RailwayTurn<Stage> {
  /** What the mines of the run bring the treasury. — VII.10 */
  mines: number
  /** One trade-in for each company and operating round. — VII.13 */
  tradedIn: boolean
  /** Trains declined in this turn: they are not asked for again. */
  declined: Declined<OfferKind>[]
  /** The director has helped to buy a train. — VII.12 */
  helped: boolean
  /** Emergency sales: bit n: company n was sold for this purchase; what the last share brought. — VII.12 */
  sold: number
  lastShare: number
}

export type OfferKind = 'train'

/** `item`: the train's code; `owner`: the company that owns it. */
export type OfferState = Offer<OfferKind>

/** — X */
export interface TwoPlayerState {
  /** The railways of each stack that nobody has taken yet, stack 1 first. */
  stacks: CompanyIndex[][]
  /** How many picks have been made, of four. */
  picks: number
  /** A coal railway whose receiver still has to name its price, or NOBODY; and that receiver. */
  unpriced: CompanyIndex
  receiver: Holder
  /** Mountain step: how many players have decided. */
  mountainSteps: number
  /** The two railways of stack 1, as long as they build. */
  construction: CompanyIndex[]
  /** The regional railway that only pays. */
  bond: CompanyIndex
  /** Who holds its double share: a seat, or POOL. */
  doubleWith: Holder
  /** The train whose last sale brings its second station; NOBODY once that is settled. */
  secondWith: TrainCode
  /** Its third station is still to come. */
  thirdWaits: boolean
  /** Who chooses a place for one of them now. */
  placing: { seat: Seat; station: 'second' | 'third' } | null
}

export const ACCOUNTS = accountsOf(COMPANY_IDS, 6)

export function seatAccount(seat: Seat): string {
  return ACCOUNTS.of(seat)
}

export function treasuryAccount(company: CompanyIndex): string {
  return ACCOUNTS.treasury(company)
}

export function cashOf(state: DeepReadonly<AhState>, seat: Seat): number {
  return state.cash[seatAccount(seat)] as number
}

export function debtOf(state: DeepReadonly<AhState>, seat: Seat): number {
  return state.debt[seat] as number
}

export function treasuryOf(state: DeepReadonly<AhState>, company: CompanyIndex): number {
  return state.cash[treasuryAccount(company)] as number
}

export function companyAt(state: AhState, company: CompanyIndex): CompanyState
export function companyAt(state: DeepReadonly<AhState>, company: CompanyIndex): DeepReadonly<CompanyState>
export function companyAt(state: DeepReadonly<AhState>, company: CompanyIndex): DeepReadonly<CompanyState> {
  return companyOf<DeepReadonly<CompanyState>>(state, company)
}

/** Tenths of a company with a holder; the director's certificate counts two. */
export function sharesOf(state: DeepReadonly<AhState>, company: CompanyIndex, holder: Holder): number {
  return unitsOf(state.shares, company, holder)
}

/** A copy that shares nothing with the original; every field by hand, because search copies often. */
export function cloneState(state: DeepReadonly<AhState>): AhState {
  const { stock, turn, offer, two, recording, ended } = state
  return {
    step: state.step,
    rng: [...state.rng] as Rng,
    players: state.players,
    variant: state.variant,
    edition: { ...state.edition },
    round: { ...state.round },
    priority: state.priority,
    cash: { ...state.cash },
    debt: state.debt.slice(),
    broken: state.broken,
    companies: state.companies.map(cloneCompany),
    shares: cloneShares(state.shares),
    market: cloneMarket(state.market),
    board: cloneBoard(state.board),
    fleet: cloneFleet(state.fleet),
    mountains: clonePrivates(state.mountains),
    firstToTwenty: state.firstToTwenty.slice(),
    towns: state.towns.slice(),
    markers: state.markers,
    stock: stock && {
      at: stock.at,
      turns: stock.turns,
      passed: stock.passed,
      last: stock.last,
      bought: stock.bought,
      sold: stock.sold.slice(),
      soldNow: stock.soldNow,
    },
    turn: turn && {
      company: turn.company,
      stage: turn.stage,
      first: turn.first,
      yellow: turn.yellow,
      upgrades: turn.upgrades,
      placed: turn.placed,
      revenue: turn.revenue,
      mines: turn.mines,
      tradedIn: turn.tradedIn,
      declined: turn.declined.map((each) => ({ ...each })),
      helped: turn.helped,
      sold: turn.sold,
      lastShare: turn.lastShare,
    },
    waiting: state.waiting.slice(),
    offer: offer && { ...offer },
    exchanges: state.exchanges.slice(),
    discards: state.discards.slice(),
    surplus: state.surplus,
    due: state.due.slice(),
    opening: state.opening.slice(),
    two: two && {
      stacks: two.stacks.map((stack) => stack.slice()),
      picks: two.picks,
      unpriced: two.unpriced,
      receiver: two.receiver,
      mountainSteps: two.mountainSteps,
      construction: two.construction.slice(),
      bond: two.bond,
      doubleWith: two.doubleWith,
      secondWith: two.secondWith,
      thirdWaits: two.thirdWaits,
      placing: two.placing && { ...two.placing },
    },
    recording: recording && {
      repaid: recording.repaid,
      certificates: recording.certificates.slice(),
    },
    ended: ended && { winners: ended.winners.slice() },
  }
}
