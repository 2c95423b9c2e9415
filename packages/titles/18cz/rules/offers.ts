import type { DeepReadonly, Emit, Step } from '@roundhouse/kernel'
import type { CzAction } from '../actions.ts'
import { companyId } from '../companies.ts'
import type { CzEvent } from '../events.ts'
import { LOCALS, localId } from '../locals.ts'
import { isOn } from '../options.ts'
import { type CzState, type OfferKind, type OfferState, type TurnState, companyAt } from '../state.ts'
import { trainId } from '../trains.ts'
import { wrongStep } from './gates.ts'

/** Both must agree: an offer waits for its answer, unless one person would answer himself. — VIII.9, VIII.10 */
export function makeOffer(state: CzState, offer: Omit<OfferState, 'agreed'>, emit: Emit<CzEvent>): void {
  const { kind, seat, price } = offer
  const agreed = isOn(state, 'noConsent') || companyAt(state, offer.buyer).director === seat
  state.offer = { ...offer, agreed }
  if (agreed) return
  emit({ type: 'offerMade', kind, company: companyId(offer.buyer), item: itemName(offer), seat, price })
}

export const answer: Step<CzState, CzAction, CzEvent> = {
  name: 'answer',
  section: 'VIII.9',
  choices: () => [
    { kind: 'one', action: { type: 'answer', accept: true } },
    { kind: 'one', action: { type: 'answer', accept: false } },
  ],
  refuse: (state, _seat, action) => (action.type === 'answer' ? null : wrongStep(state, action)),
  apply(state, seat, action, emit) {
    if (action.type !== 'answer') return
    const offer = state.offer as OfferState
    if (action.accept) {
      offer.agreed = true
      return
    }
    state.offer = null
    const { kind, price } = offer
    ;(state.turn as TurnState).declined.push({ kind, item: declinedItem(offer), price })
    emit({ type: 'offerDeclined', kind, seat, item: itemName(offer), price })
  },
}

/** The highest price declined for this thing in this turn; 0 if none was. */
export function declinedPrice(state: DeepReadonly<CzState>, kind: OfferKind, item: number): number {
  let price = 0
  for (const each of state.turn?.declined ?? []) {
    if (each.kind === kind && each.item === item && each.price > price) price = each.price
  }
  return price
}

/** Trains are told apart by owner: one declined here may be had elsewhere. */
export function trainItem(owner: number, code: number): number {
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
