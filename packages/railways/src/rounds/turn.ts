import type { Action, Emit, GameEvent, GameState, Step } from '@roundhouse/kernel'
import type { CompanyIndex } from '../state/ids.ts'
import type { Line } from './course.ts'

/** A step of a company's turn. */
export interface TurnStep<State, A extends Action, Event extends GameEvent> extends Step<State, A, Event> {
  /** The kinds of action that lead on to the next step. */
  readonly endedBy: readonly A['type'][]
  /** Does what needs no decision; true when nothing is left to decide here, and the turn goes on by itself. */
  settle(state: State, emit: Emit<Event>): boolean
}

/** The same step; in such positions somebody is asked even if nothing can be decided. */
export function askedWhere<State, A extends Action, Event extends GameEvent>(
  isAsked: (state: State) => boolean,
  step: TurnStep<State, A, Event>,
): TurnStep<State, A, Event> {
  return { ...step, settle: (state, emit) => !isAsked(state) && step.settle(state, emit) }
}

/** How the state of a title keeps the turn under way. */
export interface TurnKeeper<State, Event> {
  /** The name of its step; null while no turn is under way. */
  at(state: State): string | null
  enter(state: State, step: string): void
  end(state: State, emit: Emit<Event>): void
}

export interface Turn<State, A extends Action, Event extends GameEvent> {
  /** Its decisions, each leading on to the next. */
  readonly steps: readonly Step<State, A, Event>[]
  /** Walks on to the next step in which something is to be decided. */
  readonly line: Line<State, Event>
}

/**
 * The turn of a company as a list of steps, walked from the first to the last. — 18CZ VIII.3, 1824 VII.5, 1862 7.1. A step
 * that ends the whole turn at once, as a merger may in 1862, clears what the keeper keeps. `namesFor` tells which of the
 * steps the company of this turn has, where that depends on its kind: small railways place no stations (1824 VII.5),
 * one in receivership only runs and buys (1862 7.3).
 */
export function turnOf<State extends GameState, A extends Action, Event extends GameEvent>(
  keeper: TurnKeeper<State, Event>,
  list: readonly TurnStep<State, A, Event>[],
  namesFor: (state: State) => readonly string[] = everyStepOf(list),
): Turn<State, A, Event> {
  const byName = new Map(list.map((step) => [step.name, step]))
  const leave = (state: State, name: string, emit: Emit<Event>): void => {
    const names = namesFor(state)
    const next = names[names.indexOf(name) + 1]
    if (next === undefined) keeper.end(state, emit)
    else keeper.enter(state, next)
  }
  return {
    steps: list.map((step) => ({
      ...step,
      apply(state, seat, action, emit) {
        step.apply(state, seat, action, emit)
        if (step.endedBy.includes(action.type)) leave(state, step.name, emit)
      },
    })),
    line(state, emit) {
      const at = keeper.at(state)
      if (at === null) return 'nothing'
      const step = byName.get(at)
      if (step === undefined) throw new Error(`no step ${at} in a turn`)
      if (step.settle(state, emit)) {
        leave(state, at, emit)
        return 'happened'
      }
      state.step = at
      return 'asks'
    },
  }
}

function everyStepOf(list: readonly { readonly name: string }[]): () => readonly string[] {
  const names = list.map(({ name }) => name)
  return () => names
}

/** The companies operate in the order in which they wait; the one on turn is the first of them. */
export function inWaitingOrder<
  State extends {
    turn: { company: CompanyIndex; stage: string } | null
    waiting: CompanyIndex[]
    companies: { turns: number }[]
  },
  Event,
>(): TurnKeeper<State, Event> {
  return {
    at: ({ turn }) => turn?.stage ?? null,
    enter({ turn }, stage) {
      if (turn !== null) turn.stage = stage
    },
    end(state) {
      const company = state.companies[state.turn?.company ?? -1]
      if (company !== undefined) company.turns += 1
      state.turn = null
      state.waiting.shift()
    },
  }
}
