import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { type CzAction, type CzEvent, type CzState, eighteenCz } from '@roundhouse/titles/18cz'
import { type Future, futureOf as futureIn } from '../../railway/preview/future.ts'

export function futureOf(
  state: DeepReadonly<CzState>,
  seat: Seat,
  actions: readonly CzAction[],
): Future<CzState, CzEvent> {
  return futureIn(eighteenCz, state, seat, actions)
}
