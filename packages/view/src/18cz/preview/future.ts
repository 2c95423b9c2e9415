import { type DeepReadonly, type Refusal, type Seat, play } from '@roundhouse/kernel'
import { type CzAction, type CzEvent, type CzState, eighteenCz } from '@roundhouse/titles/18cz'

/** A figure before and after what is being considered. */
export interface Change {
  readonly before: number
  readonly after: number
}

/** What would be after some actions of one seat; where one is refused, what is before it. */
export interface Future {
  readonly state: CzState
  readonly events: readonly CzEvent[]
  readonly refusal: { readonly at: number; readonly refusal: Refusal } | null
}

export function futureOf(state: DeepReadonly<CzState>, seat: Seat, actions: readonly CzAction[]): Future {
  const copy = eighteenCz.clone(state)
  const events: CzEvent[] = []
  for (const [at, action] of actions.entries()) {
    const outcome = play(eighteenCz, copy, seat, action)
    if (!outcome.ok) return { state: copy, events, refusal: { at, refusal: outcome.refusal } }
    events.push(...outcome.events)
  }
  return { state: copy, events, refusal: null }
}
