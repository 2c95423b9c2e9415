import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import {
  type CzState,
  LOCALS,
  LOCAL_END_VALUE,
  NOBODY,
  type OfferKind,
  cashOf,
  companyAt,
  companyId,
  localId,
  localSize,
  localValue,
  runsTrain,
  trainId,
  treasuryOf,
} from '@roundhouse/titles/18cz'
import type { Change } from '../../railway/preview/future.ts'
import { type AcquisitionPreview, acquisitionPreview } from './acquire.ts'
import { privateIncome } from './mw.ts'

/** An offer that waits, and what it means to accept it. — VIII.3, VIII.9, VIII.10 */
export interface OfferPreview {
  readonly kind: OfferKind
  readonly buyer: string
  readonly seat: Seat
  /** The company, the train's id or the local's; 'MW' for the private. */
  readonly item: string
  readonly price: number
  /** The company that sells a train. */
  readonly owner: string | null
  readonly acquisition: AcquisitionPreview | null
  /** A train: its owner's treasury, and whether it is left without one that it can run. */
  readonly treasury: Change | null
  readonly leavesNone: boolean
  /** A local: the player's cash, the income he gives up, what it is worth now and at the end. */
  readonly cash: Change | null
  readonly income: number
  readonly value: number
  readonly endValue: number
}

export function offerPreview(state: DeepReadonly<CzState>): OfferPreview | null {
  const { offer } = state
  if (offer === null) return null
  const { kind, seat, item, owner, price } = offer
  const buyer = companyId(offer.buyer)
  const common = { kind, buyer, seat, price }
  const nothing = { acquisition: null, treasury: null, leavesNone: false, cash: null, income: 0 }
  const worth = { value: 0, endValue: 0 }
  if (kind === 'company') {
    const acquisition = acquisitionPreview(state, buyer, companyId(item), price)
    return { ...common, ...nothing, ...worth, item: companyId(item), owner: null, acquisition }
  }
  if (kind === 'train' && owner !== NOBODY) {
    const before = treasuryOf(state, owner)
    const rest = companyAt(state, owner).trains.slice()
    rest.splice(rest.indexOf(item), 1)
    return {
      ...common,
      ...nothing,
      ...worth,
      item: trainId(item),
      owner: companyId(owner),
      treasury: { before, after: before + price },
      leavesNone: !rest.some((code) => runsTrain(state, owner, code)),
    }
  }
  const isLocal = item < LOCALS.length
  const before = cashOf(state, seat)
  return {
    ...common,
    ...nothing,
    item: isLocal ? localId(item) : 'MW',
    owner: null,
    cash: { before, after: before + price },
    income: isLocal ? localSize(item).income : privateIncome(state),
    value: localValue(state),
    endValue: isLocal ? LOCAL_END_VALUE : 0,
  }
}
