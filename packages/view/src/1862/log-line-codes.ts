import type { Seat } from '@roundhouse/kernel'
import type {
  CompanyId,
  HexId,
  HolderName,
  OfferKind,
  RmNames,
  TrainId,
  TrainType,
} from '@roundhouse/titles/1862'
import type { LogKind } from '../railway/log-kind.ts'
import { type LineOf, RAILWAY_LINE_KINDS, type RailwayLines } from '../railway/log-line-codes.ts'

/** What each line of the log tells; the catalogues word every one of them. */
export interface RmLines extends RailwayLines<RmNames> {
  started: RailwayLines<RmNames>['started'] & { chartered: boolean }
  /** `subsidy`: what locals bring the treasury. — 7.8.2 */
  ran: RailwayLines<RmNames>['ran'] & { subsidy: number }
  /** `added`: out of the treasury, by Hudson's manoeuvre; `treasury`: on the company's own shares. — 7.8.5, 7.8.6 */
  paid: RailwayLines<RmNames>['paid'] & { added: number; treasury: number }
  trainBought: RailwayLines<RmNames>['trainBought'] & { warranties: number }
  charters: {
    groups: readonly (readonly CompanyId[])[]
    out: readonly CompanyId[]
    permits: Readonly<Record<string, TrainType>>
  }
  parliament: { number: number }
  auctionOpened: { seat: Seat; company: CompanyId; bid: number }
  auctionWon: { seat: Seat; company: CompanyId; bid: number }
  tokensBought: { company: CompanyId; tokens: number; cost: number }
  obligationFailed: {
    company: CompanyId
    seat: Seat
    fine: number
    paid: number
    owed: number
    cash: number
  }
  priorityPassed: { seat: Seat }
  receivership: { company: CompanyId }
  displaced: { company: CompanyId; hex: HexId }
  smallStation: { company: CompanyId; hex: HexId }
  londonLinked: { company: CompanyId }
  /** `item`: the survivor of a merger or an acquisition, or the train. */
  offered: { kind: OfferKind; company: CompanyId; partner: CompanyId; item: string; seat: Seat }
  declined: { kind: OfferKind; seat: Seat; item: string }
  treasurySold: {
    company: CompanyId
    shares: number
    amount: number
    move: RailwayLines<RmNames>['sold']['move']
  }
  refinanced: { company: CompanyId; capital: number }
  redeemed: { company: CompanyId; price: number }
  merged: { survivor: CompanyId; vanishing: CompanyId; price: number; par: number }
  amalgamated: {
    holder: HolderName
    company: CompanyId
    returned: number
    exchanged: number
    sold: number
    amount: number
  }
  optionSettled: {
    holder: HolderName
    company: CompanyId
    units: number
    redeemed: boolean
    amount: number
  }
  assetsTaken: {
    survivor: CompanyId
    treasury: number
    trains: readonly TrainId[]
    lostTokens: number
  }
  bankrupt: { company: CompanyId; bySeat: readonly number[] }
  bankBroken: object
  standstill: object
  lnerFormed: { certificateLimit: number; left: readonly CompanyId[] }
}
export type RmLineCode = keyof RmLines
export type RmLine = LineOf<RmLines>

export const LINE_KINDS: Readonly<Record<RmLineCode, LogKind>> = {
  ...RAILWAY_LINE_KINDS,
  charters: 'round',
  parliament: 'round',
  auctionOpened: 'stock',
  auctionWon: 'stock',
  tokensBought: 'money',
  obligationFailed: 'money',
  priorityPassed: 'round',
  receivership: 'stock',
  displaced: 'track',
  smallStation: 'track',
  londonLinked: 'track',
  offered: 'deals',
  declined: 'deals',
  treasurySold: 'money',
  refinanced: 'deals',
  redeemed: 'money',
  merged: 'deals',
  amalgamated: 'deals',
  optionSettled: 'deals',
  assetsTaken: 'deals',
  bankrupt: 'deals',
  bankBroken: 'money',
  standstill: 'round',
  lnerFormed: 'round',
}
