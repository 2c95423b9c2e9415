import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type CompanyId,
  LOCALS,
  type OfferKind,
  type OfferState,
  companyId,
  localId,
  trainId,
} from '@roundhouse/titles/18cz'

/** An offer by names: who offers, and for what. — VIII.3, VIII.9, VIII.10 */
export function offerIn({ kind, buyer, item, price }: DeepReadonly<OfferState>): {
  readonly kind: OfferKind
  readonly company: CompanyId
  readonly item: string
  readonly price: number
} {
  return { kind, company: companyId(buyer), item: itemName(kind, item), price }
}

/** The MW private has a number behind those of the locals. — XI.2 */
function itemName(kind: OfferKind, item: number): string {
  if (kind === 'company') return companyId(item)
  if (kind === 'train') return trainId(item)
  return item < LOCALS.length ? localId(item) : 'MW'
}
