import type { Seat } from '@roundhouse/kernel'
import type {
  BuiltHex,
  ChicagoEvent,
  CompanyId,
  DialId,
  EndReason,
  HexId,
  Payout,
  Raise,
} from '@roundhouse/titles/chicago-express'
import type { LogLine } from '../log-line.ts'

/** What each line of the log tells; the catalogues word every one of them. */
export interface ChicagoLines {
  initialAuction: { seat: Seat; company: CompanyId; minimum: number }
  offered: { seat: Seat; company: CompanyId; minimum: number }
  wabashOffered: { seat: Seat; minimum: number }
  bid: { seat: Seat; company: CompanyId; amount: number }
  passed: { seat: Seat; auto: boolean }
  sold: { seat: Seat; company: CompanyId; price: number }
  given: { seat: Seat; company: CompanyId }
  unsold: { company: CompanyId }
  chose: { seat: Seat; dial: DialId }
  declined: { seat: Seat; dial: DialId; auto: boolean }
  built: { seat: Seat; company: CompanyId; hexes: readonly BuiltHex[]; cost: number; income: number }
  developed: { seat: Seat; hex: HexId; raises: readonly Raise[]; grant: number }
  reachedChicago: { company: CompanyId; perShare: number; income: number }
  wabashOpened: { income: number }
  dividend: { number: number; totals: readonly number[]; payouts: readonly Payout[] }
  detroit: { value: number; raises: readonly Raise[] }
  ended: { reasons: readonly EndReason[]; winners: readonly Seat[] }
  undone: { seat: Seat; to: number }
}
export type ChicagoLineCode = keyof ChicagoLines

export type ChicagoLine = { [Code in ChicagoLineCode]: LogLine<Code, ChicagoLines[Code]> }[ChicagoLineCode]

/** The lines of one log entry, in the order things happened. */
export function linesOf(entry: number, events: readonly ChicagoEvent[], auto: boolean): ChicagoLine[] {
  return events.flatMap((event): ChicagoLine[] => {
    switch (event.type) {
      case 'auctionOpened': {
        const { seat, company, minimum } = event
        if (event.kind === 'wabash') return [{ entry, code: 'wabashOffered', params: { seat, minimum } }]
        const code = event.kind === 'initial' ? 'initialAuction' : 'offered'
        return [{ entry, code, params: { seat, company, minimum } }]
      }
      case 'bidMade':
        return [
          { entry, code: 'bid', params: { seat: event.seat, company: event.company, amount: event.amount } },
        ]
      case 'bidPassed':
        return [{ entry, code: 'passed', params: { seat: event.seat, auto } }]
      case 'shareSold': {
        const { seat, company, price } = event
        if (price === 0) return [{ entry, code: 'given', params: { seat, company } }]
        return [{ entry, code: 'sold', params: { seat, company, price } }]
      }
      case 'shareUnsold':
        return [{ entry, code: 'unsold', params: { company: event.company } }]
      case 'dialMoved':
        return [{ entry, code: 'chose', params: { seat: event.seat, dial: event.dial } }]
      case 'actionDeclined':
        return [{ entry, code: 'declined', params: { seat: event.seat, dial: event.dial, auto } }]
      case 'networkBuilt': {
        const { seat, company, hexes, cost, income } = event
        return [{ entry, code: 'built', params: { seat, company, hexes, cost, income } }]
      }
      case 'hexDeveloped': {
        const { seat, hex, raises, grant } = event
        return [{ entry, code: 'developed', params: { seat, hex, raises, grant } }]
      }
      case 'chicagoReached': {
        const { perShare, income } = event.payout
        return [{ entry, code: 'reachedChicago', params: { company: event.company, perShare, income } }]
      }
      case 'wabashOpened':
        return [{ entry, code: 'wabashOpened', params: { income: event.income } }]
      case 'generalDividendPaid': {
        const { number, payouts } = event
        return [{ entry, code: 'dividend', params: { number, totals: totalsOf(payouts), payouts } }]
      }
      case 'detroitGrew':
        return [{ entry, code: 'detroit', params: { value: event.value, raises: event.raises } }]
      case 'gameEnded':
        return [{ entry, code: 'ended', params: { reasons: event.reasons, winners: event.winners } }]
      case 'turnBegan':
        return []
      default:
        return event satisfies never
    }
  })
}

/** What each seat was paid in all. */
export function totalsOf(payouts: readonly Payout[]): number[] {
  const seats = payouts[0]?.bySeat.length ?? 0
  return Array.from({ length: seats }, (_, seat) =>
    payouts.reduce((sum, payout) => sum + (payout.bySeat[seat] as number), 0),
  )
}
