import { BANK, type Choice, type DeepReadonly, type Step, pay } from '@roundhouse/kernel'
import { closeUnsold, havePassed } from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import type { NumberedEvent } from '../events.ts'
import { LOCALS, localData, localId, localIndex } from '../locals.ts'
import { refusal } from '../sections.ts'
import { type CzState, ON_BOARD, cashOf, seatAccount } from '../state.ts'
import { bookOf } from './book.ts'
import { wrongStep } from './gates.ts'

/** Forth and back: buy a local at its price or pass. — VI */
export const preStock: Step<CzState, CzAction, NumberedEvent> = {
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
      pay(state.bank.cash, seatAccount(seat), BANK, price)
      state.locals.owner[local] = seat
      round.passed = 0
      emit({ type: 'localBought', seat, local: action.local, price })
    } else {
      round.passed |= 1 << seat
      emit({ type: 'passed', seat })
    }
    bookOf(state).passesOver(state, preStockIsOver(state))
  },
}

/** All have passed in a row, or there is nothing left to buy. — VI */
export function preStockIsOver({ step, round, players, locals }: DeepReadonly<CzState>): boolean {
  return step === 'preStock' && (havePassed(round.passed, players) || !locals.owner.includes(ON_BOARD))
}

/** Unsold locals leave the game. — VI */
export function removeUnsoldLocals({ locals }: CzState): void {
  closeUnsold(locals)
}
