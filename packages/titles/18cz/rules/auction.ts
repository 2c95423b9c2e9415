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
import { byCash } from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import type { CzEvent } from '../events.ts'
import { localIndex } from '../locals.ts'
import { BID_STEP, FIRST_SET, PRIVATES } from '../moravia.ts'
import { refusal } from '../sections.ts'
import {
  type AuctionState,
  type CzState,
  GONE,
  type MoraviaState,
  NOBODY,
  ON_BOARD,
  cashOf,
  seatAccount,
} from '../state.ts'
import { placeMw } from './mw.ts'
import { finishAtOnce } from './standing.ts'
import { beginStockRound } from './stock.ts'

/** The privates of Moravia–Silesia, one after another, each chosen by the next player. — XI.2 */
export const auction: Step<CzState, CzAction, CzEvent> = {
  name: 'auction',
  section: 'XI.2',
  choices(state, seat) {
    const choices: Choice<CzAction>[] = [{ kind: 'one', action: { type: 'pass' } }]
    const max = cashOf(state, seat)
    PRIVATES.forEach(({ id }, item) => {
      if (!isOpen(state, item)) return
      const min = leastBid(state, item)
      if (min > max) return
      const action = { type: 'bid', item: id, amount: min } as const
      choices.push({ kind: 'amount', action, field: 'amount', min, max, step: 1 })
    })
    return choices
  },
  refuse(state, seat, action) {
    if (action.type === 'pass') return null
    if (action.type !== 'bid') return refusal('CZ-STEP-ORDER', { doing: 'auction' })
    return refuseBid(state, seat, action)
  },
  apply(state, seat, action, emit) {
    const open = auctionOf(state)
    if (action.type === 'bid') {
      open.item = PRIVATES.findIndex(({ id }) => id === action.item)
      open.bid = action.amount
      open.leader = seat
      emit({ type: 'bidMade', seat, item: action.item, amount: action.amount })
    } else {
      open.passed |= 1 << seat
      emit({ type: 'passed', seat })
    }
    askNext(state, open, emit)
  },
}

/** Who has passed is out of this auction. — XI.2 */
export function refuseOutbid(state: DeepReadonly<CzState>, seat: Seat, action: CzAction): Refusal | null {
  const open = state.moravia?.auction
  if (open === null || open === undefined || action.type !== 'bid') return null
  return (open.passed & (1 << seat)) === 0 ? null : refusal('CZ-MS-BID-OUT', {})
}

function refuseBid(
  state: DeepReadonly<CzState>,
  seat: Seat,
  action: Extract<CzAction, { type: 'bid' }>,
): Refusal | null {
  const item = PRIVATES.findIndex(({ id }) => id === action.item)
  const under = ((state.moravia as MoraviaState).auction as AuctionState).item
  const least = leastBid(state, under === NOBODY ? Math.max(0, item) : under)
  const open = item >= 0 && isOpen(state, item)
  if (!open || !Number.isInteger(action.amount) || action.amount < least) {
    return refusal('CZ-MS-BID-LOW', { least })
  }
  const cash = cashOf(state, seat)
  return action.amount > cash ? refusal('CZ-MS-BID-CASH', { amount: action.amount, cash }) : null
}

function auctionOf(state: CzState): AuctionState {
  return (state.moravia as MoraviaState).auction as AuctionState
}

/** Any unsold private before the first bid, then the one under the hammer. */
function isOpen(state: DeepReadonly<CzState>, item: number): boolean {
  const { sold, auction: open } = state.moravia as MoraviaState
  const under = (open as AuctionState).item
  return under === NOBODY ? sold[item] === 0 : under === item
}

function leastBid(state: DeepReadonly<CzState>, item: number): number {
  const open = (state.moravia as MoraviaState).auction as AuctionState
  return open.item === NOBODY ? (PRIVATES[item] as { minimum: number }).minimum : open.bid + BID_STEP
}

function askNext(state: CzState, open: AuctionState, emit: Emit<CzEvent>): void {
  const active = state.priority.filter((seat) => (open.passed & (1 << seat)) === 0)
  if (active.length === 0) return endAuctions(state, emit)
  if (active.length === 1 && open.leader !== NOBODY) return settle(state, open, emit)
  do open.at = (open.at + 1) % state.players
  while ((open.passed & (1 << (state.priority[open.at] as Seat))) !== 0)
}

function settle(state: CzState, open: AuctionState, emit: Emit<CzEvent>): void {
  const moravia = state.moravia as MoraviaState
  const { id, local } = PRIVATES[open.item] as (typeof PRIVATES)[number]
  pay(state.cash, seatAccount(open.leader), BANK, open.bid)
  moravia.sold[open.item] = 1
  if (local !== null) state.locals.owner[localIndex(local)] = open.leader
  else if (id === '3E') moravia.lender = open.leader
  else {
    moravia.mw = open.leader
    placeMw(state)
  }
  emit({ type: 'privateSold', seat: open.leader, item: id, price: open.bid })
  if (!moravia.sold.includes(0)) return endAuctions(state, emit)
  const chooser = (open.chooser + 1) % state.players
  moravia.auction = { chooser, at: chooser, item: NOBODY, bid: 0, leader: NOBODY, passed: 0 }
}

/** The rest leaves the game; without a single sale the game is over and player 1 has won. — XI.2 */
function endAuctions(state: CzState, emit: Emit<CzEvent>): void {
  const moravia = state.moravia as MoraviaState
  moravia.auction = null
  state.locals.owner.forEach((owner, local) => {
    if (owner === ON_BOARD) state.locals.owner[local] = GONE
  })
  if (!moravia.sold.includes(1)) return finishAtOnce(state, state.priority[0] as Seat, emit)
  state.priority = byCash(state.priority, (seat) => cashOf(state, seat), 'least')
  emit({ type: 'priorityDealt', seats: state.priority.slice() })
  beginStockRound(state, FIRST_SET, emit)
}
