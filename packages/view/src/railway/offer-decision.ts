import { change, note } from './asking.ts'
import type { Decision, Meaning } from './decision.ts'
import type { RailwayView } from './railway-view.ts'
import { type Said, type Told, joined, money, sayIn } from './said.ts'
import type { OfferSayings, RailwaySayings } from './sayings.ts'

const say = sayIn<RailwaySayings & OfferSayings>()

/** What a company offers for something of somebody else: a train of another company, or a private of a player. */
export interface Offer {
  readonly buyer: string
  /** Who is asked. */
  readonly seat: number
  readonly said: Said
  readonly section: string
}

/** Accept or decline: what accepting means. */
export function offerDecision(
  { buyer, said, section }: Offer,
  { figures, notes }: Meaning,
): Pick<Decision, 'heading' | 'section' | 'offer' | 'meaning' | 'confirm' | 'missing'> {
  return {
    heading: say('answer.heading'),
    section,
    offer: { company: buyer, said },
    meaning: { figures, notes: [...notes, note('prompt', say('answer.consent'))] },
    confirm: say('answer.accept'),
    missing: say('answer.consent'),
  }
}

/** A train: what its owner gets, and whether that company is left without one that it can run. */
export function trainOfferMeaning(
  before: RailwayView,
  after: RailwayView,
  owner: string,
  leavesNone: boolean,
): Meaning {
  const treasury = ({ companies }: RailwayView): number =>
    companies.find(({ id }) => id === owner)?.treasury ?? 0
  return {
    figures: [change(say('treasuryOf', owner), treasury(before), treasury(after), money, true)],
    notes: leavesNone ? [note('plain', say('answer.leavesNone', owner))] : [],
  }
}

/** A private: the player's cash, the income he gives up, and what it is worth otherwise. */
export function privateOfferMeaning(
  before: RailwayView,
  after: RailwayView,
  seat: number,
  income: number,
  worth: readonly Told[],
): Meaning {
  const cash = ({ players }: RailwayView): number => players.find((each) => each.seat === seat)?.cash ?? 0
  return {
    figures: [change(say('answer.yours'), cash(before), cash(after), money, true)],
    notes: [note('prompt', joined(' ', [say('answer.givesUp', money(income)), ...worth]))],
  }
}
