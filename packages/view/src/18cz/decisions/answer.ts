import { change, note } from '../../railway/asking.ts'
import type { Meaning } from '../../railway/decision.ts'
import { joined, money } from '../../railway/said.ts'
import { type OfferPreview, offerPreview } from '../preview/offer.ts'
import { acquisitionMeaning } from './acquire.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { framed } from './frame.ts'
import { saidOf } from './offers.ts'
import { say } from './sayings.ts'

const SECTIONS = { company: 'VIII.9', train: 'VIII.10', local: 'VIII.3' } as const

/** An offer for a company, a train or a local: what accepting it means. — VIII.9, VIII.10, VIII.3 */
export function answerDecision(asking: CzAsking): CzDecision | null {
  const offer = offerPreview(asking.state)
  if (offer === null) return null
  const { figures, notes } = meaningOf(offer)
  return framed(asking, {
    heading: say('answer.heading'),
    section: SECTIONS[offer.kind],
    offer: { company: offer.buyer, said: saidOf(offer) },
    meaning: { figures, notes: [...notes, note('prompt', say('answer.consent'))] },
    usual: { type: 'answer', accept: true },
    confirm: say('answer.accept'),
    missing: say('answer.consent'),
  })
}

function meaningOf(offer: OfferPreview): Meaning {
  const { acquisition, treasury, cash, owner, item, income, value, endValue, leavesNone } = offer
  if (acquisition !== null) {
    return acquisitionMeaning(acquisition, [note('plain', say('answer.closes', item))])
  }
  if (treasury !== null && owner !== null) {
    return {
      figures: [change(say('treasuryOf', owner), treasury.before, treasury.after, money, true)],
      notes: leavesNone ? [note('plain', say('answer.leavesNone', owner))] : [],
    }
  }
  return {
    figures: cash === null ? [] : [change(say('answer.yours'), cash.before, cash.after, money, true)],
    notes: [
      note(
        'prompt',
        joined(' ', [
          say('answer.givesUp', money(income)),
          say('answer.valueNow', money(value)),
          endValue > 0 && say('answer.endValue', money(endValue)),
        ]),
      ),
    ],
  }
}
