import { type DeepReadonly, type Emit, type Refusal, type Seat, type Step, pay } from '@roundhouse/kernel'
import type { ChicagoAction } from '../actions.ts'
import { COMPANY_IDS, type CompanyId, WABASH, companyIndex } from '../companies.ts'
import type { ChicagoEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import {
  type Auction,
  type AuctionKind,
  type ChicagoState,
  cashOf,
  companyAt,
  seatAccount,
  treasuryAccount,
} from '../state.ts'
import { declineAction, wrongAction } from './dials.ts'
import { minimumBid, unsoldShares } from './shares.ts'
import { beginTurn, endTurn } from './turn.ts'

type AuctionStep = Step<ChicagoState, ChicagoAction, ChicagoEvent>

/** The auction action: name a company with an unsold share, or leave it. — p36 Auction */
export const offerShare: AuctionStep = {
  name: 'offerShare',
  section: 'p36 Auction',
  choices: (state) => [
    ...COMPANY_IDS.filter((_, company) => refuseOffer(state, company) === null).map((company) => ({
      kind: 'one' as const,
      action: { type: 'offer' as const, company },
    })),
    { kind: 'one', action: { type: 'decline' } },
  ],
  refuse(state, _seat, action) {
    if (action.type === 'decline') return null
    if (action.type !== 'offer') return wrongAction('auction')
    return refuseOffer(state, companyIndex(action.company))
  },
  apply(state, seat, action, emit) {
    if (action.type === 'offer') openAuction(state, 'action', companyIndex(action.company), seat, emit)
    else declineAction(state, seat, 'auction', emit)
  },
}

function refuseOffer(state: DeepReadonly<ChicagoState>, company: number): Refusal | null {
  if (company === WABASH && !companyAt(state, company).open) return refusal('CE-AUCTION-WABASH-CLOSED', {})
  if (unsoldShares(state, company) > 0) return null
  return refusal('CE-AUCTION-NONE-LEFT', { company: COMPANY_IDS[company] as CompanyId })
}

/** Bidding goes clockwise until one bidder is left or all have passed. — p36 Auction, p37 Auction */
export const bid: AuctionStep = {
  name: 'bid',
  section: 'p36 Auction',
  choices(state, seat) {
    const least = leastBid(auctionOf(state))
    const cash = cashOf(state, seat)
    const pass = { kind: 'one', action: { type: 'pass' } } as const
    if (cash < least) return [pass]
    const action = { type: 'bid', amount: least } as const
    return [{ kind: 'amount', action, field: 'amount', min: least, max: cash, step: 1 }, pass]
  },
  refuse(state, seat, action) {
    if (action.type === 'pass') return null
    const auction = auctionOf(state)
    const least = leastBid(auction)
    // It speaks of no dial: the first auctions and the Wabash’s move none. — p35 Preparation, p40 Wabash
    if (action.type !== 'bid') {
      return refusal('CE-MUST-BID', { company: COMPANY_IDS[auction.company] as CompanyId, least })
    }
    // Written so that a figure that is no number fails too.
    if (!(action.amount >= least)) return refusal('CE-BID-LOW', { bid: action.amount, least })
    const cash = cashOf(state, seat)
    if (!(action.amount <= cash)) return refusal('CE-BID-CASH', { bid: action.amount, cash })
    if (!Number.isInteger(action.amount)) return refusal('CE-BID-LOW', { bid: action.amount, least })
    return null
  },
  apply(state, seat, action, emit) {
    const auction = state.auction as Auction
    const company = COMPANY_IDS[auction.company] as CompanyId
    if (action.type === 'bid') {
      auction.bids[seat] = action.amount
      auction.leader = seat
      emit({ type: 'bidMade', seat, company, amount: action.amount })
    } else {
      auction.passed[seat] = true
      emit({ type: 'bidPassed', seat, company })
    }
    askNextBidder(state, auction, emit)
  },
}

/** A player who has passed is out, even while others bid. — p37 Auction */
export function refusePassed(
  state: DeepReadonly<ChicagoState>,
  seat: Seat,
  action: ChicagoAction,
): Refusal | null {
  if (state.auction === null || (action.type !== 'bid' && action.type !== 'pass')) return null
  return state.auction.passed[seat] === true ? refusal('CE-BID-PASSED', {}) : null
}

export function openAuction(
  state: ChicagoState,
  kind: AuctionKind,
  company: number,
  opener: Seat,
  emit: Emit<ChicagoEvent>,
): void {
  const minimum = minimumBid(state, company)
  state.auction = {
    kind,
    company,
    opener,
    minimum,
    asked: opener,
    bids: Array.from({ length: state.players }, () => null),
    passed: Array.from({ length: state.players }, () => false),
    leader: null,
  }
  state.step = 'bid'
  emit({ type: 'auctionOpened', kind, seat: opener, company: COMPANY_IDS[company] as CompanyId, minimum })
}

/** The minimum while there is no bid, then more than the highest. — p36 Auction */
export function leastBid(auction: DeepReadonly<Auction>): number {
  return auction.leader === null ? auction.minimum : (auction.bids[auction.leader] as number) + 1
}

function auctionOf(state: DeepReadonly<ChicagoState>): DeepReadonly<Auction> {
  if (state.auction === null) throw new Error('no auction is under way')
  return state.auction
}

function askNextBidder(state: ChicagoState, auction: Auction, emit: Emit<ChicagoEvent>): void {
  let active = 0
  for (const passed of auction.passed) if (!passed) active++
  // The last player left may still bid if nobody has. — table B7
  if (active === 0 || (active === 1 && auction.leader !== null)) return settle(state, auction, emit)
  let seat = auction.asked
  do seat = (seat + 1) % state.players
  while (auction.passed[seat] === true)
  auction.asked = seat
}

function settle(state: ChicagoState, auction: Auction, emit: Emit<ChicagoEvent>): void {
  const { kind, company, leader, opener } = auction
  const id = COMPANY_IDS[company] as CompanyId
  // Without a bid the opener of an initial auction gets the share for nothing. — p35 Preparation
  const winner = leader ?? (kind === 'initial' ? opener : null)
  state.auction = null
  if (winner === null) {
    emit({ type: 'shareUnsold', kind, company: id })
  } else {
    const price = leader === null ? 0 : (auction.bids[leader] as number)
    pay(state.cash, seatAccount(winner), treasuryAccount(company), price)
    companyAt(state, company).holders.push(winner)
    emit({ type: 'shareSold', kind, seat: winner, company: id, price })
  }
  if (kind !== 'initial') return endTurn(state, emit)
  // The winner opens the next initial auction; whoever got the first share has the first turn.
  if (company + 1 === WABASH) return beginTurn(state, companyAt(state, 0).holders[0] as Seat, emit)
  state.turn = winner as Seat
  openAuction(state, 'initial', company + 1, winner as Seat, emit)
}
