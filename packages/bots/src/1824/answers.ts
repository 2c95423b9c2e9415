import { companyAt, trainCode, trainData } from '@roundhouse/titles/1824'
import { type Asked, type Considered, ofType } from './considered.ts'
import { lifeOf } from './outlook.ts'

/** A train is sold only if it is spare: what the company earns does not suffer, and the price is fair. — VII.11 */
export function considerOffer({ state, figures, earns }: Asked): Considered[] {
  const { offer } = state
  if (offer === null) return []
  const { trains } = companyAt(state, offer.owner)
  const left = trains.toSpliced(trains.indexOf(offer.item), 1)
  const lost = earns(state, offer.owner, trains) - earns(state, offer.owner, left)
  const lives = left.some((code) => lifeOf(state, code, figures) >= figures.keepForTrain)
  const isFair = offer.price >= figures.trainAnswer * trainData(offer.item).price
  return [{ action: { type: 'answer', accept: isFair && lives && lost === 0 }, worth: 0 }]
}

/** What is least missed goes, then what lives shortest. — VII.14 */
export function considerDiscard({ state, actions, figures, earns }: Asked): Considered[] {
  const company = state.discards[0]
  if (company === undefined) return []
  const { trains } = companyAt(state, company)
  return ofType(actions, 'discard').map((action) => {
    const code = trainCode(action.train)
    const left = trains.toSpliced(trains.indexOf(code), 1)
    const life = Math.min(10, lifeOf(state, code, figures))
    return { action, worth: earns(state, company, left) - life - trainData(code).price / 100 }
  })
}
