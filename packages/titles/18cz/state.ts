import type { DeepReadonly, GameState, Ledger, Rng, Seat } from '@roundhouse/kernel'
import {
  type Bidding,
  type BoardState,
  CLOSED,
  type Declined,
  type FleetState,
  type MarketState,
  NO_LEADER,
  type Offer,
  type PrivatesState,
  type SharesState,
  UNSOLD,
  cloneShares,
  unitsOf,
} from '@roundhouse/railways'
import { COMPANY_IDS } from './companies.ts'
import type { Edition } from './edition.ts'

/** Every kind of decision; title.ts tells by which course one of them comes to wait. */
export type StepName =
  | 'preStock'
  | 'auction'
  | 'stock'
  | 'mwTrack'
  | 'home'
  | 'track'
  | 'token'
  | 'run'
  | 'revenue'
  | 'acquire'
  | 'acquiredTokens'
  | 'acquiredTrains'
  | 'trains'
  | 'chooseCity'
  | 'discard'
  | 'answer'
  | 'over'

/** The steps of a company's turn in their order. — VIII.3 */
export const STAGES = ['home', 'track', 'token', 'run', 'revenue', 'acquire', 'trains'] as const
export type Stage = (typeof STAGES)[number]

/** Holders of shares: seats 0–5, Václav and the bank's stack. */
export const VACLAV = 6
export const STACK = 7
export const HOLDERS = 8
export const NOBODY = NO_LEADER

/** Owners of locals: seats, companies from COMPANY_OWNER on, the pre-stock board, or gone. */
export const COMPANY_OWNER = 10
export const ON_BOARD = UNSOLD
export const GONE = CLOSED

/** A token whose company has yet to choose its city stands at this stop of a hex with several. — VIII.6 */
export const NO_CITY = 7

export interface CzState extends GameState {
  step: StepName
  players: number
  /** Null is the base game. */
  variant: VariantId | null
  edition: Edition
  round: RoundState
  /** Seats in the order of their priority cards. */
  priority: Seat[]
  /** Accounts: the bank, each seat, Václav, each company's treasury. */
  cash: Ledger
  /** What each seat owes the bank, and the penalties booked until the end. — VIII.11 */
  debt: number[]
  penalty: number[]
  /** In the order of COMPANIES. */
  companies: CompanyState[]
  /** The director's certificate counts two. */
  shares: SharesState
  /** Cells of the chain in market.ts; `order` is the operating order. */
  market: MarketState
  board: BoardState
  fleet: FleetState
  /** For each of LOCALS: its owner, and 1 once its power is used. */
  locals: PrivatesState
  stock: StockState | null
  turn: TurnState | null
  /** The companies of this operating round that are still to act, the operating one first. */
  waiting: number[]
  /** An offer that waits for its answer. */
  offer: OfferState | null
  /** Companies above the train limit, in the order in which they discard. — VIII.12 */
  discards: number[]
  /** A company whose station needs a city on a two-city hex, and the seat that chooses. — VIII.6 */
  cityChoice: { company: number; seat: Seat } | null
  /**
   * Bohemia: the companies Václav got, small to large; the first set at whose end each takes a card; for each size the
   * company the table has named beforehand, or NOBODY for the lot. — XI.1
   */
  vaclav: { companies: number[]; nextDraw: number[]; named: number[] }
  /** Null outside Moravia–Silesia. */
  moravia: MoraviaState | null
  /** Null in games by the rulebook. */
  recording: RecordingState | null
  ended: { winners: Seat[] } | null
}

/** What only recorded games keep; rules/recorded.ts tells why. */
export interface RecordingState {
  /** For each company how many shares of the stack lie in the pool. — table C4 */
  pool: number[]
  /** Companies whose home station was taken off by another one. */
  homeless: number[]
  /** Number of the turn that may end without a train of the own colour, else -1. */
  stuck: number
}

/** — XI.2 */
export interface MoraviaState {
  /** For each of PRIVATES: 1 once it is sold. */
  sold: number[]
  /** Seats that own the 3E train and MW; NOBODY before the sale and once they are gone. */
  lender: number
  mw: number
  /** The owner of MW has yet to decide on its hex in this operating round. */
  mwWaits: boolean
  auction: AuctionState | null
}

export interface AuctionState extends Bidding {
  /** Place in `priority` of the player who chooses this private. */
  chooser: number
  /** Index of the private that is up, NOBODY before one is chosen. */
  item: number
  /** Bit n: private n has been up since the last sale, and nobody has bid. */
  unwanted: number
}

export type VariantId = 'bohemia' | 'moravia-silesia'

export interface RoundState {
  /** 'between': the operating rounds of the set are over, export and its effects are under way. */
  kind: 'pre' | 'stock' | 'operating' | 'between'
  /** 0–7: which stock round and set of operating rounds. */
  set: number
  /** 0–2: which operating round of the set. */
  within: number
  /** Pre-stock round: how many turns have been taken; bit n: seat n has passed since the last purchase. */
  turns: number
  passed: number
}

/** 'out': not in this game; 'shelf': director's certificate unsold; 'started': not yet open; 'closed': acquired. */
export type CompanyStatus = 'out' | 'shelf' | 'started' | 'open' | 'closed'

export interface CompanyState {
  status: CompanyStatus
  /** A seat, VACLAV or NOBODY. */
  director: number
  /** Start price in K, 0 before the start. */
  start: number
  /** Has decided on revenue at least once. */
  operated: boolean
  /** Turns finished. */
  turns: number
  /** Codes of its trains (see trains.ts) in the order they came. */
  trains: number[]
  /** Stop keys (hex × 8 + stop) of its stations on the map. */
  tokens: number[]
  /** Prices of the stations still on the charter, cheapest first. */
  charter: number[]
}

export interface StockState {
  /** Place in `priority` of the player whose turn it is. */
  at: number
  /** Passes in a row. */
  passes: number
  /** For each seat, bit n: has sold company n in this round. */
  sold: number[]
  /** Bit n: company n was sold in the present turn. */
  soldNow: number
  /** The seat that ended the turn before this one by a purchase, or NOBODY. */
  bought: number
}

export interface TurnState {
  company: number
  stage: Stage
  first: boolean
  /** Yellow tiles and upgrades laid in the track step so far. */
  yellow: number
  upgrades: number
  /** A station was placed in this turn. */
  placed: boolean
  revenue: number
  /** Acquired trains still to be decided on, as codes; null when no acquisition is under way. */
  acquired: number[] | null
  /** Acquired trains that were turned, as codes. */
  turned: number[]
  /** Hexes (indexes) where two stations of the acquirer wait until one is taken off. */
  doubles: number[]
  /** Offers declined in this turn; the same thing is not asked again for as little. */
  declined: Declined<OfferKind>[]
  /** The director has helped to buy a train. — VIII.11 */
  helped: boolean
  /** Code of a train bought at the limit or with private money, which must be kept; else -1. — VIII.10, VIII.11 */
  keep: number
}

export type OfferKind = 'company' | 'train' | 'local'

/** `item`: the company, the train's code or the local; `owner`: the company that owns the train, else NOBODY. */
export type OfferState = Offer<OfferKind>

const SEAT_ACCOUNTS = ['seat:0', 'seat:1', 'seat:2', 'seat:3', 'seat:4', 'seat:5', 'vaclav'] as const
const TREASURIES = COMPANY_IDS.map((id) => `company:${id}`)

/** The account of a seat, or of Václav. */
export function seatAccount(seat: number): string {
  return SEAT_ACCOUNTS[seat] as string
}

export function treasuryAccount(company: number): string {
  return TREASURIES[company] as string
}

export function cashOf(state: DeepReadonly<CzState>, seat: number): number {
  return state.cash[seatAccount(seat)] as number
}

export function treasuryOf(state: DeepReadonly<CzState>, company: number): number {
  return state.cash[treasuryAccount(company)] as number
}

export function companyAt(state: CzState, company: number): CompanyState
export function companyAt(state: DeepReadonly<CzState>, company: number): DeepReadonly<CompanyState>
export function companyAt(state: DeepReadonly<CzState>, company: number): DeepReadonly<CompanyState> {
  return state.companies[company] as DeepReadonly<CompanyState>
}

/** Shares of a company with a holder; the director's certificate counts two. */
export function sharesOf(state: DeepReadonly<CzState>, company: number, holder: number): number {
  return unitsOf(state.shares, company, holder)
}

/** A copy that shares nothing with the original; every field by hand, because search copies often. */
export function cloneState(state: DeepReadonly<CzState>): CzState {
  const { stock, turn, offer, cityChoice, moravia, recording, ended } = state
  return {
    step: state.step,
    rng: [...state.rng] as Rng,
    players: state.players,
    variant: state.variant,
    edition: { ...state.edition },
    round: { ...state.round },
    priority: state.priority.slice(),
    cash: { ...state.cash },
    debt: state.debt.slice(),
    penalty: state.penalty.slice(),
    companies: state.companies.map((company) => ({
      status: company.status,
      director: company.director,
      start: company.start,
      operated: company.operated,
      turns: company.turns,
      trains: company.trains.slice(),
      tokens: company.tokens.slice(),
      charter: company.charter.slice(),
    })),
    shares: cloneShares(state.shares),
    market: { at: state.market.at.slice(), order: state.market.order.slice() },
    board: {
      laid: state.board.laid.slice(),
      supply: state.board.supply.slice(),
      version: state.board.version,
    },
    fleet: {
      phase: state.fleet.phase,
      depot: state.fleet.depot.slice(),
      pool: state.fleet.pool.slice(),
      scrapped: state.fleet.scrapped.slice(),
      obsolete: state.fleet.obsolete,
    },
    locals: { owner: state.locals.owner.slice(), used: state.locals.used.slice() },
    stock: stock && {
      at: stock.at,
      passes: stock.passes,
      sold: stock.sold.slice(),
      soldNow: stock.soldNow,
      bought: stock.bought,
    },
    turn: turn && {
      company: turn.company,
      stage: turn.stage,
      first: turn.first,
      yellow: turn.yellow,
      upgrades: turn.upgrades,
      placed: turn.placed,
      revenue: turn.revenue,
      acquired: turn.acquired && turn.acquired.slice(),
      turned: turn.turned.slice(),
      doubles: turn.doubles.slice(),
      declined: turn.declined.map((each) => ({ ...each })),
      helped: turn.helped,
      keep: turn.keep,
    },
    waiting: state.waiting.slice(),
    offer: offer && { ...offer },
    discards: state.discards.slice(),
    cityChoice: cityChoice && { ...cityChoice },
    vaclav: {
      companies: state.vaclav.companies.slice(),
      nextDraw: state.vaclav.nextDraw.slice(),
      named: state.vaclav.named.slice(),
    },
    moravia: moravia && {
      sold: moravia.sold.slice(),
      lender: moravia.lender,
      mw: moravia.mw,
      mwWaits: moravia.mwWaits,
      auction: moravia.auction && { ...moravia.auction },
    },
    recording: recording && {
      pool: recording.pool.slice(),
      homeless: recording.homeless.slice(),
      stuck: recording.stuck,
    },
    ended: ended && { winners: ended.winners.slice() },
  }
}
