import type { Emit, GameEvent, TableSetup } from '@roundhouse/kernel'

/** What an event brings about elsewhere in the game. */
export type Reaction<State, Cause extends GameEvent, Event extends GameEvent> = (
  state: State,
  emit: Emit<Event>,
  cause: Cause,
) => void

/** What follows from each kind of event; the order of a list is the order of its effects. */
export type Reactions<State, Event extends GameEvent> = {
  readonly [Type in Event['type']]?: readonly Reaction<State, Extract<Event, { type: Type }>, Event>[]
}

export interface Reacting<State, Event> {
  /** Tells an event on and remembers that something follows from it. */
  readonly tell: Emit<Event>
  /** Lets everything follow from what was told. */
  follow(state: State): void
}

/**
 * Reactions wait until whatever tells the events has done its work, so that none of them meets a half-changed state. Each
 * is complete, with all that follows from what it tells, before the next one begins.
 */
export function reacting<State, Event extends GameEvent>(
  reactions: Reactions<State, Event>,
  emit: Emit<Event>,
): Reacting<State, Event> {
  let causes: Event[] | null = null
  const tell = (event: Event): void => {
    emit(event)
    if (listFor(reactions, event) === undefined) return
    causes ??= []
    causes.push(event)
  }
  const follow = (state: State): void => {
    if (causes === null) return
    const told = causes
    causes = null
    for (const cause of told) {
      for (const reaction of listFor(reactions, cause) ?? []) {
        reaction(state, tell, cause)
        follow(state)
      }
    }
  }
  return { tell, follow }
}

function listFor<State, Event extends GameEvent>(
  reactions: Reactions<State, Event>,
  event: Event,
): readonly Reaction<State, Event, Event>[] | undefined {
  return reactions[event.type as Event['type']] as readonly Reaction<State, Event, Event>[] | undefined
}

/** A set-up with all that follows from what it tells. */
export function beginningWith<State, Event extends GameEvent>(
  reactions: Reactions<State, Event>,
  setup: (table: TableSetup, emit: Emit<Event>) => State,
): (table: TableSetup, emit: Emit<Event>) => State {
  return (table, emit) => {
    const { tell, follow } = reacting<State, Event>(reactions, emit)
    const state = setup(table, tell)
    follow(state)
    return state
  }
}
