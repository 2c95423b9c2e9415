import { companyAt, companyId, trainId } from '@roundhouse/titles/1862'
import { type Said, money } from '../../railway/said.ts'
import type { RmAsking } from './asking.ts'
import { say } from './sayings.ts'

/** What is proposed to whoever must agree; null where nothing is. — 7.5.1, 7.9 */
export function offerSaid({ state }: Pick<RmAsking, 'state'>): Said | null {
  const { offer } = state
  if (offer === null) return null
  const { kind, buyer, owner, item, price } = offer
  const second = item % 100
  const [company, partner] = [companyId(buyer), companyId(owner)]
  if (kind === 'train') {
    const train = trainId(companyAt(state, owner).trains[second] as number)
    return say('answer.train', company, say('names.train', train), partner, money(price))
  }
  return say(`answer.${kind}`, company, partner, companyId(second))
}
