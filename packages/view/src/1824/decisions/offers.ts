import type { DeepReadonly } from '@roundhouse/kernel'
import { type AhState, companyId, trainId } from '@roundhouse/titles/1824'
import { type Said, money } from '../../railway/said.ts'
import { say } from './sayings.ts'

/** "SD offers 140 G for a 3-train of BK"; null where nothing is offered. */
export function offerSaid({ offer }: DeepReadonly<AhState>): Said | null {
  if (offer === null) return null
  const { buyer, item, owner, price } = offer
  return say(
    'answer.train',
    companyId(buyer),
    say('names.train', trainId(item)),
    companyId(owner),
    money(price),
  )
}
