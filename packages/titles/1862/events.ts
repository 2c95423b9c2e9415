import type { Seat } from '@roundhouse/kernel'
import type { EventOf, Numbered, RailwayEvents } from '@roundhouse/railways'
import type { HexId, Route, TileId } from './actions.ts'
import type { CompanyId } from './companies.ts'
import type { OfferKind } from './state.ts'
import type { PhaseId, TrainId, TrainType } from './trains.ts'

/** Who holds or does something: a seat, the company itself, or 'nobody' in receivership. */
export type HolderName = Seat | 'company' | 'nobody'

/** What happens in every railway title, with 1862's names, and what happens in 1862 alone. */
export interface RmEvents extends RailwayEvents<RmNames> {
  /** The charters of each group, and what each company may run. — 2.4.1 */
  chartersDrawn: {
    readonly groups: readonly (readonly CompanyId[])[]
    readonly out: readonly CompanyId[]
    readonly permits: Readonly<Record<string, TrainType>>
  }
  parliamentBegan: { readonly number: number }
  /** `set`: from 1. */
  operatingRoundBegan: RailwayEvents<RmNames>['operatingRoundBegan'] & { readonly set: number }
  /** Every tile is laid by a company. — 7.6 */
  tileLaid: RailwayEvents<RmNames>['tileLaid'] & { readonly company: CompanyId }
  auctionOpened: { readonly seat: Seat; readonly company: CompanyId; readonly bid: number }
  auctionWon: { readonly seat: Seat; readonly company: CompanyId; readonly bid: number }
  companyStarted: RailwayEvents<RmNames>['companyStarted'] & { readonly chartered: boolean }
  /** Tokens of a company that floats, and what it paid for them. — 6.5.4 */
  tokensBought: { readonly company: CompanyId; readonly tokens: number; readonly cost: number }
  /** A company did not float in time. `paid`: what the fine took from its winner. — 4.3 */
  obligationFailed: {
    readonly company: CompanyId
    readonly seat: Seat
    readonly fine: number
    readonly paid: number
    readonly owed: number
    /** What he has left. */
    readonly cash: number
  }
  priorityPassed: { readonly seat: Seat }
  /** The director's certificate went to the pool. — 6.3 */
  receivershipBegan: { readonly company: CompanyId }
  stationDisplaced: { readonly company: CompanyId; readonly hex: HexId }
  smallStationPlaced: { readonly company: CompanyId; readonly hex: HexId }
  londonLinked: { readonly company: CompanyId }
  /** `routes`: as they were chosen, with what they leave out and which run as one. — 7.8.1, 7.8.2 */
  trainsRun: RailwayEvents<RmNames>['trainsRun'] & {
    readonly routes: readonly (Route & { readonly revenue: number })[]
    readonly subsidy: number
  }
  /** `added`: out of the treasury, by Hudson's manoeuvre. — 7.8.6 */
  dividendPaid: RailwayEvents<RmNames>['dividendPaid'] & { readonly added: number; readonly treasury: number }
  trainBought: RailwayEvents<RmNames>['trainBought'] & { readonly warranties: number }
  offerMade: {
    readonly kind: OfferKind
    readonly company: CompanyId
    readonly partner: CompanyId
    /** The survivor, or the train. */
    readonly item: string
    readonly seat: Seat
  }
  offerDeclined: { readonly kind: OfferKind; readonly seat: Seat; readonly item: string }
  treasurySold: { readonly company: CompanyId; readonly shares: number; readonly amount: number }
  refinanced: { readonly company: CompanyId; readonly capital: number }
  shareRedeemed: { readonly company: CompanyId; readonly price: number }
  /** — 5.2.3 */
  companiesMerged: {
    readonly survivor: CompanyId
    readonly vanishing: CompanyId
    readonly price: number
    readonly par: number
  }
  /**
   * What one holder gave of all his shares of the company and of the one that vanishes; `exchanged` came from the pool
   * or from other holders. — 5.2.4
   */
  sharesAmalgamated: {
    readonly holder: HolderName
    readonly company: CompanyId
    readonly returned: number
    readonly exchanged: number
    readonly sold: number
    readonly amount: number
  }
  /** `units`: shares of the option. — 5.2.4 */
  optionSettled: {
    readonly holder: HolderName
    readonly company: CompanyId
    readonly units: number
    readonly redeemed: boolean
    readonly amount: number
  }
  /** What the survivor has got. — 7.5.6 */
  assetsTaken: {
    readonly survivor: CompanyId
    readonly treasury: number
    readonly trains: readonly TrainId[]
    readonly lostTokens: number
  }
  companyBankrupt: { readonly company: CompanyId; readonly bySeat: readonly number[] }
  bankBroken: object
  /** No company operates, and nobody can do anything ever again. — docs/decisions/0019 */
  standstill: object
  lnerFormed: { readonly certificateLimit: number; readonly left: readonly CompanyId[] }
}

export interface RouteResult extends Route {
  readonly revenue: number
}

export type RmEvent = EventOf<RmEvents>

/** An event as the rules tell it, by numbers; title.ts names what they number. */
export type NumberedEvent = Numbered<RmEvent, RmNames>

/** What 1862 calls its things. */
export interface RmNames {
  company: CompanyId
  holder: HolderName
  hex: HexId
  tile: TileId
  train: TrainId
  trainKind: PhaseId
  phase: PhaseId
  item: string
}
