import type { Seat } from '@roundhouse/kernel'
import type { CompanyId, CzNames, LocalId, OfferKind, TrainId } from '@roundhouse/titles/18cz'
import type { LogKind } from '../railway/log-kind.ts'
import { type LineOf, RAILWAY_LINE_KINDS, type RailwayLines } from '../railway/log-line-codes.ts'

/** What each line of the log tells; the catalogues word every one of them. */
export interface CzLines extends RailwayLines<CzNames> {
  /** `value`: of a local in this round. — VIII.13 */
  operatingRound: RailwayLines<CzNames>['operatingRound'] & { value: number }
  laid: RailwayLines<CzNames>['laid'] & { company: CompanyId | 'MW'; local: LocalId | null }
  localBought: { seat: Seat; local: LocalId; price: number }
  localsPaid: { bySeat: readonly number[]; toCompanies: number }
  offered: { kind: OfferKind; company: CompanyId; item: string; seat: Seat; price: number }
  declined: { kind: OfferKind; seat: Seat; item: string; price: number }
  trainTurned: { company: CompanyId; train: TrainId; to: TrainId; cost: number }
  trainScrapped: { company: CompanyId; train: TrainId }
  localTraded: { company: CompanyId; seat: Seat; local: LocalId; price: number }
  localSold: { company: CompanyId; local: LocalId; price: number }
  vaclavCompany: { company: CompanyId; price: number; train: TrainId }
  vaclavDrew: { company: CompanyId; train: TrainId }
  mwPaid: { seat: Seat; amount: number }
  mwBought: { company: CompanyId; seat: Seat; price: number }
  trainLent: { company: CompanyId; seat: Seat }
}
export type CzLineCode = keyof CzLines
export type CzLine = LineOf<CzLines>

export const LINE_KINDS: Readonly<Record<CzLineCode, LogKind>> = {
  ...RAILWAY_LINE_KINDS,
  localBought: 'stock',
  localsPaid: 'money',
  offered: 'deals',
  declined: 'deals',
  trainTurned: 'trains',
  trainScrapped: 'trains',
  localTraded: 'deals',
  localSold: 'deals',
  vaclavCompany: 'stock',
  vaclavDrew: 'trains',
  mwPaid: 'money',
  mwBought: 'deals',
  trainLent: 'run',
}
