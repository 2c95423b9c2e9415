import { NOBODY } from '../state/ids.ts'

/** One auction: who is asked, the highest bid, and who is out. — 18CZ XI.2, 1862 4.1 */
export interface Bidding {
  /** Place in the order of the player asked. */
  at: number
  bid: number
  /** The seat of the highest bid, NOBODY before the first one. */
  leader: number
  /** Bit n: seat n has passed and is out of this auction. */
  passed: number
}

/** The least bid: the minimum at first, then so much more than the last one. */
export function leastBid({ leader, bid }: Readonly<Bidding>, minimum: number, raise: number): number {
  return leader === NOBODY ? minimum : bid + raise
}

export type BidFault = 'low' | 'multiple' | 'cash'

/**
 * Why this bid does not stand. `multiple`: bids are multiples of this, 1 where any whole number will do; `cash`: what may
 * be bid, which is less than the purse where something must be left (1862 4.1: three times the lowest par).
 */
export function bidFault(amount: number, least: number, multiple: number, cash: number): BidFault | null {
  if (!Number.isInteger(amount) || amount < least) return 'low'
  if (amount % multiple !== 0) return 'multiple'
  return amount > cash ? 'cash' : null
}

export function placeBid(bidding: Bidding, seat: number, amount: number): void {
  bidding.bid = amount
  bidding.leader = seat
}

export function leaveBidding(bidding: Bidding, seat: number): void {
  bidding.passed |= 1 << seat
}

export function isOut({ passed }: { readonly passed: number }, seat: number): boolean {
  return (passed & (1 << seat)) !== 0
}

/** Who is asked next; 'won' when only the leader is left, 'unwanted' when everybody has passed without a bid. */
export function nextBidder(bidding: Bidding, order: readonly number[]): 'asked' | 'won' | 'unwanted' {
  const active = order.filter((seat) => !isOut(bidding, seat)).length
  if (active === 0) return 'unwanted'
  if (active === 1 && bidding.leader !== NOBODY) return 'won'
  do bidding.at = (bidding.at + 1) % order.length
  while (isOut(bidding, order[bidding.at] as number))
  return 'asked'
}
