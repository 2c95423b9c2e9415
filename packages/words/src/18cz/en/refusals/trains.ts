import { colourOf } from '../../names.ts'
import type { CzTrainRefusals } from '../../shapes.ts'
import { aTrain, crowns, train, trainColour, trainOnCard } from '../names.ts'

const OWNERS = { small: 'every company', medium: 'medium and large companies', large: 'large companies' }

export const trains: CzTrainRefusals = {
  'CZ-TRAIN-NOT-AVAILABLE': (p) =>
    `There is no ${trainOnCard(p.train)} to buy there. The bank sells its top card, the pool what lies in it, a company what it owns. Choose a train on offer.`,
  'CZ-TRAIN-TRADE-PHASE': () =>
    'Companies cannot buy each other’s trains yet. That begins with the first b card sold or exported, in Moravia–Silesia with the first d card. Buy from the bank or the pool.',
  'CZ-TRAIN-PRICE': ({ price }) =>
    `${crowns(price)} cannot be offered. A train of another company costs a whole number of at least ${crowns(1)}. Offer another price.`,
  'CZ-TRAIN-DECLINED': ({ price, ...p }) =>
    `The offer of ${crowns(price)} for the ${train(p.train)} has been declined. Both directors must agree. Offer more or go on.`,
  'CZ-TRAIN-CASH': ({ price, treasury }) =>
    `The train costs ${crowns(price)} and the treasury has ${crowns(treasury)}: ${crowns(price - treasury)} short. The director helps only a company that must have a train and cannot pay for any. Choose a cheaper train or go on.`,
  'CZ-TRAIN-KIND': (p) =>
    `This company cannot own ${aTrain(p.train)}. It is ${trainColour(p.train)}, for ${OWNERS[colourOf(p.train)]}. Choose another train.`,
  'CZ-TRAIN-LIMIT': ({ limit }) =>
    `The company is at its limit of ${limit === 1 ? 'one train' : `${limit} trains`}. At the limit it buys none, even if others became obsolete by it. Go on without a train.`,
  'CZ-TRAIN-LAST-PLACE': (p) =>
    `The last place is not for ${aTrain(p.train)}. The company has no train that it can run, and this place must stay for one. Choose a train that it can run.`,
  'CZ-TRAIN-MUST': () =>
    'The company has no train that it can run. At the end of its turn every company owns one, with or without a route. Buy one.',
  'CZ-TRAIN-SCRAP': () =>
    'This train cannot be scrapped. By choice only trains just acquired with a company leave the game. Keep it.',
  'CZ-TRAIN-OBSOLETE': (p) =>
    `The ${train(p.train)} is obsolete. A card is no longer sold as a kind that has been scrapped. Choose another kind.`,
  'CZ-TRAIN-VACLAV': ({ company }) =>
    `The company ${company} is Václav’s. His companies part with no train. Buy from the bank, the pool or another company.`,

  'CZ-TRAIN-TURN-LATE': () =>
    'This card cannot be turned. Only a train just acquired with a company is turned, right then. Keep it as it is.',
  'CZ-TURN-KIND': (p) =>
    `The ${train(p.train)} cannot become ${aTrain(p.to)}. A card is turned to a larger kind printed on it that the company may own and that is not obsolete. Choose another kind or keep the train.`,
  'CZ-TURN-CASH': ({ cost, treasury }) =>
    `Turning the card costs ${crowns(cost)} and the treasury has ${crowns(treasury)}: ${crowns(cost - treasury)} short. The company pays the difference of the prices. Keep the train as it is, or scrap it.`,

  'CZ-DISCARD-FIRST': ({ company }) =>
    `There are more trains in ${company} than its limit allows. Nothing else comes before it is back at the limit. Its director chooses a train to give up.`,
  'CZ-DISCARD-CHOICE': ({ company, ...p }) =>
    `The ${train(p.train)} is not one that ${company} can give up now. It gives up a train of its own, and keeps the one that it has just bought at the limit or with the director’s help. Choose another train.`,

  'CZ-EMERG-SOURCE': () =>
    'A train of another company is paid from the treasury alone. With the director’s help a train comes from the bank or the pool. Choose one of those, or offer what the treasury has.',
  'CZ-EMERG-EXTRA': () =>
    'The director has helped in this turn. Help is for the one train that the company must have. End the turn.',
  'CZ-EMERG-NO-SALES': () =>
    'Shares are not sold to pay for a train. The director pays from cash and borrows what is missing. Choose a train.',
}
