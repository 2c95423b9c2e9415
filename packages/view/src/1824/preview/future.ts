import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { type AhAction, type AhEvent, type AhState, eighteen24 } from '@roundhouse/titles/1824'
import { type Future, futureOf as futureIn } from '../../railway/preview/future.ts'

export function futureOf(
  state: DeepReadonly<AhState>,
  seat: Seat,
  actions: readonly AhAction[],
): Future<AhState, AhEvent> {
  return futureIn(eighteen24, state, seat, actions)
}
