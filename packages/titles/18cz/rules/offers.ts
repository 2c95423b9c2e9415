import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import { type TrainCode, consentQuestion, isDeclined, leastOffer, underWay } from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { companyId } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { LOCALS, localId } from '../locals.ts'
import { type CzState, type OfferKind, type OfferState, companyAt } from '../state.ts'
import { trainId } from '../trains.ts'
import { bookOf } from './book.ts'
import { wrongStep } from './gates.ts'

/** Both must agree: an offer waits for its answer, unless one person would answer himself. — VIII.9, VIII.10 */
export function makeOffer(
  state: CzState,
  offer: Omit<OfferState, 'agreed'>,
  emit: Emit<NumberedEvent>,
): void {
  const { kind, seat, price } = offer
  const agreed = bookOf(state).agreesAtOnce(companyAt(state, offer.buyer).director, seat)
  state.offer = { ...offer, agreed }
  if (agreed) return
  emit({ type: 'offerMade', kind, company: offer.buyer, item: itemName(offer), seat, price })
}

export const answer = consentQuestion<OfferKind, CzState, CzAction, NumberedEvent>({
  section: 'VIII.9',
  yes: { type: 'answer', accept: true },
  no: { type: 'answer', accept: false },
  accepts: (action) => (action.type === 'answer' ? action.accept : null),
  otherwise: wrongStep,
  declined(state, offer, emit) {
    const { kind, seat, price } = offer
    underWay(state, 'turn').declined.push({ kind, item: declinedItem(offer), price })
    emit({ type: 'offerDeclined', kind, seat, item: itemName(offer), price })
  },
})

/** Whether as much was declined for this thing in this turn. */
export function wasDeclined(
  state: DeepReadonly<CzState>,
  kind: OfferKind,
  item: number,
  price: number,
): boolean {
  return isDeclined(underWay(state, 'turn').declined, kind, item, price)
}

/** The least that may be offered for it now. */
export function leastPrice(
  state: DeepReadonly<CzState>,
  kind: OfferKind,
  item: number,
  least: number,
): number {
  return leastOffer(underWay(state, 'turn').declined, kind, item, least)
}

/** Trains are told apart by owner: one declined here may be had elsewhere. */
export function trainItem(owner: number, code: TrainCode): number {
  return owner * 100 + code
}

function declinedItem(offer: OfferState): number {
  return offer.kind === 'train' ? trainItem(offer.owner, offer.item) : offer.item
}

function itemName({ kind, item }: Pick<OfferState, 'kind' | 'item'>): string {
  return kind === 'company' ? companyId(item) : kind === 'train' ? trainId(item) : localName(item)
}

/** The MW private of Moravia–Silesia has a number behind those of the locals. — XI.2 */
function localName(item: number): string {
  return item < LOCALS.length ? localId(item) : 'MW'
}
