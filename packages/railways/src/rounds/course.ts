import type { Action, Emit, GameEvent, GameState, Step } from '@roundhouse/kernel'
import { type Reactions, reacting } from './reactions.ts'

/**
 * One line of the list by which a game goes on without being told to: it asks somebody, or it lets something happen, or
 * there is nothing for it to do now and the next line is read.
 */
export type Line<State, Event> = (state: State, emit: Emit<Event>) => 'asks' | 'happened' | 'nothing'

/** What happens by itself. */
export type Happening<State, Event> = (state: State, emit: Emit<Event>) => void

/** A decision that interrupts whatever is under way. */
export interface Question<State, A extends Action, Event extends GameEvent> extends Step<State, A, Event> {
  /** Does what needs no decision; true when nothing is left to decide, or nothing was asked. */
  settle(state: State, emit: Emit<Event>): boolean
}

/** Somebody must decide this before anything else goes on. */
export function asks<State extends GameState, A extends Action, Event extends GameEvent>(
  question: Question<State, A, Event>,
): Line<State, Event> {
  return (state, emit) => {
    if (question.settle(state, emit)) return 'nothing'
    state.step = question.name
    return 'asks'
  }
}

/** Once this is due, all of that happens, in the order of the list. */
export function when<State, Event>(
  isDue: (state: State) => boolean,
  happenings: readonly Happening<State, Event>[],
): Line<State, Event> {
  return (state, emit) => {
    if (!isDue(state)) return 'nothing'
    for (const happen of happenings) happen(state, emit)
    return 'happened'
  }
}

export interface Course<State, Event extends GameEvent> {
  /** Read from the first line on; after anything has happened, from the first line again. */
  readonly lines: readonly Line<State, Event>[]
  readonly reactions: Reactions<State, Event>
}

/** A step after which the game goes on by its course until somebody must decide or it has ended. */
export function continuing<State extends GameState, A extends Action, Event extends GameEvent>(
  { lines, reactions }: Course<State, Event>,
  step: Step<State, A, Event>,
): Step<State, A, Event> {
  return {
    ...step,
    apply(state, seat, action, emit) {
      const { tell, follow } = reacting<State, Event>(reactions, emit)
      step.apply(state, seat, action, tell)
      follow(state)
      for (let at = 0; at < lines.length && state.ended === null; at++) {
        const outcome = (lines[at] as Line<State, Event>)(state, tell)
        follow(state)
        if (outcome === 'asks') return
        if (outcome === 'happened') at = -1
      }
    },
  }
}
