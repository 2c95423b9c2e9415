import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type CzState,
  LOCALS,
  type OfferKind,
  type OfferState,
  companyId,
  localId,
  trainId,
} from '@roundhouse/titles/18cz'
import { type Said, money } from '../railway/said.ts'
import { say } from './decisions/sayings.ts'

/** An offer by names: which company offers, and for what. — VIII.3, VIII.9, VIII.10 */
export interface OfferTold {
  readonly kind: OfferKind
  readonly company: string
  readonly item: string
  readonly price: number
}

export function offerIn({ kind, buyer, item, price }: DeepReadonly<OfferState>): OfferTold {
  return { kind, company: companyId(buyer), item: itemName(kind, item), price }
}

/** The MW private has a number behind those of the locals. — XI.2 */
function itemName(kind: OfferKind, item: number): string {
  if (kind === 'company') return companyId(item)
  if (kind === 'train') return trainId(item)
  return item < LOCALS.length ? localId(item) : 'MW'
}

/** "NWB offers 65 K a share for EKJ"; null where nothing is offered. — VIII.3, VIII.9, VIII.10 */
export function offerSaid({ offer }: DeepReadonly<CzState>): Said | null {
  return offer === null ? null : saidOf(offerIn(offer), offer.owner)
}

export function saidOf({ kind, company, item, price }: OfferTold, owner: number): Said {
  if (kind === 'company') return say('answer.company', company, item, money(price))
  if (kind === 'local') return say('answer.local', company, say('names.local', item), money(price))
  return say('answer.train', company, say('names.train', item), companyId(owner), money(price))
}
