import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import { underWay } from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import type { CzState } from '../state.ts'
import { acquireCompany } from './acquisition.ts'
import { takeLocal } from './locals.ts'
import { MW_ITEM, takeMw } from './mw.ts'
import { takeTrain } from './trade.ts'

export function isAgreed({ offer }: DeepReadonly<CzState>): boolean {
  return offer?.agreed === true
}

/** Both have agreed: the offer takes effect. — VIII.3, VIII.9, VIII.10 */
export function carryOut(state: CzState, emit: Emit<NumberedEvent>): void {
  const { kind, buyer, item, owner, price } = underWay(state, 'offer')
  state.offer = null
  if (kind === 'local' && item === MW_ITEM) takeMw(state, buyer, price, emit)
  else if (kind === 'local') takeLocal(state, buyer, item, price, emit)
  else if (kind === 'train') takeTrain(state, buyer, owner, item, price, emit)
  else acquireCompany(state, buyer, item, price, emit)
}
