import type { DeepReadonly, GameState, Rng, Seat } from '@roundhouse/kernel'
import {
  type BankState,
  type Bidding,
  type BoardState,
  CLOSED,
  type CompanyIndex,
  type CompanyState,
  type Declined,
  type FleetState,
  type HexIndex,
  type Holder,
  type MarketState,
  type Offer,
  type PrivatesState,
  type SharesState,
  type TrainCode,
  type TurnState,
  UNSOLD,
  accountsOf,
  cloneBank,
  cloneBoard,
  cloneCompany,
  cloneFleet,
  cloneMarket,
  clonePrivates,
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
export { NOBODY } from '@roundhouse/railways'

/** Owners of locals besides seats and companies: the pre-stock board, or nobody any more. */
export const ON_BOARD = UNSOLD
export const GONE = CLOSED

/** A station whose company has yet to choose its city stands at this stop of a hex with several. — VIII.6 */
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
  /** Money of the bank, each seat, Václav and each treasury; loans and the penalties booked for them. — VIII.11 */
  bank: BankState
  /** In the order of COMPANIES. */
  companies: CzCompany[]
  /** The director's certificate counts two. */
  shares: SharesState
  /** Cells of the chain in market.ts; `order` is the operating order. */
  market: MarketState
  board: BoardState
  fleet: FleetState
  /** For each of LOCALS: its owner, and 1 once its power is used. */
  locals: PrivatesState
  stock: StockState | null
  turn: CzTurn | null
  /** The companies of this operating round that are still to act, the operating one first. */
  waiting: CompanyIndex[]
  /** An offer that waits for its answer. */
  offer: OfferState | null
  /** Companies above the train limit, in the order in which they discard. — VIII.12 */
  discards: CompanyIndex[]
  /** A company whose station needs a city on a two-city hex, and the seat that chooses. — VIII.6 */
  cityChoice: { company: CompanyIndex; seat: Seat } | null
  /**
   * Bohemia: the companies Václav got, small to large; the first set at whose end each takes a card; for each size the
   * company the table has named beforehand, or NOBODY for the lot. — XI.1
   */
  vaclav: { companies: CompanyIndex[]; nextDraw: number[]; named: CompanyIndex[] }
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
  homeless: CompanyIndex[]
  /** Number of the turn that may end without a train of the own colour, else -1. */
  stuck: number
}

/** — XI.2 */
export interface MoraviaState {
  /** For each of PRIVATES: 1 once it is sold. */
  sold: number[]
  /** Seats that own the 3E train and MW; NOBODY before the sale and once they are gone. */
  lender: Holder
  mw: Holder
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

export type CzCompany = CompanyState<CompanyStatus>

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
  bought: Holder
}

/** What a turn remembers besides what it does in every title. */
export interface CzTurn extends TurnState<Stage> {
  /** Acquired trains still to be decided on; null when no acquisition is under way. */
  acquired: TrainCode[] | null
  /** Acquired trains that were turned. */
  turned: TrainCode[]
  /** Where two stations of the acquirer wait until one is taken off. */
  doubles: HexIndex[]
  /** Offers declined in this turn; the same thing is not asked again for as little. */
  declined: Declined<OfferKind>[]
  /** The director has helped to buy a train. — VIII.11 */
  helped: boolean
  /** A train bought at the limit or with private money, which must be kept; else -1. — VIII.10, VIII.11 */
  keep: TrainCode
}

export type OfferKind = 'company' | 'train' | 'local'

/** `item`: the company, the train's code or the local; `owner`: the company that owns the train, else NOBODY. */
export type OfferState = Offer<OfferKind>

const MOST_SEATS = 6
export const ACCOUNTS = accountsOf(COMPANY_IDS, MOST_SEATS, ['vaclav'])
/** The account of a seat, or of Václav; and of a company's treasury. */
export const { of: seatAccount, treasury: treasuryAccount } = ACCOUNTS

export function cashOf({ bank }: DeepReadonly<CzState>, seat: Holder): number {
  return bank.cash[seatAccount(seat)] as number
}

export function treasuryOf({ bank }: DeepReadonly<CzState>, company: CompanyIndex): number {
  return bank.cash[treasuryAccount(company)] as number
}

export function companyAt(state: CzState, company: CompanyIndex): CzCompany
export function companyAt(state: DeepReadonly<CzState>, company: CompanyIndex): DeepReadonly<CzCompany>
export function companyAt(state: DeepReadonly<CzState>, company: CompanyIndex): DeepReadonly<CzCompany> {
  return state.companies[company] as DeepReadonly<CzCompany>
}

/** Shares of a company with a holder; the director's certificate counts two. */
export function sharesOf({ shares }: DeepReadonly<CzState>, company: CompanyIndex, holder: Holder): number {
  return unitsOf(shares, company, holder)
}

/** A copy that shares nothing with the original; field by field, because search copies often. */
export function cloneState(state: DeepReadonly<CzState>): CzState {
  const { stock, turn, offer, cityChoice, vaclav, moravia, recording, ended } = state
  return {
    step: state.step,
    rng: [...state.rng] as Rng,
    players: state.players,
    variant: state.variant,
    edition: { ...state.edition },
    round: { ...state.round },
    priority: state.priority.slice(),
    bank: cloneBank(state.bank),
    companies: state.companies.map(cloneCompany),
    shares: cloneShares(state.shares),
    market: cloneMarket(state.market),
    board: cloneBoard(state.board),
    fleet: cloneFleet(state.fleet),
    locals: clonePrivates(state.locals),
    stock: stock && {
      at: stock.at,
      passes: stock.passes,
      sold: stock.sold.slice(),
      soldNow: stock.soldNow,
      bought: stock.bought,
    },
    turn: turn && cloneTurn(turn),
    waiting: state.waiting.slice(),
    offer: offer && { ...offer },
    discards: state.discards.slice(),
    cityChoice: cityChoice && { ...cityChoice },
    vaclav: {
      companies: vaclav.companies.slice(),
      nextDraw: vaclav.nextDraw.slice(),
      named: vaclav.named.slice(),
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

function cloneTurn(turn: DeepReadonly<CzTurn>): CzTurn {
  return {
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
  }
}
