import type { Seat } from '@roundhouse/kernel'
import { everybody, serpentine } from '@roundhouse/railways'
import { localData } from '../locals.ts'
import { type CzState, ON_BOARD, cashOf } from '../state.ts'

/** A turn that could bring nothing is no turn; two of them in a row end the round. */
export function passOverBroke(state: CzState, isOver: boolean): void {
  const { round } = state
  if (isOver || !isBroke(state)) return
  round.passed |= 1 << seatOnTurn(state)
  round.turns += 1
  if (isBroke(state)) round.passed = everybody(state.players)
}

function isBroke(state: CzState): boolean {
  const cash = cashOf(state, seatOnTurn(state))
  return state.locals.owner.every((owner, local) => owner !== ON_BOARD || localData(local).price > cash)
}

function seatOnTurn({ priority, round, players }: CzState): Seat {
  return priority[serpentine(round.turns, players)] as Seat
}
