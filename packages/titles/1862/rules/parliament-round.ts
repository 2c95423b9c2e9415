import type { Choice, DeepReadonly, Emit, Seat, Step } from '@roundhouse/kernel'
import type { RmAction } from '../actions.ts'
import { COMPANIES, companyId, companyIndex } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { BID_STEP } from '../figures.ts'
import type { ParliamentState, RmState } from '../state.ts'
import { openAuction } from './auction.ts'
import { mayPay, mostBid, refuseBid, refuseOpening } from './bids.ts'
import { refuseStarting } from './charters.ts'
import { wrongStep } from './gates.ts'

export function beginParliament(state: RmState, emit: Emit<NumberedEvent>): void {
  const { players, priority } = state
  state.parliament = {
    at: priority,
    declined: 0,
    won: Array.from({ length: players }, () => false),
    auction: null,
    charter: null,
  }
  state.step = 'parliament'
  emit({ type: 'parliamentBegan', number: state.round.within + 1 })
  skipWhoMayNotOpen(state)
}

/** All players in a row have declined. — 4.1 */
export function parliamentIsOver({ parliament, players }: DeepReadonly<RmState>): boolean {
  return parliament !== null && parliament.declined >= players
}

/** Two rounds at the start, one before each later stock round. — 2.4, 3 */
export function anotherParliamentFollows(state: DeepReadonly<RmState>): boolean {
  const { within, rounds } = state.round
  return parliamentIsOver(state) && within + 1 < rounds
}

export function beginNextParliament(state: RmState, emit: Emit<NumberedEvent>): void {
  state.round.within += 1
  beginParliament(state, emit)
}

/** After a set of operating rounds. — 3 */
export function beginParliamentAfterSet(state: RmState, emit: Emit<NumberedEvent>): void {
  state.round = { kind: 'parliament', set: state.round.set, within: 0, rounds: 1 }
  beginParliament(state, emit)
}

/** A player names a company and opens at a multiple of five, or declines for now. — 4.1 */
export const parliament: Step<RmState, RmAction, NumberedEvent> = {
  name: 'parliament',
  section: '4.1',
  choices(state, seat) {
    const choices: Choice<RmAction>[] = [{ kind: 'one', action: { type: 'pass' } }]
    const max = mostBid(state, seat)
    for (let company = 0; company < COMPANIES.length; company++) {
      if (refuseStarting(state, company) !== null) continue
      const action = { type: 'openAuction', company: companyId(company), bid: 0 } as const
      choices.push({ kind: 'amount', action, field: 'bid', min: 0, max, step: BID_STEP })
    }
    return choices
  },
  refuse(state, seat, action) {
    if (action.type === 'pass') return null
    if (action.type !== 'openAuction') return wrongStep(state, action)
    return (
      refuseStarting(state, companyIndex(action.company)) ??
      refuseOpening(state, seat) ??
      refuseBid(state, seat, action.bid, 0)
    )
  },
  apply(state, seat, action, emit) {
    if (action.type === 'openAuction') {
      openAuction(state, seat, companyIndex(action.company), action.bid, emit)
    } else {
      emit({ type: 'passed', seat })
      passOn(state, seat, (state.parliament as ParliamentState).declined + 1)
    }
  },
}

/** The turn to open passes to the left of this seat. — 4.1 */
export function passOn(state: RmState, seat: Seat, declined: number): void {
  const round = state.parliament as ParliamentState
  round.at = (seat + 1) % state.players
  round.declined = declined
  state.step = 'parliament'
  skipWhoMayNotOpen(state)
}

function skipWhoMayNotOpen(state: RmState): void {
  const round = state.parliament as ParliamentState
  while (round.declined < state.players && !mayOpen(state, round.at)) {
    round.declined += 1
    round.at = (round.at + 1) % state.players
  }
}

function mayOpen(state: DeepReadonly<RmState>, seat: Seat): boolean {
  if (refuseOpening(state, seat) !== null || !mayPay(state, seat, 0)) return false
  return COMPANIES.some((_, company) => refuseStarting(state, company) === null)
}
