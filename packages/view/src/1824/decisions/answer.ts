import { companyId } from '@roundhouse/titles/1824'
import { offerDecision, trainOfferMeaning } from '../../railway/offer-decision.ts'
import { futureOf } from '../preview/future.ts'
import { viewOf } from '../view.ts'
import type { AhAsking, AhDecision } from './asking.ts'
import { framed } from './frame.ts'
import { offerSaid } from './offers.ts'

/** Another company asks for a train at the price of the card: yes or no. — VII.11, table B24 */
export function answerDecision(asking: AhAsking): AhDecision | null {
  const { state, view } = asking
  const { offer } = state
  const said = offerSaid(state)
  if (offer === null || said === null) return null
  const after = viewOf(futureOf(state, offer.seat, [{ type: 'answer', accept: true }]).state)
  const owner = companyId(offer.owner)
  const rest = after.companies.find(({ id }) => id === owner)?.trains ?? []
  return framed(asking, {
    ...offerDecision(
      { buyer: companyId(offer.buyer), seat: offer.seat, said, section: 'VII.11' },
      trainOfferMeaning(view, after, owner, rest.length === 0),
    ),
    usual: { type: 'answer', accept: true },
  })
}
