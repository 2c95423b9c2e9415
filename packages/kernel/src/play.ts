import type { Action, Emit, GameEvent } from './action.ts'
import type { Choice } from './choice.ts'
import { asReadonly } from './deep-readonly.ts'
import type { ActionEntry } from './record.ts'
import type { Refusal } from './refusal.ts'
import { recordLots } from './rng.ts'
import type { Seat } from './seat.ts'
import type { Step } from './step.ts'
import type { GameState, Title } from './title.ts'

export type Outcome<Event extends GameEvent = GameEvent> =
  | { readonly ok: true; readonly events: readonly Event[]; readonly lots: readonly number[] }
  | { readonly ok: false; readonly refusal: Refusal }

/**
 * The door: refuses with the state untouched, or changes the state and tells what happened. `lots` are those that the
 * action drew when it was first played.
 */
export function play<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  state: S,
  seat: Seat,
  action: A,
  lots: readonly number[] = NO_LOTS,
): Outcome<E> {
  const refusal = refuse(title, state, seat, action)
  if (refusal !== null) return { ok: false, refusal }
  const events: E[] = []
  const drawn = recordLots(state.rng, lots, () => {
    stepOf(title, state).apply(state, seat, action, (event) => events.push(event))
  })
  return { ok: true, events, lots: drawn }
}

const NO_LOTS: readonly number[] = []

/** Plays an entry of a log once more: it was legal when it came, and what it told is known. */
export function playAgain<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  state: S,
  { seat, action, lots = NO_LOTS }: ActionEntry<A>,
): void {
  recordLots(state.rng, lots, () => stepOf(title, state).apply(state, seat, action, () => {}))
}

export function refuse<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  state: S,
  seat: Seat,
  action: A,
): Refusal | null {
  for (const gate of title.gates) {
    const refusal = gate(asReadonly(state), seat, action)
    if (refusal !== null) return refusal
  }
  return stepOf(title, state).refuse(asReadonly(state), seat, action)
}

/**
 * Everything this seat may do now, or at least all that is of these types; empty when it is not asked and has nothing of its
 * own to do.
 */
export function choices<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  state: S,
  seat: Seat,
  only?: readonly A['type'][],
): readonly Choice<A>[] {
  const may =
    title.toAct(asReadonly(state)).includes(seat) || title.mayAct?.(asReadonly(state)).includes(seat)
  if (may !== true) return []
  return stepOf(title, state).choices(asReadonly(state), seat, only)
}

/** Applies an action that is known to be among the choices: for playouts, no refusal is looked for. */
export function applyKnown<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  state: S,
  seat: Seat,
  action: A,
  emit: Emit<E>,
): void {
  stepOf(title, state).apply(state, seat, action, emit)
}

/** The one thing left to do, when a single seat is asked and has a single choice. */
export function forced<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  state: S,
): { readonly seat: Seat; readonly action: A } | null {
  const seats = title.toAct(asReadonly(state))
  const seat = seats[0]
  if (seat === undefined || seats.length > 1) return null
  const all = stepOf(title, state).choices(asReadonly(state), seat)
  const only = all[0]
  if (all.length !== 1 || only?.kind !== 'one') return null
  return { seat, action: only.action }
}

function stepOf<S extends GameState, A extends Action, E extends GameEvent>(
  { id, steps }: Title<S, A, E>,
  state: S,
): Step<S, A, E> {
  let places = STEP_PLACES.get(steps)
  if (places === undefined) {
    places = new Map(steps.map(({ name }, place) => [name, place]))
    STEP_PLACES.set(steps, places)
  }
  const step = steps[places.get(state.step) ?? -1]
  if (step === undefined) throw new Error(`${id} has no step ${state.step}`)
  return step
}

/** Where each step of a title stands in its list: it is looked up twice for every action. */
const STEP_PLACES = new WeakMap<readonly unknown[], Map<string, number>>()
