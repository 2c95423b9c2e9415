import {
  type Action,
  type DeepReadonly,
  type GameEvent,
  type GameState,
  type Refusal,
  type Seat,
  type Title,
  play,
} from '@roundhouse/kernel'

/** A figure before and after what is being considered. */
export interface Change {
  readonly before: number
  readonly after: number
}

/** What would be after some actions of one seat; where one is refused, what is before it. */
export interface Future<S extends GameState, E extends GameEvent> {
  readonly state: S
  readonly events: readonly E[]
  readonly refusal: { readonly at: number; readonly refusal: Refusal } | null
}

/** A preview is the action played on a copy by the rules themselves, and the difference told. */
export function futureOf<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  state: NoInfer<DeepReadonly<S>>,
  seat: Seat,
  actions: readonly A[],
): Future<S, E> {
  return futureWith(
    title,
    state,
    actions.map((action) => ({ seat, action })),
  )
}

/** The same of several seats, e.g. an offer and the answer to it. */
export function futureWith<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  state: NoInfer<DeepReadonly<S>>,
  steps: readonly { readonly seat: Seat; readonly action: A }[],
): Future<S, E> {
  const copy = title.clone(state)
  const events: E[] = []
  for (const [at, { seat, action }] of steps.entries()) {
    const outcome = play(title, copy, seat, action)
    if (!outcome.ok) return { state: copy, events, refusal: { at, refusal: outcome.refusal } }
    events.push(...outcome.events)
  }
  return { state: copy, events, refusal: null }
}
