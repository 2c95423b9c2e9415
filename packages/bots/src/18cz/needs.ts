import type { CompanyIndex } from '@roundhouse/railways'
import { sharesOf, sizeOf, treasuryOf } from '@roundhouse/titles/18cz'
import type { Asked } from './considered.ts'
import { lifeOf, nextPrice, ownTrains, payoutsLeft } from './outlook.ts'

/** The part of a company that a seat owns. */
export function ownPart({ state, seat }: Asked, company: CompanyIndex): number {
  return sharesOf(state, company, seat) / sizeOf(state, company).shares
}

/** Whether its trains are gone within so many rounds. */
export function needsTrain(asked: Asked, company: CompanyIndex): boolean {
  const { state, figures } = asked
  return ownTrains(state, company).every(({ code }) => lifeOf(asked, code) < figures.keepForTrain)
}

/** What the director would have to add to the next train of a company that has none left. — VIII.11 */
export function burden(asked: Asked, company: CompanyIndex): number {
  const { state, figures } = asked
  if (payoutsLeft(state, company) === 0) return 0
  const lives = ownTrains(state, company).some(({ code }) => lifeOf(asked, code) >= figures.burdenRounds)
  return lives ? 0 : Math.max(0, nextPrice(state, company) - treasuryOf(state, company))
}
