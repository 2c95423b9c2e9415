import { BANK, type DeepReadonly, type Emit, type Seat, type Step, pay } from '@roundhouse/kernel'
import { type CompanyIndex, isOut, leaveBidding, nextBidder, placeBid } from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import { companyId } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { BID_STEP } from '../figures.ts'
import { type ParliamentState, type RmState, seatAccount } from '../state.ts'
import { mayPay, mostBid, refuseBid } from './bids.ts'
import { isBelowLimit } from './figures.ts'
import { wrongStep } from './gates.ts'

type Auction = NonNullable<ParliamentState['auction']>

/** Any higher multiple of five, or out for this auction. — 4.1 */
export const auction: Step<RmState, RmAction, NumberedEvent> = {
  name: 'auction',
  section: '4.1',
  choices(state, seat) {
    const min = auctionOf(state).bid + BID_STEP
    const action = { type: 'bid', bid: min } as const
    return [
      { kind: 'one', action: { type: 'pass' } },
      { kind: 'amount', action, field: 'bid', min, max: mostBid(state, seat), step: BID_STEP },
    ]
  },
  refuse(state, seat, action) {
    if (action.type === 'pass') return null
    if (action.type !== 'bid') return wrongStep(state, action)
    return refuseBid(state, seat, action.bid, auctionOf(state).bid + BID_STEP)
  },
  apply(state, seat, action, emit) {
    const open = auctionOf(state) as Auction
    if (action.type === 'bid') {
      placeBid(open, seat, action.bid)
      emit({ type: 'bidMade', seat, item: companyId(open.company), amount: action.bid })
    } else {
      leaveBidding(open, seat)
      emit({ type: 'passed', seat })
    }
    askNext(state, open, emit)
  },
}

export function openAuction(
  state: RmState,
  seat: Seat,
  company: CompanyIndex,
  bid: number,
  emit: Emit<NumberedEvent>,
): void {
  const open: Auction = { company, at: seat, bid, leader: seat, passed: 0 }
  ;(state.parliament as ParliamentState).auction = open
  emit({ type: 'auctionOpened', seat, company, bid })
  askNext(state, open, emit)
}

/** Whoever cannot reach the lowest bid passes without being asked. — 4.1 */
function askNext(state: RmState, open: Auction, emit: Emit<NumberedEvent>): void {
  const seats = Array.from({ length: state.players }, (_, seat) => seat)
  for (const seat of seats) {
    const isAble = isBelowLimit(state, seat) && mayPay(state, seat, open.bid + BID_STEP)
    if (seat !== open.leader && !isOut(open, seat) && !isAble) leaveBidding(open, seat)
  }
  if (nextBidder(open, seats) === 'asked') {
    state.step = 'auction'
    return
  }
  const { leader, company, bid } = open
  const round = state.parliament as ParliamentState
  pay(state.cash, seatAccount(leader), BANK, bid)
  round.auction = null
  round.won[leader] = true
  round.charter = { company, seat: leader, shares: 0 }
  state.step = 'charter'
  emit({ type: 'auctionWon', seat: leader, company, bid })
}

function auctionOf(state: DeepReadonly<RmState>): DeepReadonly<Auction> {
  const open = state.parliament?.auction ?? null
  if (open === null) throw new Error('no auction is open')
  return open
}
