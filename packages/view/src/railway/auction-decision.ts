import type { Action, Seat } from '@roundhouse/kernel'
import { type Asking, alike, change, group, option, row } from './asking.ts'
import type { Amount, Bidder, Decision, Row } from './decision.ts'
import { type Said, type Told, money } from './said.ts'
import { say } from './sayings.ts'

/** Something that is or may come under the hammer. */
export interface Lot {
  readonly id: string
  readonly name: Told
  readonly note: Told | null
  readonly minimum: number
  /** What one must bid at least now. */
  readonly least: number
}

/** An auction that goes round: what is on offer, who leads, who is out, and the actions. */
export interface Auction<A> {
  readonly heading: Said
  /** The lot under the hammer, or those of which one may be chosen. */
  readonly lots: readonly Lot[]
  readonly under: string | null
  readonly bid: number
  readonly leader: Seat | null
  readonly bidders: readonly { readonly seat: Seat; readonly passed: boolean; readonly asked: boolean }[]
  /** A bid in the field `amount`. */
  readonly bidFor: (lot: string, amount: number) => A
  /** Chooses the lot that comes up, where that is decided before anybody bids; null: by bidding for it. */
  readonly putUp: ((lot: string) => A) | null
  readonly raises: readonly number[]
  /** What the button says while a lot is chosen, and what the amount is for who does not see the field. */
  readonly choose: Said
  readonly label: Said
}

type AuctionPart = 'bidders' | 'groups' | 'amount' | 'meaning' | 'long' | 'usual' | 'confirm'

export function auctionDecision<S, A extends Action>(
  asking: Asking<S, A>,
  auction: Auction<A>,
): Pick<Decision<A>, AuctionPart> {
  const { lots, under, putUp, bidFor } = auction
  const cash = asking.view.players.find(({ seat }) => seat === asking.seat)?.cash ?? 0
  const bids = lots.map((lot) => ({ lot, bid: bidFor(lot.id, lot.least) }))
  // For what is under the hammer the least bid is meant until another is chosen.
  const meant = bids.find(({ lot }) => lot.id === under)
  const chosen = asking.action === null ? meant : bids.find(({ bid }) => alike(bid, asking.action, 'amount'))
  const bid = chosen === undefined ? null : (asking.action ?? chosen.bid)
  const amount = bid === null || chosen === undefined ? null : amountOf(auction, chosen.lot, bid, cash)
  return {
    bidders: biddersOf(auction),
    groups: [
      group(
        'rows',
        auction.heading,
        lots.map((lot) => lotRow(asking, auction, lot, bid)),
      ),
    ],
    amount,
    meaning: {
      figures: amount === null ? [] : [change(say('cash'), cash, cash - amount.value)],
      notes: [],
    },
    long: true,
    usual: asking.action === null ? (meant?.bid ?? null) : null,
    confirm: putUp !== null ? auction.choose : bidSaid(amount),
  }
}

function bidSaid(amount: Amount | null): Said {
  return amount === null || !Number.isFinite(amount.value)
    ? say('auction.bidNothing')
    : say('auction.bid', money(amount.value))
}

function amountOf<A extends Action>(
  { label, raises }: Auction<A>,
  { least }: Lot,
  bid: A,
  cash: number,
): Amount<A> {
  const quick = raises
    .map((by) => ({ amount: least + by, name: by === 0 ? say('least') : { signed: by } }))
    .filter(({ amount }) => amount < cash)
  return {
    action: bid,
    field: 'amount',
    value: 'amount' in bid ? Number(bid.amount) : Number.NaN,
    min: least,
    max: cash,
    heading: null,
    aside: null,
    label,
    quick: [...quick, { amount: cash, name: say('allCash') }],
  }
}

function lotRow<S, A extends Action>(
  asking: Asking<S, A>,
  { under, leader: leads, bid: highest, bidFor, putUp }: Auction<A>,
  { id, name, note, minimum, least }: Lot,
  bid: A | null,
): Row<A> {
  const leader = under === id ? leads : null
  const action = bidFor(id, least)
  return row<A>({
    id,
    name,
    note,
    figure: money(leader === null ? minimum : highest),
    figureNote:
      leader === null
        ? say('auction.minimum', money(least))
        : say('auction.leads', { player: leader }, money(highest)),
    option:
      putUp === null
        ? { ...option(asking, action), pressed: alike(action, bid, 'amount') }
        : option(asking, putUp(id)),
  })
}

function biddersOf<A>({ bidders, leader, bid, putUp }: Auction<A>): readonly Bidder[] {
  return bidders.map(({ seat, passed, asked }) => {
    const leads = leader === seat
    const toDo = say(putUp === null ? 'auction.toBid' : 'auction.chooses')
    const waits = passed ? say('auction.passed') : asked ? toDo : '–'
    return { seat, passed, asked, leads, said: leads ? money(bid) : waits }
  })
}
