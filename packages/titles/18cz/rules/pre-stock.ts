import { BANK, type Choice, type Emit, type Seat, type Step, pay } from '@roundhouse/kernel'
import { byCash, serpentine } from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import type { CzEvent } from '../events.ts'
import { LOCALS, localData, localId, localIndex } from '../locals.ts'
import { isOn } from '../options.ts'
import { refusal } from '../sections.ts'
import { type CzState, GONE, ON_BOARD, cashOf, seatAccount } from '../state.ts'
import { wrongStep } from './gates.ts'
import { beginStockRound } from './stock.ts'

/** Forth and back: buy a local at its price or pass. — VI */
export const preStock: Step<CzState, CzAction, CzEvent> = {
  name: 'preStock',
  section: 'VI',
  choices(state, seat) {
    const choices: Choice<CzAction>[] = [{ kind: 'one', action: { type: 'pass' } }]
    for (let local = 0; local < LOCALS.length; local++) {
      if (state.locals.owner[local] === ON_BOARD && localData(local).price <= cashOf(state, seat)) {
        choices.push({ kind: 'one', action: { type: 'buyLocal', local: localId(local) } })
      }
    }
    return choices
  },
  refuse(state, seat, action) {
    if (action.type === 'pass') return null
    if (action.type !== 'buyLocal') return wrongStep(state, action)
    const local = localIndex(action.local)
    if (state.locals.owner[local] !== ON_BOARD) return refusal('CZ-PRE-UNAVAILABLE', { local: action.local })
    const { price } = localData(local)
    const cash = cashOf(state, seat)
    return price > cash ? refusal('CZ-PRE-CASH', { price, cash }) : null
  },
  apply(state, seat, action, emit) {
    const { round } = state
    round.turns += 1
    if (action.type === 'buyLocal') {
      const local = localIndex(action.local)
      const { price } = localData(local)
      pay(state.cash, seatAccount(seat), BANK, price)
      state.locals.owner[local] = seat
      round.passed = 0
      emit({ type: 'localBought', seat, local: action.local, price })
    } else {
      round.passed |= 1 << seat
      emit({ type: 'passed', seat })
    }
    const allPassed = round.passed === (1 << state.players) - 1
    if (allPassed || !state.locals.owner.includes(ON_BOARD) || skipsBroke(state)) endPreStock(state, emit)
  },
}

/** Recorded games only: true when the round ends because two turns in a row could bring nothing. */
function skipsBroke(state: CzState): boolean {
  if (!isOn(state, 'draftEndsWhenBroke') || !isBroke(state)) return false
  const seat = state.priority[serpentine(state.round.turns, state.players)] as Seat
  state.round.turns += 1
  state.round.passed |= 1 << seat
  return state.round.passed === (1 << state.players) - 1 || isBroke(state)
}

function isBroke(state: CzState): boolean {
  const cash = cashOf(state, state.priority[serpentine(state.round.turns, state.players)] as Seat)
  return state.locals.owner.every((owner, local) => owner !== ON_BOARD || localData(local).price > cash)
}

/** Unsold locals leave the game; the poorest begins. — VI */
function endPreStock(state: CzState, emit: Emit<CzEvent>): void {
  state.locals.owner.forEach((owner, local) => {
    if (owner === ON_BOARD) state.locals.owner[local] = GONE
  })
  state.priority = byCash(state.priority, (seat) => cashOf(state, seat), 'least')
  emit({ type: 'priorityDealt', seats: state.priority.slice() })
  beginStockRound(state, 0, emit)
}
