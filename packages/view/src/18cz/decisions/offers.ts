import type { DeepReadonly } from '@roundhouse/kernel'
import type { CzState } from '@roundhouse/titles/18cz'
import { type Said, money } from '../../railway/said.ts'
import { type OfferPreview, offerPreview } from '../preview/offer.ts'
import { say } from './sayings.ts'

/** "NWB offers 65 K a share for EKJ"; null where nothing is offered. — VIII.3, VIII.9, VIII.10 */
export function offerSaid(state: DeepReadonly<CzState>): Said | null {
  const offer = offerPreview(state)
  return offer === null ? null : saidOf(offer)
}

export function saidOf({ kind, buyer, item, owner, price }: OfferPreview): Said {
  if (kind === 'company') return say('answer.company', buyer, item, money(price))
  if (kind === 'train') {
    return say('answer.train', buyer, say('names.train', item), owner ?? '', money(price))
  }
  return say('answer.local', buyer, say('names.local', item), money(price))
}
