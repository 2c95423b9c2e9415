import type { DeepReadonly, GameState, Ledger, Rng, Seat } from '@roundhouse/kernel'
import { COMPANY_IDS } from './companies.ts'
import type { DialId } from './components.ts'
import type { IndustryId } from './map.ts'

export type StepName = 'chooseDial' | 'offerShare' | 'bid' | 'buildNetwork' | 'develop'
export type AuctionKind = 'initial' | 'action' | 'wabash'
export type EndReason = 'locomotives' | 'shares' | 'houses' | 'detroit'

export interface ChicagoState extends GameState {
  step: StepName
  /** Whose turn it is; during the initial auctions, who opened the present one. */
  turn: Seat
  players: number
  /** 1 until the first general dividend, then one more after each. */
  round: number
  /** Accounts: the bank, each seat, each company's treasury. */
  cash: Ledger
  /** How often each dial was chosen since the last general dividend. */
  dials: Record<DialId, number>
  /** In the order of COMPANIES. */
  companies: CompanyState[]
  /** For each hex of HEXES, the companies there: bit n is company n. */
  locomotives: number[]
  /** For each hex of HEXES, 1 once it has a house. */
  developed: number[]
  industries: Record<IndustryId, number>
  houses: number
  auction: Auction | null
  ended: { reasons: EndReason[] } | null
}

export interface CompanyState {
  open: boolean
  income: number
  /** The holder of each sold share, in the order of sale. */
  holders: Seat[]
  /** Locomotives still in stock. */
  stock: number
  /** Indexes of its hexes in the order they were taken. */
  network: number[]
}

export interface Auction {
  kind: AuctionKind
  company: number
  opener: Seat
  minimum: number
  /** The seat that must bid or pass. */
  asked: Seat
  /** The last bid of each seat. */
  bids: (number | null)[]
  passed: boolean[]
  /** Who has bid most. */
  leader: Seat | null
}

const SEAT_ACCOUNTS = ['seat:0', 'seat:1', 'seat:2', 'seat:3', 'seat:4', 'seat:5'] as const
const TREASURIES = COMPANY_IDS.map((id) => `company:${id}`)

export function seatAccount(seat: Seat): string {
  return SEAT_ACCOUNTS[seat] as string
}

export function treasuryAccount(company: number): string {
  return TREASURIES[company] as string
}

export function cashOf(state: DeepReadonly<ChicagoState>, seat: Seat): number {
  return state.cash[seatAccount(seat)] as number
}

export function treasuryOf(state: DeepReadonly<ChicagoState>, company: number): number {
  return state.cash[treasuryAccount(company)] as number
}

export function companyAt(state: ChicagoState, company: number): CompanyState
export function companyAt(state: DeepReadonly<ChicagoState>, company: number): DeepReadonly<CompanyState>
export function companyAt(state: DeepReadonly<ChicagoState>, company: number): DeepReadonly<CompanyState> {
  return state.companies[company] as DeepReadonly<CompanyState>
}

/** A copy that shares nothing with the original; every field by hand, because search copies often. */
export function cloneState(state: DeepReadonly<ChicagoState>): ChicagoState {
  const { auction, ended } = state
  return {
    step: state.step,
    rng: [...state.rng] as Rng,
    turn: state.turn,
    players: state.players,
    round: state.round,
    cash: { ...state.cash },
    dials: { ...state.dials },
    companies: state.companies.map((company) => ({
      open: company.open,
      income: company.income,
      holders: company.holders.slice(),
      stock: company.stock,
      network: company.network.slice(),
    })),
    locomotives: state.locomotives.slice(),
    developed: state.developed.slice(),
    industries: { ...state.industries },
    houses: state.houses,
    auction: auction && {
      kind: auction.kind,
      company: auction.company,
      opener: auction.opener,
      minimum: auction.minimum,
      asked: auction.asked,
      bids: auction.bids.slice(),
      passed: auction.passed.slice(),
      leader: auction.leader,
    },
    ended: ended && { reasons: ended.reasons.slice() },
  }
}
