import { type CzAction, LOCAL_END_VALUE, companyId, localValue, eighteenCz } from '@roundhouse/titles/18cz'
import { acquisitionIn, acquisitionMeaning } from '../../railway/acquisition-decision.ts'
import { note } from '../../railway/asking.ts'
import type { Meaning } from '../../railway/decision.ts'
import {
  type Offer,
  offerDecision,
  privateOfferMeaning,
  trainOfferMeaning,
} from '../../railway/offer-decision.ts'
import { futureOf } from '../../railway/preview/future.ts'
import { money } from '../../railway/said.ts'
import { type OfferTold, offerIn, saidOf } from '../offers.ts'
import { runs } from '../preview/trains.ts'
import { privateIncome } from '../privates.ts'
import { viewOf } from '../view.ts'
import { STATION_PRICE } from './acquire.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

const SECTIONS = { company: 'VIII.9', train: 'VIII.10', local: 'VIII.3' } as const

/** An offer for a company, a train or a local: what accepting it means. — VIII.9, VIII.10, VIII.3 */
export function answerDecision(asking: CzAsking): CzDecision | null {
  const { offer } = asking.state
  if (offer === null) return null
  const told = offerIn(offer)
  const shown: Offer = {
    buyer: told.company,
    seat: offer.seat,
    said: saidOf(told, offer.owner),
    section: SECTIONS[offer.kind],
  }
  return framed(asking, {
    ...offerDecision(shown, meaningOf(asking, told)),
    usual: { type: 'answer', accept: true },
  })
}

function meaningOf({ state, view }: CzAsking, { kind, item }: OfferTold): Meaning {
  const { offer } = state
  if (offer === null) return { figures: [], notes: [] }
  const accept: CzAction = { type: 'answer', accept: true }
  const { state: later, events } = futureOf(eighteenCz, state, offer.seat, [accept])
  if (kind === 'company') {
    const closes = [note('plain', say('answer.closes', item))]
    return acquisitionMeaning(acquisitionIn(view, events), STATION_PRICE, closes)
  }
  const after = viewOf(later)
  if (kind === 'train') {
    const owner = companyId(offer.owner)
    const rest = after.companies.find(({ id }) => id === owner)?.trains ?? []
    return trainOfferMeaning(view, after, owner, !rest.some(runs(state, owner)))
  }
  const isLocal = item !== 'MW'
  const seller = view.players.find(({ seat }) => seat === offer.seat)
  const income = isLocal
    ? (seller?.privates.find(({ id }) => id === item)?.income ?? 0)
    : privateIncome(state)
  return privateOfferMeaning(view, after, offer.seat, income, [
    say('answer.valueNow', money(localValue(state))),
    ...(isLocal ? [say('answer.endValue', money(LOCAL_END_VALUE))] : []),
  ])
}
