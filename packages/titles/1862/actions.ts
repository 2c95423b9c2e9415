import type { Seat } from '@roundhouse/kernel'
import type { CompanyId } from './companies.ts'
import type { TrainId } from './trains.ts'

/** A hex by its coordinate, e.g. 'C4'; red areas and sea have one too. */
export type HexId = string
/** A tile by its number, e.g. '8850'. */
export type TileId = string

/** One train's way: the hexes in the order of travel, off-board ones by the coordinate of the entry. — 7.4, 7.8 */
export interface Route {
  readonly train: TrainId
  readonly hexes: readonly HexId[]
  /** Of an n/m train: large stations and off-board places it visits unpaid. Left out: those that pay least. — 7.8.2, 7.8.3 */
  readonly unpaid?: readonly HexId[]
  /** Of a freight: those with the same number run as one. Left out everywhere: what pays most. — 7.8.1 */
  readonly chain?: number
}

export type RmAction =
  /**
   * Do nothing (more). Parliament: open no auction, leave the auction, buy no further share. Stock round: pass, or end
   * a turn after sales. Operating round: leave this step.
   */
  | { readonly type: 'pass' }
  /** Name a company and open the auction for its charter. — 4.1 */
  | { readonly type: 'openAuction'; readonly company: CompanyId; readonly bid: number }
  | { readonly type: 'bid'; readonly bid: number }
  /** The winner chooses the par and buys the director's certificate. — 4.2 */
  | { readonly type: 'takeCharter'; readonly par: number }
  /** One share; `from` is the initial offer if left out. In Parliament one of the company just started. — 4.2, 6.5.1 */
  | {
      readonly type: 'buyShare'
      readonly company: CompanyId
      readonly from?: 'offer' | 'pool' | 'treasury' | Seat
    }
  /** A block of one company. — 6.4, 4.3 */
  | { readonly type: 'sell'; readonly company: CompanyId; readonly shares: number }
  /** Start a non-chartered company. — 6.5.3 */
  | { readonly type: 'start'; readonly company: CompanyId; readonly price: number }
  /** So many tokens for a non-chartered company that floats, its home included. — 6.5.4.2 */
  | { readonly type: 'buyTokens'; readonly tokens: number }
  /** — 7.5, 7.14 */
  | { readonly type: 'merge' | 'acquire'; readonly company: CompanyId; readonly survivor: CompanyId }
  /** Answer a proposal. — 7.5.1, 7.9 */
  | { readonly type: 'answer'; readonly accept: boolean }
  /** Pay for an option and keep it, or give it back. — 5.2.4 */
  | { readonly type: 'settleOption'; readonly redeem: boolean }
  /** After a merger: take off a token too many; 'london' is the link. — 7.5.6 */
  | { readonly type: 'removeToken'; readonly hex: HexId }
  /** — 7.6 */
  | { readonly type: 'layTile'; readonly hex: HexId; readonly tile: TileId; readonly rotation: number }
  /** A small station on the track between two sides. — 7.6.4 */
  | { readonly type: 'placeSmall'; readonly hex: HexId; readonly from: number; readonly to: number }
  /** — 7.6.5 */
  | { readonly type: 'linkLondon' }
  /** — 7.7 */
  | { readonly type: 'placeToken'; readonly hex: HexId }
  /** `believed` and `subsidy` are what a recorded run brought; they count only in recorded games. — 7.8 */
  | {
      readonly type: 'run'
      readonly routes: readonly Route[]
      readonly believed?: number
      readonly subsidy?: number
    }
  /** — 7.8.5 */
  | { readonly type: 'payOut' }
  | { readonly type: 'withhold' }
  /** Add what is missing to the price and pay. — 7.8.6 */
  | { readonly type: 'hudson' }
  /** A train of the bank, with warranties for 50 each. — 7.9, 7.10 */
  | { readonly type: 'buyTrain'; readonly train: TrainId; readonly warranties?: number }
  /** A train of another company; of several alike the one with so many warranties. — 7.9 */
  | {
      readonly type: 'tradeTrain'
      readonly train: TrainId
      readonly from: CompanyId
      readonly warranties?: number
    }
  /** For a train that must be bought: sell so many own shares, or refinance. — 7.11.1, 7.11.2 */
  | { readonly type: 'sellTreasury'; readonly shares: number }
  | { readonly type: 'refinance' }
  /** Buy back an own share. — 7.13 */
  | { readonly type: 'redeem' }
