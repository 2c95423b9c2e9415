import type { Seat } from '@roundhouse/kernel'
import type { EventNames } from '@roundhouse/railways'
import type { LogLine } from '../log-line.ts'
import type { LogKind } from './log-kind.ts'

/** A price before and after; null where the marker could not move. */
export interface PriceMove {
  readonly from: number
  readonly to: number
}

/** Trains that a company or the pool lost. */
export interface TrainLoss<N extends EventNames = EventNames> {
  readonly company: N['company'] | 'pool'
  readonly trains: readonly N['train'][]
}

/** What each line tells that the log of every railway title has; a title's interface extends it by its own. */
export interface RailwayLines<N extends EventNames = EventNames> {
  priority: { seats: readonly Seat[] }
  stockRound: { set: number }
  operatingRound: { set: number; within: number; companies: number }
  passed: { seat: Seat; auto: boolean }
  putUp: { seat: Seat; item: N['item'] }
  bid: { seat: Seat; item: N['item']; amount: number }
  privateSold: { seat: Seat; item: N['item']; price: number }
  privatesClosed: object
  /** `capital` where the purchase opened the company at once. */
  started: { seat: Seat; company: N['company']; price: number; capital: number | null }
  bought: { holder: N['holder']; company: N['company']; price: number; shares?: number }
  sold: { seat: Seat; company: N['company']; shares: number; amount: number; move: PriceMove | null }
  director: { company: N['company']; seat: Seat }
  opened: { company: N['company']; capital: number }
  soldOut: { moves: readonly ({ company: N['company'] } & PriceMove)[] }
  repaid: { seat: Seat; amount: number; left: number }
  turn: { company: N['company']; director: N['holder'] }
  laid: { company: string; hex: N['hex']; tile: N['tile']; colour: string; cost: number }
  station: { company: N['company']; hex: N['hex']; cost: number; home: boolean }
  stationRemoved: { company: N['company']; hex: N['hex'] }
  ran: {
    company: N['company']
    routes: readonly {
      readonly train: N['train']
      readonly hexes: readonly N['hex'][]
      readonly revenue: number
    }[]
    revenue: number
  }
  paid: { company: N['company']; revenue: number; bySeat: readonly number[]; move: PriceMove | null }
  withheld: { company: N['company']; revenue: number; move: PriceMove | null }
  noRevenue: { company: N['company']; move: PriceMove }
  acquired: {
    company: N['company']
    target: N['company']
    price: number
    bySeat: readonly number[]
    treasury: number
  }
  trainBought: {
    company: N['company']
    train: N['train']
    from: 'bank' | 'pool' | N['company']
    price: number
    help: number
    loan: number
  }
  trainDiscarded: { company: N['company']; train: N['train'] }
  exported: { letter: N['phase']; trains: readonly N['train'][] }
  phase: { phase: N['phase'] }
  obsolete: { kinds: readonly N['trainKind'][]; losses: readonly TrainLoss<N>[] }
  ended: { winners: readonly Seat[]; wealth: readonly number[] }
  /** A step was left without doing anything in it. */
  wentOn: { seat: Seat }
  undone: { seat: Seat; to: number }
}

export const RAILWAY_LINE_KINDS: Readonly<Record<keyof RailwayLines, LogKind>> = {
  priority: 'round',
  stockRound: 'round',
  operatingRound: 'round',
  passed: 'stock',
  putUp: 'stock',
  bid: 'stock',
  privateSold: 'stock',
  privatesClosed: 'deals',
  started: 'stock',
  bought: 'stock',
  sold: 'stock',
  director: 'stock',
  opened: 'stock',
  soldOut: 'stock',
  repaid: 'money',
  turn: 'round',
  laid: 'track',
  station: 'track',
  stationRemoved: 'deals',
  ran: 'run',
  paid: 'run',
  withheld: 'run',
  noRevenue: 'run',
  acquired: 'deals',
  trainBought: 'trains',
  trainDiscarded: 'trains',
  exported: 'trains',
  phase: 'trains',
  obsolete: 'trains',
  ended: 'round',
  wentOn: 'other',
  undone: 'other',
}

/** What a line concerns, so that it can be found again. */
export interface Concerns {
  readonly kind: LogKind
  readonly companies: readonly string[]
  readonly seats: readonly Seat[]
}

/** A line of the log of a title with these lines. */
export type LineOf<Lines> = {
  [Code in keyof Lines & string]: LogLine<Code, Lines[Code]> & Concerns
}[keyof Lines & string]
