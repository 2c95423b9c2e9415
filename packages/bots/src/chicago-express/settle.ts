import { type DeepReadonly, type Seat, applyKnown } from '@roundhouse/kernel'
import { type Auction, type ChicagoState, chicagoExpress } from '@roundhouse/titles/chicago-express'

/** Brings the auction of `state` to its end as if everybody bid up to a reserve: the highest wins at the next one's. */
export function settleAuction(state: ChicagoState, reserves: readonly number[]): void {
  const { auction } = state
  if (auction === null) throw new Error('no auction is under way')
  const { winner, price } = outcomeOf(auction, reserves)
  if (winner === null) {
    while (state.auction === auction) pass(state)
    return
  }
  sellTo(state, winner, price)
}

/** The auction of `state` ends with this seat paying this price, by the rules' own settlement. */
export function sellTo(state: ChicagoState, winner: Seat, price: number): void {
  const auction = state.auction as Auction
  auction.bids[winner] = price
  auction.leader = winner
  const last = (winner + 1) % state.players
  for (let seat = 0; seat < state.players; seat++) auction.passed[seat] = seat !== winner && seat !== last
  auction.asked = last
  pass(state)
}

/** Who would win and for how much; nobody while no reserve reaches the least bid. */
export function outcomeOf(
  auction: DeepReadonly<Auction>,
  reserves: readonly number[],
): { readonly winner: Seat | null; readonly price: number } {
  const standing = auction.leader === null ? auction.minimum - 1 : (auction.bids[auction.leader] as number)
  let winner: Seat | null = auction.leader
  let best = standing
  let second = standing
  const count = auction.passed.length
  for (let step = 0; step < count; step++) {
    const seat = (auction.asked + step) % count
    const reserve = Math.floor(reserves[seat] as number)
    if (auction.passed[seat] === true || reserve <= standing) continue
    if (reserve > best) {
      // The leader of before is outbid; what others would have paid sets the price.
      if (winner !== null) second = Math.max(second, best)
      best = reserve
      winner = seat
    } else second = Math.max(second, reserve)
  }
  if (winner === null) return { winner, price: 0 }
  if (winner === auction.leader && best === standing) return { winner, price: standing }
  return { winner, price: Math.min(best, Math.max(second + 1, standing + 1)) }
}

function pass(state: ChicagoState): void {
  applyKnown(chicagoExpress, state, (state.auction as Auction).asked, { type: 'pass' }, () => {})
}
