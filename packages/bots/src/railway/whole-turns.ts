import {
  type Action,
  type GameEvent,
  type GameState,
  applyKnown,
  asReadonly,
  choices,
  unheard,
} from '@roundhouse/kernel'
import type { Budget } from '../budget.ts'
import type { Ahead, Moment } from './ahead.ts'

/**
 * Turns by what they begin with, the likeliest first: each of these actions, and rules of thumb decide the rest; behind them
 * the same where the action leaves the turn open and something else may follow it, as a purchase does a sale.
 */
export function turnsOf<State extends GameState, A extends Action, Event extends GameEvent>(
  ahead: Ahead<State, A, Event>,
  moment: Moment<State, A>,
  first: readonly A[],
  budget: Budget,
): (readonly A[])[] {
  const alone = first.map((action) => [action])
  const { aheadFollowing } = ahead.figures
  if (aheadFollowing === 0) return alone
  const followed = first.flatMap((action) =>
    budget.isOver() ? [] : following(ahead, moment, action, budget.isOver).slice(0, aheadFollowing),
  )
  return [...alone, ...followed]
}

function following<State extends GameState, A extends Action, Event extends GameEvent>(
  { title, candidates }: Ahead<State, A, Event>,
  { state, seat, nature }: Moment<State, A>,
  action: A,
  isOver: () => boolean,
): (readonly A[])[] {
  const copy = title.clone(asReadonly(state))
  applyKnown(title, copy, seat, action, unheard)
  if (!isSameTurn(state, copy) || title.toAct(asReadonly(copy))[0] !== seat) return []
  const next = candidates({ state: copy, seat, nature, choices: choices(title, copy, seat) }, isOver)
  return next.filter(({ type }) => type !== 'pass').map((each) => [action, each])
}

/** Whose turn it is: a company's, or nobody's in stock rounds. */
interface WithTurn {
  readonly turn?: { readonly company: number } | null
}

/** Whether the game has not come to another company's turn or to another kind of round. */
export function isSameTurn(before: GameState, after: GameState): boolean {
  if (after.ended !== null) return false
  return (before as WithTurn).turn?.company === (after as WithTurn).turn?.company
}
