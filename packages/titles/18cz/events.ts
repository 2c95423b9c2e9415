import type { Seat } from '@roundhouse/kernel'
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

export type CzEvent =
  | { readonly type: 'localBought'; readonly seat: Seat; readonly local: LocalId; readonly price: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'priorityDealt'; readonly seats: readonly Seat[] }
  | { readonly type: 'stockRoundBegan'; readonly number: number }
  | {
      readonly type: 'operatingRoundBegan'
      readonly number: number
      readonly value: number
      readonly order: readonly CompanyId[]
    }
  | {
      readonly type: 'companyStarted'
      readonly holder: HolderName
      readonly company: CompanyId
      readonly price: number
    }
  | {
      readonly type: 'shareBought'
      readonly holder: HolderName
      readonly company: CompanyId
      readonly price: number
    }
  | {
      readonly type: 'sharesSold'
      readonly seat: Seat
      readonly company: CompanyId
      readonly shares: number
      readonly amount: number
    }
  | { readonly type: 'directorChanged'; readonly company: CompanyId; readonly seat: Seat }
  | { readonly type: 'companyOpened'; readonly company: CompanyId; readonly capital: number }
  | {
      readonly type: 'priceMoved'
      readonly company: CompanyId
      readonly from: number
      readonly to: number
    }
  | { readonly type: 'loanRepaid'; readonly seat: Seat; readonly amount: number; readonly left: number }
  | { readonly type: 'localsPaid'; readonly bySeat: readonly number[]; readonly toCompanies: number }
  | { readonly type: 'companyTurnBegan'; readonly company: CompanyId; readonly director: HolderName }
  | {
      readonly type: 'tileLaid'
      readonly company: CompanyId | 'MW'
      readonly hex: HexId
      readonly tile: TileId
      readonly rotation: number
      readonly cost: number
      readonly local: LocalId | null
    }
  | {
      readonly type: 'tokenPlaced'
      readonly company: CompanyId
      readonly hex: HexId
      /** Null on a bare hex whose city is chosen later. */
      readonly city: number | null
      readonly cost: number
    }
  | {
      readonly type: 'trainsRun'
      readonly company: CompanyId
      readonly routes: readonly RouteResult[]
      readonly revenue: number
    }
  | {
      readonly type: 'dividendPaid'
      readonly company: CompanyId
      readonly revenue: number
      readonly bySeat: readonly number[]
    }
  | { readonly type: 'revenueWithheld'; readonly company: CompanyId; readonly revenue: number }
  | {
      readonly type: 'offerMade'
      readonly kind: OfferKind
      readonly company: CompanyId
      readonly item: string
      readonly seat: Seat
      readonly price: number
    }
  | {
      readonly type: 'offerDeclined'
      readonly kind: OfferKind
      readonly seat: Seat
      readonly item: string
      readonly price: number
    }
  | {
      readonly type: 'companyAcquired'
      readonly company: CompanyId
      readonly target: CompanyId
      readonly price: number
      readonly bySeat: readonly number[]
      readonly treasury: number
    }
  | {
      readonly type: 'tokenRemoved'
      readonly company: CompanyId
      readonly hex: HexId
      readonly city: number
    }
  | {
      readonly type: 'trainTurned'
      readonly company: CompanyId
      readonly train: TrainId
      readonly to: TrainId
      readonly cost: number
    }
  | { readonly type: 'trainScrapped'; readonly company: CompanyId; readonly train: TrainId }
  | {
      readonly type: 'trainBought'
      readonly company: CompanyId
      readonly train: TrainId
      readonly from: 'bank' | 'pool' | CompanyId
      readonly price: number
      /** What the director added, and how much of that he borrowed. — VIII.11 */
      readonly help: number
      readonly loan: number
    }
  | { readonly type: 'phaseBegan'; readonly phase: PhaseId }
  | { readonly type: 'kindObsolete'; readonly kind: TrainKind }
  | {
      readonly type: 'trainsObsolete'
      readonly company: CompanyId | 'pool'
      readonly trains: readonly TrainId[]
    }
  | { readonly type: 'trainExported'; readonly letter: PhaseId; readonly trains: readonly TrainId[] }
  | { readonly type: 'trainDiscarded'; readonly company: CompanyId; readonly train: TrainId }
  | {
      readonly type: 'localTraded'
      readonly company: CompanyId
      readonly seat: Seat
      readonly local: LocalId
      readonly price: number
    }
  | {
      readonly type: 'localSold'
      readonly company: CompanyId
      readonly local: LocalId
      readonly price: number
    }
  | { readonly type: 'vaclavReceived'; readonly company: CompanyId; readonly train: TrainId }
  | { readonly type: 'vaclavDrew'; readonly company: CompanyId; readonly train: TrainId }
  | { readonly type: 'privatePutUp'; readonly seat: Seat; readonly item: PrivateId }
  | { readonly type: 'bidMade'; readonly seat: Seat; readonly item: PrivateId; readonly amount: number }
  | { readonly type: 'privateSold'; readonly seat: Seat; readonly item: PrivateId; readonly price: number }
  | { readonly type: 'privatesClosed' }
  | { readonly type: 'mwPaid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'mwBought'; readonly company: CompanyId; readonly seat: Seat; readonly price: number }
  | { readonly type: 'trainLent'; readonly company: CompanyId; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly winners: readonly Seat[]; readonly wealth: readonly number[] }
