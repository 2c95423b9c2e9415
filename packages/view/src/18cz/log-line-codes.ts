import type { Seat } from '@roundhouse/kernel'
import type {
  CompanyId,
  HexId,
  HolderName,
  LocalId,
  OfferKind,
  PhaseId,
  PrivateId,
  RouteResult,
  TileId,
  TrainId,
  TrainKind,
} from '@roundhouse/titles/18cz'
import type { LogLine } from '../log-line.ts'
import type { LogKind } from '../railway/log-kind.ts'

/** A price before and after; null where the marker could not move. */
export interface PriceMove {
  readonly from: number
  readonly to: number
}

/** Trains that a company or the pool lost. */
export interface TrainLoss {
  readonly company: CompanyId | 'pool'
  readonly trains: readonly TrainId[]
}

/** What each line of the log tells; the catalogues word every one of them. */
export interface CzLines {
  priority: { seats: readonly Seat[] }
  stockRound: { set: number }
  operatingRound: { set: number; within: number; value: number; companies: number }
  localBought: { seat: Seat; local: LocalId; price: number }
  passed: { seat: Seat; auto: boolean }
  putUp: { seat: Seat; item: PrivateId }
  bid: { seat: Seat; item: PrivateId; amount: number }
  privateSold: { seat: Seat; item: PrivateId; price: number }
  /** `capital` where the purchase opened the company at once. */
  started: { seat: Seat; company: CompanyId; price: number; capital: number | null }
  bought: { holder: HolderName; company: CompanyId; price: number }
  sold: { seat: Seat; company: CompanyId; shares: number; amount: number; move: PriceMove | null }
  director: { company: CompanyId; seat: Seat }
  opened: { company: CompanyId; capital: number }
  soldOut: { moves: readonly ({ company: CompanyId } & PriceMove)[] }
  repaid: { seat: Seat; amount: number; left: number }
  localsPaid: { bySeat: readonly number[]; toCompanies: number }
  turn: { company: CompanyId; director: HolderName }
  laid: {
    company: CompanyId | 'MW'
    hex: HexId
    tile: TileId
    colour: string
    cost: number
    local: LocalId | null
  }
  station: { company: CompanyId; hex: HexId; cost: number; home: boolean }
  ran: { company: CompanyId; routes: readonly RouteResult[]; revenue: number }
  paid: { company: CompanyId; revenue: number; bySeat: readonly number[]; move: PriceMove | null }
  withheld: { company: CompanyId; revenue: number; move: PriceMove | null }
  noRevenue: { company: CompanyId; move: PriceMove }
  offered: { kind: OfferKind; company: CompanyId; item: string; seat: Seat; price: number }
  declined: { kind: OfferKind; seat: Seat; item: string; price: number }
  acquired: {
    company: CompanyId
    target: CompanyId
    price: number
    bySeat: readonly number[]
    treasury: number
  }
  stationRemoved: { company: CompanyId; hex: HexId }
  trainTurned: { company: CompanyId; train: TrainId; to: TrainId; cost: number }
  trainScrapped: { company: CompanyId; train: TrainId }
  trainBought: {
    company: CompanyId
    train: TrainId
    from: 'bank' | 'pool' | CompanyId
    price: number
    help: number
    loan: number
  }
  phase: { phase: PhaseId }
  obsolete: { kinds: readonly TrainKind[]; losses: readonly TrainLoss[] }
  exported: { letter: PhaseId; trains: readonly TrainId[] }
  trainDiscarded: { company: CompanyId; train: TrainId }
  localTraded: { company: CompanyId; seat: Seat; local: LocalId; price: number }
  localSold: { company: CompanyId; local: LocalId; price: number }
  vaclavCompany: { company: CompanyId; price: number; train: TrainId }
  vaclavDrew: { company: CompanyId; train: TrainId }
  privatesClosed: Record<never, never>
  mwPaid: { seat: Seat; amount: number }
  mwBought: { company: CompanyId; seat: Seat; price: number }
  trainLent: { company: CompanyId; seat: Seat }
  ended: { winners: readonly Seat[]; wealth: readonly number[] }
  /** A step was left without doing anything in it. */
  wentOn: { seat: Seat }
  undone: { seat: Seat; to: number }
}
export type CzLineCode = keyof CzLines

/** A line of the log, and what it concerns, so that it can be found again. */
export type CzLine = {
  [Code in CzLineCode]: LogLine<Code, CzLines[Code]> & Concerns
}[CzLineCode]

export interface Concerns {
  readonly kind: LogKind
  readonly companies: readonly CompanyId[]
  readonly seats: readonly Seat[]
}

export const LINE_KINDS: Readonly<Record<CzLineCode, LogKind>> = {
  priority: 'round',
  stockRound: 'round',
  operatingRound: 'round',
  localBought: 'stock',
  passed: 'stock',
  putUp: 'stock',
  bid: 'stock',
  privateSold: 'stock',
  started: 'stock',
  bought: 'stock',
  sold: 'stock',
  director: 'stock',
  opened: 'stock',
  soldOut: 'stock',
  repaid: 'money',
  localsPaid: 'money',
  turn: 'round',
  laid: 'track',
  station: 'track',
  ran: 'run',
  paid: 'run',
  withheld: 'run',
  noRevenue: 'run',
  offered: 'deals',
  declined: 'deals',
  acquired: 'deals',
  stationRemoved: 'deals',
  trainTurned: 'trains',
  trainScrapped: 'trains',
  trainBought: 'trains',
  phase: 'trains',
  obsolete: 'trains',
  exported: 'trains',
  trainDiscarded: 'trains',
  localTraded: 'deals',
  localSold: 'deals',
  vaclavCompany: 'stock',
  vaclavDrew: 'trains',
  privatesClosed: 'deals',
  mwPaid: 'money',
  mwBought: 'deals',
  trainLent: 'run',
  ended: 'round',
  wentOn: 'other',
  undone: 'other',
}
