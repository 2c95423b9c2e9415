import {
  type Action,
  type ActionEntry,
  type GameEvent,
  type GameState,
  type Refusal,
  type Seat,
  type Title,
  asReadonly,
  play,
} from '@roundhouse/kernel'

/** Our engine does not take an action that was recorded. */
export class Refused extends Error {
  readonly refusal: Refusal
  readonly action: Action

  constructor(refusal: Refusal, action: Action) {
    super(refusal.code)
    this.refusal = refusal
    this.action = action
  }
}

/** The recording says something that means nothing in this title or at this moment: the field, and what stands there. */
export class Untranslatable extends Error {}

/** A game of ours that follows a recording; every action goes through the kernel's door. */
export class Playing<S extends GameState, A extends Action, E extends GameEvent> {
  readonly title: Title<S, A, E>
  readonly state: S
  readonly log: ActionEntry<A>[] = []
  readonly #watch: (before: S, seat: Seat, action: A) => void
  readonly #tell: (event: E) => void

  /** `watch` sees every action just before it is played, `tell` hears every event. */
  constructor(
    title: Title<S, A, E>,
    start: S,
    tell: (event: E) => void,
    watch: (before: S, seat: Seat, action: A) => void = () => {},
  ) {
    this.title = title
    this.state = start
    this.#tell = tell
    this.#watch = watch
  }

  get asked(): readonly Seat[] {
    return this.title.toAct(asReadonly(this.state))
  }

  play(seat: Seat, action: A): void {
    this.#watch(this.state, seat, action)
    const outcome = play(this.title, this.state, seat, action)
    if (!outcome.ok) throw new Refused(outcome.refusal, action)
    for (const event of outcome.events) this.#tell(event)
    this.log.push({ kind: 'action', seat, action })
  }
}
