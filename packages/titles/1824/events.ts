import type { Seat } from '@roundhouse/kernel'
import type { EventOf, Numbered, RailwayEvents } from '@roundhouse/railways'
import type { HexId, Route, TileId } from './actions.ts'
import type { CompanyId } from './companies.ts'
import type { MountainId } from './mountains.ts'
import type { OfferKind } from './state.ts'
import type { PhaseId, TrainId } from './trains.ts'

export interface RouteResult extends Route {
  readonly revenue: number
}

/** Who holds or does something: a seat, or 'nobody' for a state railway without a director. — IV.4.4 */
export type HolderName = Seat | 'nobody'

/** What happens in every railway title, with 1824's names, and what happens in 1824 alone. */
export interface AhEvents extends RailwayEvents<AhNames> {
  /** `set`: which stock round and set of operating rounds, from 1. */
  operatingRoundBegan: RailwayEvents<AhNames>['operatingRoundBegan'] & { readonly set: number }
  /** `mines`: what the mines brought the treasury. — VII.10 */
  trainsRun: RailwayEvents<AhNames>['trainsRun'] & { readonly mines: number }
  /** `tradedIn`: the train handed in, or null. `price` is what was paid. — VII.13 */
  trainBought: RailwayEvents<AhNames>['trainBought'] & { readonly tradedIn: TrainId | null }
  /** Every tile is laid by a railway. — VII.5 */
  tileLaid: RailwayEvents<AhNames>['tileLaid'] & { readonly company: CompanyId }
  townPlaced: { readonly seat: Seat; readonly hex: HexId }
  /** Two players: what was in stack 1, and which railway only pays. — X.3, X.4 */
  stacksDealt: {
    readonly stacks: readonly (readonly CompanyId[])[]
    readonly bond: CompanyId
  }
  /** A coal or pre-state railway came to a player, with what is in its treasury. — VI.3, X.5 */
  railwayBought: {
    readonly seat: Seat
    readonly company: CompanyId
    readonly price: number
    readonly treasury: number
  }
  /** Unsold railways leave the game after the first stock round. — VI.3 */
  railwaysLeft: { readonly items: readonly (CompanyId | MountainId)[] }
  mountainsPaid: { readonly bySeat: readonly number[] }
  /** A mountain railway became a tenth of a company, or left the game (null). — IV.1 */
  mountainExchanged: {
    readonly seat: Seat
    readonly mountain: MountainId
    readonly company: CompanyId | null
  }
  /** A coal railway became its regional railway's certificate; its treasury and trains go along. — IV.2 */
  coalExchanged: {
    readonly seat: Seat
    readonly coal: CompanyId
    readonly company: CompanyId
    readonly treasury: number
  }
  /** A state railway was formed; `capital` is the bank's, `treasury` what its predecessors brought. — IV.4.4 */
  stateFormed: {
    readonly company: CompanyId
    readonly of: readonly CompanyId[]
    readonly capital: number
    readonly treasury: number
    readonly director: HolderName
  }
  /** When its place in the order came nobody was there to decide. — IV.4.4 */
  turnSkipped: { readonly company: CompanyId }
  /** A small railway's income, half and half. — IV.2, IV.3 */
  incomeHalved: {
    readonly company: CompanyId
    readonly revenue: number
    readonly seat: Seat
    readonly owner: number
    readonly treasury: number
  }
  offerMade: {
    readonly kind: OfferKind
    readonly company: CompanyId
    readonly item: string
    readonly seat: Seat
    readonly price: number
  }
  offerDeclined: {
    readonly kind: OfferKind
    readonly seat: Seat
    readonly item: string
    readonly price: number
  }
  /** Debts grow by half at the end of a stock round. — VII.12 */
  interestAdded: { readonly bySeat: readonly number[] }
  bankBroken: object
  /** Two players: both construction railways close. — X.3 */
  constructionClosed: {
    readonly companies: readonly CompanyId[]
    readonly company: CompanyId
    readonly amount: number
  }
  /** The bond railway distributes its price. — X.4 */
  bondPaid: { readonly company: CompanyId; readonly total: number; readonly bySeat: readonly number[] }
}

export type AhEvent = EventOf<AhEvents>

/** An event as the rules tell it, by numbers; title.ts names what they number. */
export type NumberedEvent = Numbered<AhEvent, AhNames>

/** What 1824 calls its things. */
export interface AhNames {
  company: CompanyId
  holder: HolderName
  hex: HexId
  tile: TileId
  train: TrainId
  trainKind: TrainId
  phase: PhaseId
  item: MountainId
}
