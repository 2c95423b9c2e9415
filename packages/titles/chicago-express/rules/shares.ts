import { BANK, type DeepReadonly, type Seat, pay } from '@roundhouse/kernel'
import { COMPANIES, COMPANY_IDS, type CompanyId } from '../companies.ts'
import type { Payout } from '../events.ts'
import { type ChicagoState, companyAt, seatAccount } from '../state.ts'

export function unsoldShares(state: DeepReadonly<ChicagoState>, company: number): number {
  return (COMPANIES[company] as { shares: number }).shares - companyAt(state, company).holders.length
}

export function holdsShare(state: DeepReadonly<ChicagoState>, seat: Seat, company: number): boolean {
  return companyAt(state, company).holders.includes(seat)
}

/** Income shared by the shares sold and the one on offer, rounded up. — p36 Auction */
export function minimumBid(state: DeepReadonly<ChicagoState>, company: number): number {
  const { income, holders } = companyAt(state, company)
  return Math.ceil(income / (holders.length + 1))
}

/** Income shared by the shares sold, rounded up for each share. — p39 Dividends */
export function dividendPerShare(state: DeepReadonly<ChicagoState>, company: number): number {
  const { income, holders } = companyAt(state, company)
  return holders.length === 0 ? 0 : Math.ceil(income / holders.length)
}

/** The bank pays the holders of one company. — p39 Dividends, p40 Chicago */
export function payDividend(state: ChicagoState, company: number): Payout {
  const { income, holders } = companyAt(state, company)
  const perShare = dividendPerShare(state, company)
  const bySeat: number[] = Array.from({ length: state.players }, () => 0)
  for (const seat of holders) bySeat[seat] = (bySeat[seat] as number) + perShare
  for (let seat = 0; seat < state.players; seat++) {
    const amount = bySeat[seat] as number
    if (amount > 0) pay(state.cash, BANK, seatAccount(seat), amount)
  }
  return { company: COMPANY_IDS[company] as CompanyId, income, perShare, bySeat }
}
