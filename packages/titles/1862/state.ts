import type { DeepReadonly, GameState, Rng, Seat } from '@roundhouse/kernel'
import {
  type AmalgamationState,
  type BankState,
  type Bidding,
  type BoardState,
  type CompanyIndex,
  type CompanyState,
  type Declined,
  type FleetState,
  type Holder,
  type Marker,
  type MarketState,
  NOBODY,
  type Offer,
  type PermitsState,
  type Row,
  type SalesRecord,
  type SharesState,
  type TrainCode,
  type TurnState,
  type WarrantedTrains,
  accountsOf,
  cloneBank,
  cloneBoard,
  cloneCompany,
  cloneFleet,
  cloneMarkers,
  cloneMarket,
  clonePermits,
  cloneShares,
  companyOf,
  unitsOf,
} from '@roundhouse/railways'
import { COMPANY_IDS } from './companies.ts'
import type { Edition, VariantId } from './edition.ts'

/** The steps of a company's turn in their order. — 7.1 */
export const STAGES = ['merge', 'track', 'token', 'run', 'revenue', 'trains', 'redeem', 'acquire'] as const
export type Stage = (typeof STAGES)[number]

/** Every kind of decision; title.ts tells by which course one of them comes to wait. */
export type StepName =
  | 'parliament'
  | 'auction'
  | 'charter'
  | 'stock'
  | 'tokens'
  | 'fine'
  | Stage
  | 'answer'
  | 'option'
  | 'tokensTooMany'
  | 'over'

/** Holders of shares: seats 0–7, the initial offer, the pool, the treasury of the company itself. — 2.1 */
export const OFFER = 8
export const POOL = 9
export const TREASURY = 10
export const HOLDERS = 11
export { NOBODY }

export interface RmState extends GameState, BankState {
  step: StepName
  players: number
  /** Null is the game with all three types of train. */
  variant: VariantId | null
  edition: Edition
  round: RoundState
  /** The holder of the priority deal. — 6.6 */
  priority: Seat
  /** In the order of COMPANIES. */
  companies: RmCompany[]
  shares: SharesState
  market: MarketState
  board: BoardState
  /** Small stations that are no print of a tile. — 7.6.4 */
  small: Marker<'small'>[]
  fleet: FleetState
  permits: PermitsState
  /** Trains that bankrupt companies left behind for others to buy; only in recorded games. */
  abandoned: AbandonedTrain[]
  /** Companies chartered in Parliament that must float, in the order in which they were won. — 4.3 */
  obligations: Obligation[]
  parliament: ParliamentState | null
  stock: StockState | null
  /** Non-chartered companies that have just floated and still buy their tokens. — 6.5.4.2 */
  floating: CompanyIndex[]
  turn: RmTurn | null
  /** Companies that are done for this operating round. — 7.1 */
  operated: CompanyIndex[]
  /** A proposal that a director must answer. — 7.5.1, 7.9 */
  offer: RmOffer | null
  /** Shares being exchanged two for one. — 5.2 */
  amalgamation: RmAmalgamation | null
  /** 'due': the train that brings it has been bought. — 10.3 */
  lner: 'none' | 'due' | 'formed'
  /** The certificate limit since the LNER has formed; null before. — 6.5.2 */
  lateLimit: number | null
  /** Why the game ends: a marker at 1000, or the bank has no more money. — 10.1, 10.2 */
  ending: 'summit' | 'bank' | null
  ended: { winners: Seat[] } | null
}

export interface RoundState {
  kind: 'parliament' | 'stock' | 'fines' | 'operating'
  /** From 0: how many stock rounds have begun. */
  set: number
  /** Which Parliament or operating round in a row, from 0, and how many there are. */
  within: number
  rounds: number
}

/**
 * 'out': not in this game, or gone with the LNER. 'shelf': its director's certificate is in the initial offer.
 * 'started': has a director's certificate elsewhere but has not floated. 'open': operates.
 */
export type CompanyStatus = 'out' | 'shelf' | 'started' | 'open'

export interface RmCompany extends CompanyState<CompanyStatus>, WarrantedTrains {
  /** Which group of charters brings it out. — 2.4.1 */
  group: number
  /** Started in Parliament, or not; meaningless on the shelf. */
  chartered: boolean
  /** From which stock round on it may start; only a failed obligation raises it. — 4.3 */
  startsFrom: number
  /** When each of its stations was placed. — 7.2 */
  dates: number[]
  /** Its home station stands on the hex and in no circle. — 7.2 */
  homeWaits: boolean
  /** Has a token in London. — 7.6.5 */
  london: boolean
}

export interface AbandonedTrain {
  company: CompanyIndex
  train: TrainCode
  warranties: number
}

export interface Obligation {
  company: CompanyIndex
  /** Who won the auction, whoever is director by now. */
  seat: Seat
}

export interface ParliamentState {
  /** Who may open an auction now, by seat. */
  at: Seat
  /** Declined in a row. */
  declined: number
  /** For each seat whether it has won a charter in this round. */
  won: boolean[]
  /** Passed seats as bits; null while nobody has opened. */
  auction: (Bidding & { company: CompanyIndex }) | null
  /** The company being started by its winner, and how many further shares he has bought. — 4.2 */
  charter: { company: CompanyIndex; seat: Seat; shares: number } | null
}

export interface StockState extends SalesRecord, Row {
  /** At seat × companies + company: shares bought in this round, which stay. — 6.4 */
  bought: number[]
  /** The seat that ended the turn before this one by a purchase, or NOBODY. */
  lastBuyer: Holder
  /** Whether the player on turn was above the certificate limit before he sold the first block. — 6.5.2 */
  beganAbove: boolean
}

export interface RmTurn extends TurnState<Stage> {
  /** What locals brought the treasury. — 7.8.2 */
  subsidy: number
  /** A small station, London or an N tile used the track step up. — 7.6 */
  trackDone: boolean
  /** A London link was made. — 7.6.5 */
  linked: boolean
  redeemed: boolean
  /** Proposals declined in this turn. — table B46 */
  declined: Declined<OfferKind>[]
  /** Money was raised for a train that must come from the bank. — 7.11 */
  raised: boolean
}

export type OfferKind = 'merge' | 'acquire' | 'train'

/** `item`: the partner × 100 + survivor, or the owner × 100 + the place of its train; `owner`: the other company. */
export type RmOffer = Offer<OfferKind>

export interface RmAmalgamation extends AmalgamationState {
  kind: 'merge' | 'acquire' | 'refinance'
  /** The director who began it. */
  active: Seat
  /** Where the director's certificates are: with a seat or in the pool. — 5.2.4 */
  certificates: { survivor: Holder; vanishing: Holder }
  /** All holders are settled; tokens are counted. — 7.5.6 */
  settled: boolean
}

const ACCOUNTS = accountsOf(COMPANY_IDS, OFFER)

export function seatAccount(seat: Holder): string {
  return ACCOUNTS.of(seat)
}

export function treasuryAccount(company: CompanyIndex): string {
  return ACCOUNTS.treasury(company)
}

export { ACCOUNTS }

export function cashOf(state: DeepReadonly<RmState>, seat: Holder): number {
  return state.cash[seatAccount(seat)] as number
}

export function treasuryOf(state: DeepReadonly<RmState>, company: CompanyIndex): number {
  return state.cash[treasuryAccount(company)] as number
}

export function companyAt(state: RmState, company: CompanyIndex): RmCompany
export function companyAt(state: DeepReadonly<RmState>, company: CompanyIndex): DeepReadonly<RmCompany>
export function companyAt(state: DeepReadonly<RmState>, company: CompanyIndex): DeepReadonly<RmCompany> {
  return companyOf(state, company)
}

/** Tenths of a company with a holder; the director's certificate counts three. */
export function sharesOf(state: DeepReadonly<RmState>, company: CompanyIndex, holder: Holder): number {
  return unitsOf(state.shares, company, holder)
}

/** A copy that shares nothing with the original; every field by hand, because search copies often. */
export function cloneState(state: DeepReadonly<RmState>): RmState {
  const { parliament, stock, turn, offer, amalgamation, ended } = state
  return {
    step: state.step,
    rng: [...state.rng] as Rng,
    players: state.players,
    variant: state.variant,
    edition: { ...state.edition },
    round: { ...state.round },
    priority: state.priority,
    ...cloneBank(state),
    companies: state.companies.map((company) => ({
      ...cloneCompany(company),
      warranties: company.warranties.slice(),
      group: company.group,
      chartered: company.chartered,
      startsFrom: company.startsFrom,
      dates: company.dates.slice(),
      homeWaits: company.homeWaits,
      london: company.london,
    })),
    shares: cloneShares(state.shares),
    market: cloneMarket(state.market),
    board: cloneBoard(state.board),
    small: cloneMarkers(state.small),
    fleet: cloneFleet(state.fleet),
    permits: clonePermits(state.permits),
    abandoned: state.abandoned.map((each) => ({ ...each })),
    obligations: state.obligations.map((each) => ({ ...each })),
    parliament: parliament && {
      at: parliament.at,
      declined: parliament.declined,
      won: parliament.won.slice(),
      auction: parliament.auction && { ...parliament.auction },
      charter: parliament.charter && { ...parliament.charter },
    },
    stock: stock && {
      at: stock.at,
      passes: stock.passes,
      sold: stock.sold.slice(),
      soldNow: stock.soldNow,
      bought: stock.bought.slice(),
      lastBuyer: stock.lastBuyer,
      beganAbove: stock.beganAbove,
    },
    floating: state.floating.slice(),
    turn: turn && { ...turn, declined: turn.declined.map((each) => ({ ...each })) },
    operated: state.operated.slice(),
    offer: offer && { ...offer },
    amalgamation: amalgamation && {
      ...amalgamation,
      waiting: amalgamation.waiting.slice(),
      certificates: { ...amalgamation.certificates },
      option: amalgamation.option && { ...amalgamation.option },
    },
    lner: state.lner,
    lateLimit: state.lateLimit,
    ending: state.ending,
    ended: ended && { winners: ended.winners.slice() },
  }
}
