import {
  BANK,
  type Choice,
  type DeepReadonly,
  type Emit,
  type Refusal,
  type Seat,
  type Step,
  pay,
} from '@roundhouse/kernel'
import {
  bidFault,
  byCash,
  closeUnsold,
  isOut,
  leastBid,
  leaveBidding,
  nextBidder,
  placeBid,
  underWay,
} from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import type { NumberedEvent } from '../events.ts'
import { localIndex } from '../locals.ts'
import { BID_STEP, PRIVATES, type PrivateId } from '../moravia.ts'
import { refusal } from '../sections.ts'
import { type AuctionState, type CzState, NOBODY, cashOf, seatAccount } from '../state.ts'
import { bookOf } from './book.ts'
import { wrongStep } from './gates.ts'
import { placeMw } from './mw.ts'
import { finishAtOnce } from './standing.ts'
import { beginStockRound } from './stock-round.ts'

/** The privates of Moravia–Silesia, one after another, each chosen by the next player. — XI.2 */
export const auction: Step<CzState, CzAction, NumberedEvent> = {
  name: 'auction',
  section: 'XI.2',
  choices(state, seat) {
    if (mustChoosePrivate(state)) {
      return toPutUp(state).map((item) => ({ kind: 'one', action: { type: 'putUp', item: idOf(item) } }))
    }
    const choices: Choice<CzAction>[] = [{ kind: 'one', action: { type: 'pass' } }]
    const max = cashOf(state, seat)
    PRIVATES.forEach(({ id }, item) => {
      if (!isOpen(state, item)) return
      const min = leastFor(state, item)
      if (min > max) return
      const action = { type: 'bid', item: id, amount: min } as const
      choices.push({ kind: 'amount', action, field: 'amount', min, max, step: 1 })
    })
    return choices
  },
  refuse(state, seat, action) {
    switch (action.type) {
      case 'putUp':
        return refusePuttingUp(state, action)
      case 'pass':
      case 'bid':
        if (mustChoosePrivate(state)) return refusal('CZ-MS-CHOOSE', {})
        return action.type === 'bid' ? refuseBid(state, seat, action) : null
      default:
        return wrongStep(state, action)
    }
  },
  apply(state, seat, action, emit) {
    const open = auctionOf(state)
    if (action.type === 'putUp') {
      return putUp(
        state,
        PRIVATES.findIndex(({ id }) => id === action.item),
        emit,
      )
    }
    if (action.type === 'bid') {
      open.item = PRIVATES.findIndex(({ id }) => id === action.item)
      placeBid(open, seat, action.amount)
      emit({ type: 'bidMade', seat, item: action.item, amount: action.amount })
    } else {
      leaveBidding(open, seat)
      emit({ type: 'passed', seat })
    }
    askNext(state, open, emit)
  },
}

/** The player whose turn it is chooses; only then he and the others bid or pass. — XI.2 */
export function mustChoosePrivate(state: DeepReadonly<CzState>): boolean {
  return state.moravia?.auction?.item === NOBODY && bookOf(state).privateIsChosenFirst
}

/** Who has passed is out of this auction. — XI.2 */
export function refuseOutbid(state: DeepReadonly<CzState>, seat: Seat, action: CzAction): Refusal | null {
  const open = state.moravia?.auction
  if (open === null || open === undefined || action.type !== 'bid') return null
  return isOut(open, seat) ? refusal('CZ-MS-BID-OUT', {}) : null
}

function refuseBid(
  state: DeepReadonly<CzState>,
  seat: Seat,
  action: Extract<CzAction, { type: 'bid' }>,
): Refusal | null {
  const item = PRIVATES.findIndex(({ id }) => id === action.item)
  if (item < 0 || !isOpen(state, item)) return refusal('CZ-MS-BID-ITEM', { item: action.item })
  const { amount } = action
  const least = leastFor(state, item)
  const cash = cashOf(state, seat)
  const fault = bidFault(amount, least, 1, cash)
  if (fault === null) return null
  return fault === 'cash' ? refusal('CZ-MS-BID-CASH', { amount, cash }) : refusal('CZ-MS-BID-LOW', { least })
}

function refusePuttingUp(
  state: DeepReadonly<CzState>,
  action: Extract<CzAction, { type: 'putUp' }>,
): Refusal | null {
  if (!mustChoosePrivate(state)) return wrongStep(state, action)
  const item = PRIVATES.findIndex(({ id }) => id === action.item)
  return toPutUp(state).includes(item) ? null : refusal('CZ-MS-PUT-UP', { item: action.item })
}

/** Those unsold that have not been up since the last sale. */
function toPutUp(state: DeepReadonly<CzState>): number[] {
  const { sold } = underWay(state, 'moravia')
  const { unwanted } = auctionOf(state)
  return [...PRIVATES.keys()].filter((item) => sold[item] === 0 && (unwanted & (1 << item)) === 0)
}

function putUp(state: CzState, item: number, emit: Emit<NumberedEvent>): void {
  const open = auctionOf(state)
  open.item = item
  emit({ type: 'privatePutUp', seat: state.priority[open.chooser] as Seat, item: idOf(item) })
}

function idOf(item: number): PrivateId {
  return (PRIVATES[item] as (typeof PRIVATES)[number]).id
}

function auctionOf(state: CzState): AuctionState
function auctionOf(state: DeepReadonly<CzState>): DeepReadonly<AuctionState>
function auctionOf(state: DeepReadonly<CzState>): DeepReadonly<AuctionState> {
  return underWay(underWay(state, 'moravia'), 'auction')
}

/** Any unsold private before the first bid, then the one under the hammer. */
function isOpen(state: DeepReadonly<CzState>, item: number): boolean {
  const { sold } = underWay(state, 'moravia')
  const under = auctionOf(state).item
  return under === NOBODY ? sold[item] === 0 : under === item
}

function leastFor(state: DeepReadonly<CzState>, item: number): number {
  const open = underWay(underWay(state, 'moravia'), 'auction')
  return leastBid(open, (PRIVATES[item] as { minimum: number }).minimum, BID_STEP)
}

function askNext(state: CzState, open: AuctionState, emit: Emit<NumberedEvent>): void {
  const next = nextBidder(open, state.priority)
  if (next === 'unwanted') leaveUnsold(state, open, emit)
  else if (next === 'won') settle(state, open, emit)
}

/** Nobody wants it. Each of the others comes up before the auctions end. — XI.2 */
function leaveUnsold(state: CzState, open: AuctionState, emit: Emit<NumberedEvent>): void {
  if (!bookOf(state).privateIsChosenFirst) return endAuctions(state, emit)
  nextAuction(state, open, open.unwanted | (1 << open.item), emit)
}

/** The next player chooses; the last one that is left needs no choice. */
function nextAuction(
  state: CzState,
  before: AuctionState,
  unwanted: number,
  emit: Emit<NumberedEvent>,
): void {
  const chooser = (before.chooser + 1) % state.players
  const auction = { chooser, at: chooser, item: NOBODY, unwanted, bid: 0, leader: NOBODY, passed: 0 }
  underWay(state, 'moravia').auction = auction
  const left = toPutUp(state)
  if (left.length === 0) endAuctions(state, emit)
  else if (left.length === 1 && mustChoosePrivate(state)) putUp(state, left[0] as number, emit)
}

function settle(state: CzState, open: AuctionState, emit: Emit<NumberedEvent>): void {
  const moravia = underWay(state, 'moravia')
  const { id, local } = PRIVATES[open.item] as (typeof PRIVATES)[number]
  pay(state.bank.cash, seatAccount(open.leader), BANK, open.bid)
  moravia.sold[open.item] = 1
  if (local !== null) state.locals.owner[localIndex(local)] = open.leader
  else if (id === '3E') moravia.lender = open.leader
  else {
    moravia.mw = open.leader
    placeMw(state)
  }
  emit({ type: 'privateSold', seat: open.leader, item: id, price: open.bid })
  if (!moravia.sold.includes(0)) return endAuctions(state, emit)
  nextAuction(state, open, 0, emit)
}

/** The rest leaves the game; without a single sale the game is over and player 1 has won. — XI.2 */
function endAuctions(state: CzState, emit: Emit<NumberedEvent>): void {
  const moravia = underWay(state, 'moravia')
  moravia.auction = null
  closeUnsold(state.locals)
  if (!moravia.sold.includes(1)) return finishAtOnce(state, state.priority[0] as Seat, emit)
  state.priority = byCash(state.priority, (seat) => cashOf(state, seat), 'least')
  emit({ type: 'priorityDealt', seats: state.priority.slice() })
  beginStockRound(state, emit)
}
