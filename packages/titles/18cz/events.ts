import type { Seat } from '@roundhouse/kernel'
import type { EventOf, Numbered, RailwayEvents } from '@roundhouse/railways'
import type { HexId, Route, TileId } from './actions.ts'
import type { CompanyId } from './companies.ts'
import type { LocalId } from './locals.ts'
import type { PrivateId } from './moravia.ts'
import type { OfferKind } from './state.ts'
import type { PhaseId, TrainId, TrainKind } from './trains.ts'

export interface RouteResult extends Route {
  readonly revenue: number
}

/** Who holds or does something: a seat, or 'vaclav'. */
export type HolderName = Seat | 'vaclav'

/** What happens in every railway title, with 18CZ's names, and what happens in 18CZ alone. */
export interface CzEvents extends RailwayEvents<CzNames> {
  /** `value`: of a local in this round. — VIII.13 */
  operatingRoundBegan: RailwayEvents<CzNames>['operatingRoundBegan'] & { readonly value: number }
  /** `company` is 'MW' for the tile of the private. — XI.2 */
  tileLaid: RailwayEvents<CzNames>['tileLaid'] & {
    readonly company: CompanyId | 'MW'
    readonly local: LocalId | null
  }
  localBought: { readonly seat: Seat; readonly local: LocalId; readonly price: number }
  localsPaid: { readonly bySeat: readonly number[]; readonly toCompanies: number }
  localTraded: {
    readonly company: CompanyId
    readonly seat: Seat
    readonly local: LocalId
    readonly price: number
  }
  localSold: { readonly company: CompanyId; readonly local: LocalId; readonly price: number }
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
  trainTurned: {
    readonly company: CompanyId
    readonly train: TrainId
    readonly to: TrainId
    readonly cost: number
  }
  trainScrapped: { readonly company: CompanyId; readonly train: TrainId }
  trainLent: { readonly company: CompanyId; readonly seat: Seat }
  vaclavReceived: { readonly company: CompanyId; readonly train: TrainId }
  vaclavDrew: { readonly company: CompanyId; readonly train: TrainId }
  mwPaid: { readonly seat: Seat; readonly amount: number }
  mwBought: { readonly company: CompanyId; readonly seat: Seat; readonly price: number }
}

export type CzEvent = EventOf<CzEvents>

/** An event as the rules tell it, by numbers; title.ts names what they number. */
export type NumberedEvent = Numbered<CzEvent, CzNames>

/** What 18CZ calls its things. */
export interface CzNames {
  company: CompanyId
  holder: HolderName
  hex: HexId
  tile: TileId
  train: TrainId
  trainKind: TrainKind
  phase: PhaseId
  item: PrivateId
}
