import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { type RmAction, type RmEvent, type RmState, railwayMania } from '@roundhouse/titles/1862'
import { type Future, futureOf as futureIn, futureWith as futureOfAll } from '../../railway/preview/future.ts'

export function futureOf(
  state: DeepReadonly<RmState>,
  seat: Seat,
  actions: readonly RmAction[],
): Future<RmState, RmEvent> {
  return futureIn(railwayMania, state, seat, actions)
}

/** The same of several seats, e.g. a proposal and the answer to it. */
export function futureWith(
  state: DeepReadonly<RmState>,
  steps: readonly { readonly seat: Seat; readonly action: RmAction }[],
): Future<RmState, RmEvent> {
  return futureOfAll(railwayMania, state, steps)
}
