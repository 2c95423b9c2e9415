import type { Action, Choice, DeepReadonly, Emit, GameEvent, Refusal, Seat, Step } from '@roundhouse/kernel'

/** One of the things that may be done in a step: an action of these types. */
export interface Move<State, A extends Action, Event extends GameEvent, Type extends A['type'] = A['type']> {
  readonly types: readonly Type[]
  choices(state: DeepReadonly<State>, seat: Seat): readonly Choice<A>[]
  refuse(state: DeepReadonly<State>, seat: Seat, action: Extract<A, { type: Type }>): Refusal | null
  apply(state: State, seat: Seat, action: Extract<A, { type: Type }>, emit: Emit<Event>): void
}

/**
 * A step as the list of what may be done in it. — 18CZ VII.1: repay, sell, pass, buy; 1824 VI.1: sell, buy, exchange; 1862 6.2:
 * sell, buy, start. `otherwise` refuses every action that is not in the list.
 */
export function stepOfMoves<State, A extends Action, Event extends GameEvent>(
  name: string,
  section: string,
  moves: readonly Move<State, A, Event>[],
  otherwise: (state: DeepReadonly<State>, action: A) => Refusal,
): Step<State, A, Event> {
  const moveOf = ({ type }: A): Move<State, A, Event> | undefined =>
    moves.find(({ types }) => types.includes(type))
  return {
    name,
    section,
    choices(state, seat, only) {
      const choices: Choice<A>[] = []
      for (const move of moves) {
        if (only !== undefined && !move.types.some((type) => only.includes(type))) continue
        choices.push(...move.choices(state, seat))
      }
      return choices
    },
    refuse(state, seat, action) {
      const move = moveOf(action)
      return move === undefined ? otherwise(state, action) : move.refuse(state, seat, action as never)
    },
    apply(state, seat, action, emit) {
      moveOf(action)?.apply(state, seat, action as never, emit)
    },
  }
}
