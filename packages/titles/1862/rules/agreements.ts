import type { Emit } from '@roundhouse/kernel'
import type { NumberedEvent } from '../events.ts'
import type { RmState } from '../state.ts'
import { beginJoining } from './merger.ts'
import { takeOffer } from './offers.ts'
import { carryOutTrade } from './trade.ts'

/** What was agreed takes effect. — 7.5.1, 7.9 */
export function carryOut(state: RmState, emit: Emit<NumberedEvent>): void {
  const offer = takeOffer(state)
  if (offer.kind === 'train') carryOutTrade(state, offer, emit)
  else beginJoining(state, offer, emit)
}
