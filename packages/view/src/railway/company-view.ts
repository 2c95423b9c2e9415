import type { Seat } from '@roundhouse/kernel'
import type { Told } from './said.ts'

/** A company of a railway title: everything on and around its charter. */
export interface CompanyView {
  readonly id: string
  /** As printed, the same in every language. */
  readonly name: string
  readonly colour: string
  readonly text: string
  /** The title's own kinds, e.g. small, medium, large; `sign` is how the token tells them. */
  readonly size: string
  readonly sign: 'plain' | 'bars' | 'ring'
  readonly status: CompanyStatusView
  /** What it waits for before it operates, where the title tells. */
  readonly waits?: Told
  readonly director: Holder | null
  /** What everybody should know of it, e.g. that nobody directs it; absent: nothing. */
  readonly told?: Told
  /** Null while it has no marker on the market. */
  readonly price: number | null
  readonly cell: number | null
  /** The price at which it started; null before. */
  readonly startPrice: number | null
  /** What it may start at; empty once it has. */
  readonly startPrices: readonly number[]
  readonly treasury: number
  /** What it owes; absent where companies owe nothing. */
  readonly debt?: number
  /** The kinds of trains that it may run, where that is granted; absent: all. */
  readonly permits?: readonly string[]
  readonly trains: readonly TrainView[]
  readonly trainLimit: number
  /** The limit in words, where it is more than a number; absent: so many. */
  readonly trainLimitSaid?: Told
  readonly stations: StationsView
  /** Private companies and locals it owns. */
  readonly privates: readonly PrivateView[]
  readonly shares: SharesView
  /** Place in the operating order from 1; null while it does not operate. */
  readonly place: number | null
  /** In this operating round: its turn is over, is now, is still to come; null outside of one. */
  readonly turn: 'over' | 'now' | 'waiting' | null
}

/** 'later': cannot be bought in this phase yet. */
export type CompanyStatusView = 'later' | 'shelf' | 'started' | 'open' | 'closed'

/** Who holds something: a seat, or a holder that is no player by the title's word for it. */
export type Holder = Seat | string

export interface TrainView {
  /** Kind and card, e.g. '2+2b'. */
  readonly id: string
  /** What players call it: 2+2. */
  readonly kind: string
  /** The card's letter; empty where there is none. */
  readonly card: string
  readonly size: string
  readonly price: number
  /** The kinds whose sale takes it out of the game. */
  readonly goneWith: readonly string[]
  /** The outline that tells what runs differently, e.g. goods; absent: its size tells. */
  readonly frame?: TrainFrame
  /** How often it still runs once its kind is gone. */
  readonly warranties?: number
  /** Its kind is gone and it runs once more. */
  readonly isLast?: boolean
  /** False: its company has no permit for it. */
  readonly permitted?: boolean
}

/** Round or square, double for goods, pointed for expresses, dashed for locals. */
export type TrainFrame = 'round' | 'square' | 'double' | 'pointed' | 'dashed'

export interface StationsView {
  /** Hexes on which they stand. */
  readonly placed: readonly string[]
  /** What the others cost, the next one first. */
  readonly left: readonly number[]
}

export interface PrivateView {
  readonly id: string
  readonly name: string
  readonly size: string
  readonly income: number
  /** What it was sold for, or is on offer at. */
  readonly price: number
  readonly used: boolean
}

export interface SharesView {
  /** Percent of one ordinary share. */
  readonly percent: number
  readonly total: number
  /** Unsold, and sold back. */
  readonly bank: number
  readonly pool: number
  /** Kept for an exchange, besides those in the bank: nobody can buy them. */
  readonly reserved: number
  readonly sold: number
  /** So many make it float. */
  readonly toFloat: number
  /** Largest holding first, the director before all. */
  readonly holders: readonly ShareHolding[]
  /** Shares that one player may hold. */
  readonly most: number
}

export interface ShareHolding {
  readonly holder: Holder
  readonly shares: number
  readonly percent: number
  readonly director: boolean
  /** So many of them are half paid. */
  readonly options?: number
}
