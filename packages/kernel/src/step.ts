import type { Action, Emit, GameEvent } from './action.ts'
import type { Choice } from './choice.ts'
import type { DeepReadonly } from './deep-readonly.ts'
import type { Refusal } from './refusal.ts'
import type { Seat } from './seat.ts'

/** One kind of decision. Refusing comes wholly before applying, so a refused action changes nothing. */
export interface Step<State, A extends Action, Event extends GameEvent> {
  readonly name: string
  readonly section: string
  /**
   * Everything legal for the seat that is asked. Whoever looks at some types of action only names them, and others may then
   * be left out, where that spares work.
   */
  choices(state: DeepReadonly<State>, seat: Seat, only?: readonly A['type'][]): readonly Choice<A>[]
  /** The first reason in rulebook order why not, or null. */
  refuse(state: DeepReadonly<State>, seat: Seat, action: A): Refusal | null
  /** Changes the state; only called with an action that is not refused. */
  apply(state: State, seat: Seat, action: A, emit: Emit<Event>): void
}
