import type { DeepReadonly } from '@roundhouse/kernel'
import { LOCALS, type OfferKind, type OfferState, companyId, localId, trainId } from '@roundhouse/titles/18cz'

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
