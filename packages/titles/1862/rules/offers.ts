import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import { type CompanyIndex, consentQuestion } from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import { companyId } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { type OfferKind, type RmOffer, type RmState, companyAt } from '../state.ts'
import { trainId } from '../trains.ts'
import { bookOf } from './book.ts'
import { deciderOf } from './directors.ts'
import { wrongStep } from './gates.ts'
import { declinedItem } from './train-market.ts'

/** What another director must agree to. — 7.5.1, 7.9 */
export const answer = consentQuestion<OfferKind, RmState, RmAction, NumberedEvent>({
  section: '7.5.1',
  yes: { type: 'answer', accept: true },
  no: { type: 'answer', accept: false },
  accepts: (action) => (action.type === 'answer' ? action.accept : null),
  otherwise: wrongStep,
  declined(state, offer, emit) {
    const { kind, owner, seat } = offer
    // The same proposal is not made again in this turn. — table B46
    const item = kind === 'train' ? declinedItem(state, owner, offer.item % 100) : offer.item
    state.turn?.declined.push({ kind, item, price: 0 })
    emit({ type: 'offerDeclined', kind, seat, item: nameOf(state, offer) })
  },
})

/** Nobody is asked who directs both companies. — table B7, B46 */
export function propose(
  state: RmState,
  kind: OfferKind,
  buyer: CompanyIndex,
  owner: CompanyIndex,
  item: number,
  price: number,
  emit: Emit<NumberedEvent>,
): void {
  const seat = deciderOf(state, owner)
  const agreed = companyAt(state, buyer).director === seat || !bookOf(state).asksForConsent
  state.offer = { kind, buyer, seat, item, owner, price, agreed }
  if (agreed) return
  emit({
    type: 'offerMade',
    kind,
    company: buyer,
    partner: companyId(owner),
    item: nameOf(state, state.offer),
    seat,
  })
}

/** The survivor of two companies, or the train, as players call them. */
function nameOf(state: DeepReadonly<RmState>, { kind, item, owner }: DeepReadonly<RmOffer>): string {
  const second = item % 100
  return kind === 'train' ? trainId(companyAt(state, owner).trains[second] as number) : companyId(second)
}

export function isAgreed({ offer }: DeepReadonly<RmState>): boolean {
  return offer?.agreed === true
}

/** The proposal that takes effect now. */
export function takeOffer(state: RmState): RmOffer {
  const { offer } = state
  if (offer === null) throw new Error('nothing was agreed')
  state.offer = null
  return offer
}
