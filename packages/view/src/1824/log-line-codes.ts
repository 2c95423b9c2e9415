import type { Seat } from '@roundhouse/kernel'
import type { AhNames, CompanyId, HexId, MountainId, TrainId } from '@roundhouse/titles/1824'
import type { LogKind } from '../railway/log-kind.ts'
import { type LineOf, RAILWAY_LINE_KINDS, type RailwayLines } from '../railway/log-line-codes.ts'

/** What each line of the log tells; the catalogues word every one of them. */
export interface AhLines extends RailwayLines<AhNames> {
  /** `mines`: what the mines bring the treasury. — VII.10 */
  ran: RailwayLines<AhNames>['ran'] & { mines: number }
  trainBought: RailwayLines<AhNames>['trainBought'] & { tradedIn: TrainId | null }
  townPlaced: { seat: Seat; hex: HexId }
  stacks: { stacks: readonly (readonly CompanyId[])[]; bond: CompanyId }
  railwayBought: { seat: Seat; company: CompanyId; price: number; treasury: number }
  left: { items: readonly (CompanyId | MountainId)[] }
  mountainsPaid: { bySeat: readonly number[] }
  mountainExchanged: { seat: Seat; mountain: MountainId; company: CompanyId | null }
  coalExchanged: { seat: Seat; coal: CompanyId; company: CompanyId; treasury: number }
  formed: {
    company: CompanyId
    of: readonly CompanyId[]
    capital: number
    treasury: number
    director: Seat | null
  }
  turnSkipped: { company: CompanyId; move: RailwayLines<AhNames>['withheld']['move'] }
  halved: { company: CompanyId; revenue: number; seat: Seat; owner: number; treasury: number }
  offered: { company: CompanyId; item: string; seat: Seat; price: number }
  declined: { seat: Seat; item: string; price: number }
  interest: { bySeat: readonly number[] }
  bankBroken: object
  constructionClosed: { companies: readonly CompanyId[]; company: CompanyId; amount: number }
  bondPaid: { company: CompanyId; total: number; bySeat: readonly number[] }
}
export type AhLineCode = keyof AhLines
export type AhLine = LineOf<AhLines>

export const LINE_KINDS: Readonly<Record<AhLineCode, LogKind>> = {
  ...RAILWAY_LINE_KINDS,
  townPlaced: 'track',
  stacks: 'stock',
  railwayBought: 'stock',
  left: 'stock',
  mountainsPaid: 'money',
  mountainExchanged: 'deals',
  coalExchanged: 'deals',
  formed: 'deals',
  turnSkipped: 'run',
  halved: 'run',
  offered: 'deals',
  declined: 'deals',
  interest: 'money',
  bankBroken: 'money',
  constructionClosed: 'deals',
  bondPaid: 'money',
}
