import type { DeepReadonly } from '@roundhouse/kernel'
import { type CzState, companyId } from '@roundhouse/titles/18cz'
import { type Said, money } from '../../railway/said.ts'
import { type OfferTold, offerIn } from '../offers.ts'
import { say } from './sayings.ts'

/** "NWB offers 65 K a share for EKJ"; null where nothing is offered. — VIII.3, VIII.9, VIII.10 */
export function offerSaid({ offer }: DeepReadonly<CzState>): Said | null {
  return offer === null ? null : saidOf(offerIn(offer), offer.owner)
}

export function saidOf({ kind, company, item, price }: OfferTold, owner: number): Said {
  if (kind === 'company') return say('answer.company', company, item, money(price))
  if (kind === 'local') return say('answer.local', company, say('names.local', item), money(price))
  return say('answer.train', company, say('names.train', item), companyId(owner), money(price))
}
