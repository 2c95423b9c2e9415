import type { Action, Seat } from '@roundhouse/kernel'
import { type Asking, alike, change, group, option, row, valueIn } from './asking.ts'
import type { Amount, Bidder, Decision, Row, Sign } from './decision.ts'
import { type Said, type Told, money } from './said.ts'
import { say } from './sayings.ts'

/** Something that is or may come under the hammer. */
export interface Lot<Id extends string> {
  readonly id: Id
  readonly minimum: number
  /** What one must bid at least now. */
  readonly least: number
}

/** An auction that goes round: what is on offer, who leads, who is out. */
export interface AuctionNow<Id extends string = string> {
  /** The lot under the hammer, or those of which one may be chosen. */
  readonly lots: readonly Lot<Id>[]
  readonly under: Id | null
  /** One is to be chosen before anybody bids. */
  readonly choosing: boolean
  readonly bid: number
  readonly leader: Seat | null
  readonly bidders: readonly {
    readonly seat: Seat
    readonly passed: boolean
    readonly asked: boolean
    /** Why he bids no more, where he did not decide that himself. */
    readonly why?: Told | null
  }[]
}

/** The same with its words and actions. */
export interface Auction<A, Id extends string = string> extends AuctionNow<Id> {
  readonly heading: Said
  readonly name: (lot: Id) => Told
  readonly note: (lot: Id) => Told | null
  /** By what it is known at once; nothing where it is left out. */
  readonly sign?: (lot: Id) => readonly Sign[]
  /** A bid in the field `field`. */
  readonly bidFor: (lot: Id, amount: number) => A
  /** Chooses the lot that comes up, where that is decided before anybody bids; null: by bidding for it. */
  readonly putUp: ((lot: Id) => A) | null
  readonly raises: readonly number[]
  /** Where a bid stands in its action; `amount` where it is left out. */
  readonly field?: string
  /** The most that one may bid, and in which steps; all one has, by ones where it is left out. */
  readonly most?: number
  readonly step?: number
  /** What the button says while a lot is chosen, and what the amount is for who does not see the field. */
  readonly choose: Said
  readonly label: Said
}

type AuctionPart = 'bidders' | 'groups' | 'amount' | 'meaning' | 'long' | 'usual' | 'confirm'

export function auctionDecision<S, A extends Action, Id extends string>(
  asking: Asking<S, A>,
  auction: Auction<A, Id>,
): Pick<Decision<A>, AuctionPart> {
  const { lots, under, putUp, bidFor } = auction
  const cash = asking.view.players.find(({ seat }) => seat === asking.seat)?.cash ?? 0
  const bids = lots.map((lot) => ({ lot, bid: bidFor(lot.id, lot.least) }))
  // For what is under the hammer the least bid is meant until another is chosen.
  const meant = bids.find(({ lot }) => lot.id === under)
  const chosen =
    asking.action === null
      ? meant
      : bids.find(({ bid }) => alike(bid, asking.action, auction.field ?? 'amount'))
  const bid = chosen === undefined ? null : (asking.action ?? chosen.bid)
  const amount =
    bid === null || chosen === undefined ? null : amountOf(auction, chosen.lot, bid, auction.most ?? cash)
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

function amountOf<A extends Action, Id extends string>(
  { label, raises, field = 'amount', most, step = 1 }: Auction<A, Id>,
  { least }: Lot<Id>,
  bid: A,
  max: number,
): Amount<A> {
  const quick = raises
    .map((by) => ({ amount: least + by, name: by === 0 ? say('least') : { signed: by } }))
    .filter(({ amount }) => amount < max)
  return {
    action: bid,
    field,
    value: valueIn(bid, field),
    min: least,
    max,
    step,
    heading: null,
    aside: null,
    label,
    quick: [...quick, { amount: max, name: say(most === undefined ? 'allCash' : 'most') }],
  }
}

function lotRow<S, A extends Action, Id extends string>(
  asking: Asking<S, A>,
  { under, leader: leads, bid: highest, bidFor, putUp, name, note, sign, field }: Auction<A, Id>,
  { id, least }: Lot<Id>,
  bid: A | null,
): Row<A> {
  const leader = under === id ? leads : null
  const action = bidFor(id, least)
  return row<A>({
    id,
    signs: sign?.(id) ?? [],
    name: name(id),
    note: note(id),
    // Before anybody bids, the least bid is all there is to tell.
    figure: leader === null ? null : money(highest),
    figureNote:
      leader === null
        ? say('auction.minimum', money(least))
        : say('auction.leads', { player: leader }, money(highest)),
    option:
      putUp === null
        ? { ...option(asking, action), pressed: alike(action, bid, field ?? 'amount') }
        : option(asking, putUp(id)),
  })
}

function biddersOf({ bidders, leader, bid, choosing }: AuctionNow): readonly Bidder[] {
  return bidders.map(({ seat, passed, asked, why = null }) => {
    const leads = leader === seat
    const toDo = say(choosing ? 'auction.chooses' : 'auction.toBid')
    const waits = passed ? (why ?? say('auction.passed')) : asked ? toDo : '–'
    return { seat, passed, asked, leads, said: leads ? money(bid) : waits }
  })
}
