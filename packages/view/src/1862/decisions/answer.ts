import { companyAt, companyId } from '@roundhouse/titles/1862'
import { offerDecision, trainOfferMeaning } from '../../railway/offer-decision.ts'
import { exchangeOf, joinMeaning } from '../exchange.ts'
import { futureOf } from '../preview/future.ts'
import { viewOf } from '../view.ts'
import type { RmAsking, RmDecision } from './asking.ts'
import { framed } from './frame.ts'
import { offerSaid } from './offers.ts'
import { say } from './sayings.ts'

/** Another director proposes a merger or an acquisition, or asks for a train: yes or no. — 7.5.1, 7.9 */
export function answerDecision(asking: RmAsking): RmDecision | null {
  const { state, view } = asking
  const { offer } = state
  const said = offerSaid(asking)
  if (offer === null || said === null) return null
  const { kind, seat } = offer
  const [buyer, owner] = [companyId(offer.buyer), companyId(offer.owner)]
  const accept = { type: 'answer', accept: true } as const
  if (kind !== 'train') {
    const section = kind === 'merge' ? '7.5.1' : '7.14'
    return framed(asking, {
      ...offerDecision({ buyer, seat, said, section }, joinMeaning(asking)),
      exchange: exchangeOf(asking),
      usual: accept,
    })
  }
  const after = viewOf(futureOf(state, seat, [accept]).state)
  const leavesNone = companyAt(state, offer.owner).trains.length === 1
  return framed(asking, {
    ...offerDecision(
      { buyer, seat, said, section: '7.9' },
      trainOfferMeaning(view, after, owner, leavesNone),
    ),
    usual: accept,
    missing: say('answer.consent'),
  })
}
