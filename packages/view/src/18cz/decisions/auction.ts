import type { CzAction } from '@roundhouse/titles/18cz'
import { alike, change, group, option, row } from '../../railway/asking.ts'
import type { Bidder } from '../../railway/decision.ts'
import { type Said, money } from '../../railway/said.ts'
import { type PrivateAuction, type PrivateLot, privateAuction } from '../preview/auction.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

type Bid = Extract<CzAction, { type: 'bid' }>

/** The privates of Moravia–Silesia: which one comes up, who bids what, what the bid leaves. — XI.2 */
export function auctionDecision(asking: CzAsking): CzDecision | null {
  const auction = privateAuction(asking.state)
  if (auction === null) return null
  const { lots, under, choosing } = auction
  const usual = leastBid(lots.find(({ id }) => id === under))
  const bid = asking.action?.type === 'bid' ? asking.action : usual
  const lot = lots.find(({ id }) => id === bid?.item)
  const cash = asking.view.players.find(({ seat }) => seat === asking.seat)?.cash ?? 0
  return framed(asking, {
    heading: say('auction.heading'),
    hint: say('auction.hint'),
    section: 'XI.2',
    bidders: biddersOf(auction),
    groups: [
      group(
        'rows',
        say('auction.heading'),
        lots
          .filter(({ id, sold, unwanted }) => (under === null ? !sold && !unwanted : id === under))
          .map((each) => lotRow(asking, auction, each, bid)),
      ),
    ],
    amount:
      bid === null || lot === undefined
        ? null
        : {
            action: bid,
            field: 'amount',
            value: bid.amount,
            min: lot.least,
            max: cash,
            heading: null,
            aside: null,
            label: say('auction.amount'),
            quick: raisesOf(lot.least, cash),
          },
    meaning: {
      figures: bid === null || lot === undefined ? [] : [change(say('cash'), cash, cash - bid.amount)],
      notes: [],
    },
    long: true,
    usual: asking.action === null ? usual : null,
    confirm: choosing ? say('auction.putUp') : bidSaid(bid),
    missing: say('auction.chooseFirst'),
  })
}

/** For the private under the hammer the least bid is meant until another is chosen. */
function leastBid(lot: PrivateLot | undefined): Bid | null {
  return lot === undefined ? null : { type: 'bid', item: lot.id, amount: lot.least }
}

function bidSaid(bid: Bid | null): Said {
  return bid === null || !Number.isFinite(bid.amount)
    ? say('auction.bidNothing')
    : say('auction.bid', money(bid.amount))
}

function lotRow(asking: CzAsking, auction: PrivateAuction, lot: PrivateLot, bid: Bid | null) {
  const leader = auction.under === lot.id ? auction.leader : null
  return row<CzAction>({
    id: lot.id,
    name: { capital: say('names.private', lot.id) },
    note: say(`auction.does.${lot.id}`),
    figure: money(leader === null ? lot.minimum : auction.bid),
    figureNote:
      leader === null
        ? say('auction.minimum', money(lot.least))
        : say('auction.leads', { player: leader }, money(auction.bid)),
    option: lotOption(asking, auction, lot, bid),
  })
}

/** Pressing a lot chooses it for the auction, or bids the least for it. */
function lotOption(asking: CzAsking, { choosing }: PrivateAuction, lot: PrivateLot, bid: Bid | null) {
  if (choosing) return option<CzAction>(asking, { type: 'putUp', item: lot.id })
  const action: Bid = { type: 'bid', item: lot.id, amount: lot.least }
  return { ...option<CzAction>(asking, action), pressed: alike(action, bid, 'amount') }
}

function raisesOf(least: number, cash: number) {
  const raises = [0, 5, 10, 20].map((by) => ({
    amount: least + by,
    name: by === 0 ? say('least') : { signed: by },
  }))
  return [...raises.filter(({ amount }) => amount < cash), { amount: cash, name: say('allCash') }]
}

function biddersOf({ bidders, leader, bid }: PrivateAuction): readonly Bidder[] {
  return bidders.map(({ seat, passed, asked }) => {
    const leads = leader === seat
    const said = leads ? money(bid) : passed ? say('auction.passed') : asked ? say('auction.toBid') : '–'
    return { seat, passed, asked, leads, said }
  })
}
