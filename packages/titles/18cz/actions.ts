import type { CompanyId } from './companies.ts'
import type { LocalId } from './locals.ts'
import type { PrivateId } from './moravia.ts'
import type { TrainId } from './trains.ts'

/** A hex by its printed coordinate, e.g. 'E11'. */
export type HexId = string
/** A tile by its number, e.g. '8889'; purple ones end in p. */
export type TileId = string

/**
 * One train's route: the hexes (printed coordinates) in the order of travel from the first location to the last. Where
 * the way passes, a location of the hex between the two sides used is on the route.
 */
export interface Route {
  readonly train: TrainId
  readonly hexes: readonly HexId[]
}

export type CzAction =
  /** Pre-stock round: buy a local from the board at its printed price. — VI */
  | { readonly type: 'buyLocal'; readonly local: LocalId }
  /**
   * Do nothing (more). Pre-stock and stock round: pass, or end a turn after sales. Operating round: leave this step and
   * go on to the next; in the train step, end the company's turn; after an acquisition, keep the trains as they are.
   */
  | { readonly type: 'pass' }
  /** Buy the director's certificate and so choose the start price. — VII.5 */
  | { readonly type: 'start'; readonly company: CompanyId; readonly price: number }
  /** Buy one ordinary share. `from` is 'bank' if left out; 'pool' exists only under `poolOfShares`. — VII.3 */
  | { readonly type: 'buyShare'; readonly company: CompanyId; readonly from?: 'bank' | 'pool' | number }
  /** Sell so many shares of one company: 25, 20 or 10 % each. — VII.6 */
  | { readonly type: 'sell'; readonly company: CompanyId; readonly shares: number }
  /** Pay back a part of the debt, in turn or not. — VIII.11 */
  | { readonly type: 'repay'; readonly amount: number }
  /**
   * Lay a tile. Step mwTrack: the tile of MW's hex. Step home: the red tile of a large company. Step track: the tile of the turn. With `local`, at any
   * moment: its purple tile, or (in the track step) a plain tile whose terrain costs nothing. — VIII.4, VIII.5, IV.1
   */
  | {
      readonly type: 'layTile'
      readonly hex: HexId
      readonly tile: TileId
      readonly rotation: number
      readonly local?: LocalId
    }
  /** ATE's home city on a tile with two cities (or, under `tileLayerPlacesStation`, on the bare hex). — VIII.6 */
  | { readonly type: 'chooseCity'; readonly city: number }
  /** Place a station in the city (number of the stop on the tile). — VIII.6 */
  | { readonly type: 'placeToken'; readonly hex: HexId; readonly city: number }
  /**
   * Run the trains; one route for each train that runs. `believed` is the revenue of a recorded run that today's rules
   * would value otherwise; it counts only under `runAnything`. — VIII.7
   */
  | { readonly type: 'run'; readonly routes: readonly Route[]; readonly believed?: number }
  /** Pay the revenue to the holders. — VIII.8 */
  | { readonly type: 'payOut' }
  /** Keep the revenue. — VIII.8 */
  | { readonly type: 'withhold' }
  /** Offer to acquire a smaller company at a price per share. — VIII.9 */
  | { readonly type: 'acquire'; readonly company: CompanyId; readonly price: number }
  /** Take one of two own stations in the same hex off the map. — VIII.9 */
  | { readonly type: 'removeToken'; readonly hex: HexId; readonly city: number }
  /** Turn an acquired card to a larger kind, e.g. '2b' to '2+2b'. — VIII.9 */
  | { readonly type: 'turnTrain'; readonly train: TrainId; readonly to: TrainId }
  /** Take an acquired train out of the game. — VIII.9 */
  | { readonly type: 'scrapTrain'; readonly train: TrainId }
  /**
   * Buy a train of the bank or the pool. `loan` may state the expected loan of the director; `card` names the side on
   * which the card lies in the pool, which matters only where `poolCardsHaveSides`. — VIII.10, VIII.11
   */
  | {
      readonly type: 'buyTrain'
      readonly train: TrainId
      readonly from: 'bank' | 'pool'
      readonly loan?: number
      readonly card?: TrainId
    }
  /** Offer to buy a train of another company. — VIII.10 */
  | {
      readonly type: 'tradeTrain'
      readonly train: TrainId
      readonly from: CompanyId
      readonly price: number
    }
  /** Offer to buy a local of a player for the operating company. — VIII.3 */
  | { readonly type: 'tradeLocal'; readonly local: LocalId; readonly price: number }
  /** Sell a local of the operating company to the bank at the value of this round. — VIII.3 */
  | { readonly type: 'sellLocal'; readonly local: LocalId }
  /** Put a train above the limit into the pool. — VIII.12 */
  | { readonly type: 'discard'; readonly train: TrainId }
  /** Answer an offer for one's company, train or local. — VIII.9, VIII.10, VIII.3 */
  | { readonly type: 'answer'; readonly accept: boolean }
  /** Moravia–Silesia: choose the private that comes up for auction. — XI.2 */
  | { readonly type: 'putUp'; readonly item: PrivateId }
  /** Moravia–Silesia: bid for the private that is up. — XI.2 */
  | { readonly type: 'bid'; readonly item: PrivateId; readonly amount: number }
  /** Moravia–Silesia: offer to buy the MW private for the operating company. — XI.2 */
  | { readonly type: 'tradeMw'; readonly price: number }
