import { localValue, priceOf, runsTrain, sharesOf, trainCode, trainData } from '@roundhouse/titles/18cz'
import { type Asked, type Considered, ofType } from './considered.ts'
import { shareGain } from './outlook.ts'

/** Whether an offer pays for what is given away. — VIII.3, VIII.9, VIII.10 */
export function considerOffer(asked: Asked): Considered[] {
  const { state, seat, figures } = asked
  const { offer } = state
  if (offer === null) return []
  const fair =
    offer.kind === 'local'
      ? figures.localAnswer * localValue(state)
      : offer.kind === 'train'
        ? figures.trainAnswer * trainData(offer.item).price
        : priceOf(state, offer.item) + figures.companyAnswer * Math.max(0, shareGain(asked, offer.item))
  const own = offer.kind === 'company' && sharesOf(state, offer.item, seat) === 0
  return [{ action: { type: 'answer', accept: own || offer.price >= fair }, worth: 0 }]
}

/** What does not run goes first, then the shortest. — VIII.12 */
export function considerDiscard({ state, actions }: Asked): Considered[] {
  const company = state.discards[0]
  if (company === undefined) return []
  return ofType(actions, 'discard').map((action) => {
    const code = trainCode(action.train)
    return { action, worth: runsTrain(state, company, code) ? -trainData(code).reach : 0 }
  })
}

/** Acquired trains: turned to the own colour, kept, or scrapped where there is no room. — VIII.9 */
export function considerAcquired({ state, actions }: Asked): Considered[] {
  const company = state.turn?.company
  if (company === undefined) return []
  return [
    ...ofType(actions, 'turnTrain')
      .filter(({ to }) => runsTrain(state, company, trainCode(to)))
      .map((action) => ({ action, worth: trainData(trainCode(action.to)).reach })),
    ...ofType(actions, 'pass').map((action) => ({ action, worth: 0 })),
    ...ofType(actions, 'scrapTrain').map((action) => ({
      action,
      worth: -trainData(trainCode(action.train)).reach,
    })),
  ]
}

/** Moravia–Silesia: what a private brings while it lasts. — XI.2 */
export function considerBids({ actions, figures }: Asked): Considered[] {
  return ofType(actions, 'bid')
    .slice(0, 1)
    .map((action) => ({ action, worth: figures.privateBid - action.amount }))
    .filter(({ worth }) => worth > 0)
}
