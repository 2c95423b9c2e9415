import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { type RmAction, type RmEvent, type RmState, railwayMania } from '@roundhouse/titles/1862'
import { type Future, futureOf as futureIn } from '../../railway/preview/future.ts'

export function futureOf(
  state: DeepReadonly<RmState>,
  seat: Seat,
  actions: readonly RmAction[],
): Future<RmState, RmEvent> {
  return futureIn(railwayMania, state, seat, actions)
}
