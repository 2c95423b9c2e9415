import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import { consentQuestion, isDeclined } from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import type { NumberedEvent } from '../events.ts'
import type { AhState, OfferKind, OfferState, TurnState } from '../state.ts'
import { trainId } from '../trains.ts'
import { wrongStep } from './gates.ts'

/** The director of another company is asked for a train at the price of the card. — VII.11, table B24 */
export function askForTrain(
  state: AhState,
  offer: Omit<OfferState, 'agreed' | 'kind'>,
  emit: Emit<NumberedEvent>,
): void {
  const { buyer, item, seat, price } = offer
  state.offer = { ...offer, kind: 'train', agreed: false }
  emit({ type: 'offerMade', kind: 'train', company: buyer, item: trainId(item), seat, price })
}

/** Yes completes the purchase, no changes nothing. — VII.11 */
export const answer = consentQuestion<OfferKind, AhState, AhAction, NumberedEvent>({
  section: 'VII.11',
  yes: { type: 'answer', accept: true },
  no: { type: 'answer', accept: false },
  accepts: (action) => (action.type === 'answer' ? action.accept : null),
  otherwise: wrongStep,
  declined(state, { seat, owner, item, price }, emit) {
    ;(state.turn as TurnState).declined.push({ kind: 'train', item: trainItem(owner, item), price })
    emit({ type: 'offerDeclined', kind: 'train', seat, item: trainId(item), price })
  },
})

/** Asked once in a turn, so that nobody is pestered. — table B24 */
export function isDeclinedTrain({ turn }: DeepReadonly<AhState>, owner: number, code: number): boolean {
  return turn !== null && isDeclined(turn.declined, 'train', trainItem(owner, code), 0)
}

/** Trains are told apart by owner: one declined here may be had elsewhere. */
function trainItem(owner: number, code: number): number {
  return owner * 100 + code
}
