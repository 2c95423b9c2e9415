import type { AuctionView, BidderView } from '@roundhouse/view/chicago-express'
import type { ChicagoTable } from '../chicago-table.ts'
import { words } from '../words.ts'

/** Everybody in the order of bidding: the highest teal, who is asked amber, who is out plain. */
export function Bidders({
  chicago,
  auction,
}: {
  readonly chicago: ChicagoTable
  readonly auction: AuctionView
}) {
  const t = words.value.table.chicago
  const { bidders } = auction
  return (
    <ol class="bidders" data-many={bidders.length > 4} aria-label={t.bidders}>
      {bidders.map((bidder) => (
        <Bidder key={bidder.seat} chicago={chicago} auction={auction} bidder={bidder} />
      ))}
    </ol>
  )
}

function Bidder(props: {
  readonly chicago: ChicagoTable
  readonly auction: AuctionView
  readonly bidder: BidderView
}) {
  const { chicago, auction, bidder } = props
  const t = words.value.table.chicago
  const { money } = words.value.formats
  const { table } = chicago
  const name = bidder.seat === table.me.value ? t.you : table.naming.value.player(bidder.seat)
  const leads = auction.leader === bidder.seat
  const asked = auction.asked === bidder.seat
  const role = leads ? t.highest : asked ? t.toBid : null
  return (
    <li data-leads={leads} data-asked={asked} data-passed={bidder.passed}>
      <span class="name">{name}</span>
      {role !== null && <span class="visually-hidden">, {role}</span>}
      <b data-word={bidder.passed || bidder.bid === null}>
        {bidder.passed ? t.passed : bidder.bid === null ? (asked ? t.toBid : '–') : money(bidder.bid)}
      </b>
    </li>
  )
}
