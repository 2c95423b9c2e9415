import type { Seat } from '@roundhouse/kernel'
import type { CompanyId } from './companies.ts'
import type { MountainId } from './mountains.ts'
import type { TrainId } from './trains.ts'

/** A hex by its printed coordinate, e.g. 'E12'. */
export type HexId = string
/** A tile by its number, e.g. '619'. */
export type TileId = string

/** One train's route: the hexes (printed coordinates) in the order of travel from the first location to the last. */
export interface Route {
  readonly train: TrainId
  readonly hexes: readonly HexId[]
}

export type AhAction =
  /** Goods Time with free placement: put a town marker on a hex. — XII.2 */
  | { readonly type: 'placeTown'; readonly hex: HexId }
  /** Two players: take a railway of a stack; a coal railway's price is chosen with it. — X.5 */
  | { readonly type: 'draft'; readonly company: CompanyId; readonly price?: number }
  /** Two players: the receiver of a coal railway names its price. — X.5 */
  | { readonly type: 'namePrice'; readonly price: number }
  /**
   * Do nothing (more). Stock round: pass, or end a turn after sales. Operating round: leave this step and go on to the
   * next; in the train step, end the company's turn. Two players: no mountain railway, no second bond station.
   */
  | { readonly type: 'pass' }
  /** First stock round: buy a coal or a pre-state railway; the buyer of a coal railway chooses its price. — VI.3 */
  | { readonly type: 'buyRailway'; readonly company: CompanyId; readonly price?: number }
  /** First stock round: buy a mountain railway. — IV.1 */
  | { readonly type: 'buyMountain'; readonly mountain: MountainId }
  /** Buy the 20 % certificate of a regional railway without a coal railway and choose its issue price. — VI.4 */
  | { readonly type: 'start'; readonly company: CompanyId; readonly price: number }
  /**
   * Buy one certificate. `from` is the bank's unsold stock if left out; with two players there is a pool as well.
   * `percent` is 10 if left out; 20 is the double share of the bond railway. — VI.4, X.4
   */
  | {
      readonly type: 'buyShare'
      readonly company: CompanyId
      readonly from?: 'bank' | 'pool' | Seat
      readonly percent?: 10 | 20
    }
  /**
   * Sell so many tenths of one company as one block, in a stock round or for a train that must be bought. `double`: the
   * 20 % certificate of the bond railway is among them. — VI.8, VII.12, X.4
   */
  | {
      readonly type: 'sell'
      readonly company: CompanyId | MountainId
      readonly shares: number
      readonly double?: boolean
    }
  /** A mountain railway becomes 10 % of a regional railway, at will or by force. — IV.1 */
  | { readonly type: 'exchangeMountain'; readonly mountain: MountainId; readonly company: CompanyId }
  /** A coal railway becomes the 20 % certificate of its regional railway. — IV.2 */
  | { readonly type: 'exchangeCoal'; readonly company: CompanyId }
  /** — VII.6, VII.7 */
  | { readonly type: 'layTile'; readonly hex: HexId; readonly tile: TileId; readonly rotation: number }
  /** Place a station in the city (number of the stop on the tile); also those of the bond railway. — VII.8, X.4 */
  | { readonly type: 'placeToken'; readonly hex: HexId; readonly city: number }
  /** Take back one of two stations in the same hex. — VII.8 */
  | { readonly type: 'removeToken'; readonly hex: HexId; readonly city: number }
  /**
   * Run the trains; one route for each train that runs. `believed` is the income of a recorded run, and `mines` what its
   * mines brought; they count only in recorded games. — VII.9
   */
  | {
      readonly type: 'run'
      readonly routes: readonly Route[]
      readonly believed?: number
      readonly mines?: number
    }
  /** Pay the income to the holders, all of it. — VII.10 */
  | { readonly type: 'payOut'; readonly amount?: number }
  /** Keep the income. — VII.10 */
  | { readonly type: 'withhold' }
  /**
   * Buy a train of the bank, with or without handing in a less powerful one. `help` may state what the director is to add.
   * — VII.11, VII.12, VII.13
   */
  | {
      readonly type: 'buyTrain'
      readonly train: TrainId
      readonly from: 'bank'
      readonly tradeIn?: TrainId
      readonly help?: number
    }
  /** Buy a train of another company, or ask its director for it. — VII.11 */
  | {
      readonly type: 'tradeTrain'
      readonly train: TrainId
      readonly from: CompanyId
      readonly price: number
      readonly tradeIn?: TrainId
      readonly help?: number
    }
  /** Answer the request for a train. — VII.11 */
  | { readonly type: 'answer'; readonly accept: boolean }
  /** Give up a train above the limit. — VII.14 */
  | { readonly type: 'discard'; readonly train: TrainId }
  /** Recorded games: pay back a part of the loan. — table C16 */
  | { readonly type: 'repay'; readonly amount: number }
