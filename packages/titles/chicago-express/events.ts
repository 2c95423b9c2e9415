import type { Seat } from '@roundhouse/kernel'
import type { CompanyId } from './companies.ts'
import type { DialId } from './components.ts'
import type { HexId } from './map.ts'
import type { AuctionKind, EndReason } from './state.ts'

export interface Payout {
  readonly company: CompanyId
  readonly income: number
  readonly perShare: number
  /** What each seat gets for all its shares of the company; 0 without shares. */
  readonly bySeat: readonly number[]
}

export interface BuiltHex {
  readonly hex: HexId
  readonly cost: number
  readonly income: number
}

export interface Raise {
  readonly company: CompanyId
  readonly income: number
}

export type ChicagoEvent =
  | {
      readonly type: 'auctionOpened'
      readonly kind: AuctionKind
      readonly seat: Seat
      readonly company: CompanyId
      readonly minimum: number
    }
  | { readonly type: 'bidMade'; readonly seat: Seat; readonly company: CompanyId; readonly amount: number }
  | { readonly type: 'bidPassed'; readonly seat: Seat; readonly company: CompanyId }
  | {
      readonly type: 'shareSold'
      readonly kind: AuctionKind
      readonly seat: Seat
      readonly company: CompanyId
      readonly price: number
    }
  | { readonly type: 'shareUnsold'; readonly kind: AuctionKind; readonly company: CompanyId }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number }
  | {
      readonly type: 'dialMoved'
      readonly seat: Seat
      readonly dial: DialId
      readonly position: number
      readonly red: boolean
    }
  | { readonly type: 'actionDeclined'; readonly seat: Seat; readonly dial: DialId }
  | {
      readonly type: 'networkBuilt'
      readonly seat: Seat
      readonly company: CompanyId
      readonly hexes: readonly BuiltHex[]
      readonly cost: number
      readonly income: number
    }
  | {
      readonly type: 'hexDeveloped'
      readonly seat: Seat
      readonly hex: HexId
      readonly raises: readonly Raise[]
      readonly grant: number
    }
  | {
      readonly type: 'chicagoReached'
      readonly seat: Seat
      readonly company: CompanyId
      readonly payout: Payout
    }
  | { readonly type: 'wabashOpened'; readonly income: number }
  | { readonly type: 'generalDividendPaid'; readonly number: number; readonly payouts: readonly Payout[] }
  | { readonly type: 'detroitGrew'; readonly value: number; readonly raises: readonly Raise[] }
  | { readonly type: 'gameEnded'; readonly reasons: readonly EndReason[]; readonly winners: readonly Seat[] }
