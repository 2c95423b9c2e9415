import type { CompanyIndex } from '@roundhouse/railways'
import {
  bankPrice,
  bookOf,
  companyAt,
  priceOf,
  trainCode,
  trainData,
  treasuryOf,
} from '@roundhouse/titles/1862'
import { power } from '../arithmetic.ts'
import { keepsForTrain, worthOfTrain } from '../railway/outlook.ts'
import { type ActionOf, type Asked, type Considered, best, ofType } from './considered.ts'
import { lifeOf, needsTrain, ownPart, payoutsLeft, typesOf } from './outlook.ts'

/** Money for the holders, unless the next train can be had by keeping it; with Hudson where that is cheap. — 7.8.5, 7.8.6 */
export function considerRevenue({ state, actions, figures }: Asked): Considered[] {
  const { turn } = state
  if (turn === null) return []
  const { company, revenue } = turn
  const dying = companyAt(state, company).trains.every((code) => lifeOf(state, code, figures) <= 1)
  const treasury = treasuryOf(state, company)
  const money = { treasury, revenue, price: bankPrice(state) }
  if (keepsForTrain(dying, money, payoutsLeft(state, company, figures))) {
    return [{ action: { type: 'withhold' }, worth: 0 }]
  }
  const added = Math.ceil((priceOf(state, company) - revenue) / 10) * 10
  const [hudson] = ofType(actions, 'hudson')
  const kept = needsTrain(state, company, figures) ? bankPrice(state) : 0
  const isCheap = added <= figures.hudson * treasury && treasury - added >= kept
  return [{ action: hudson !== undefined && isCheap ? hudson : { type: 'payOut' }, worth: 0 }]
}

/** A train for what it adds to the revenue; one is a must. — 7.9, 7.11 */
export function considerTrains(asked: Asked): Considered[] {
  const { state, actions } = asked
  const { turn } = state
  if (turn === null) return []
  const { company } = turn
  const must = companyAt(state, company).trains.length === 0
  const found = best(
    ofType(actions, 'buyTrain')
      .filter(({ warranties }) => warranties === undefined)
      .map((action) => ({ action, worth: worthOf(asked, company, action) })),
  )
  if (!must) return found !== null && found.worth > 0 ? [found] : []
  if (found !== null) return [found]
  // Own shares first: refinancing halves what everybody holds.
  return [...ofType(actions, 'sellTreasury'), ...ofType(actions, 'refinance')]
    .slice(0, 1)
    .map((action) => ({ action, worth: 0 }))
}

function worthOf(asked: Asked, company: CompanyIndex, { train }: ActionOf<'buyTrain'>): number {
  const { state, seat, figures } = asked
  const code = trainCode(train)
  const part = ownPart(state, seat, company)
  const treasury = treasuryOf(state, company)
  return worthOfTrain(
    {
      added: expectedOf(asked, company, code),
      rounds: Math.min(payoutsLeft(state, company, figures), lifeOf(state, code, figures)),
      price: trainData(code).price,
      part,
      treasuryPart: part,
      treasury,
      cash: 0,
    },
    figures,
  )
}

/** What the train adds on the board as it is; a young company will build track for it. — 6.5.4.3, 7.9 */
function expectedOf({ state, figures, earns }: Asked, company: CompanyIndex, code: number): number {
  const { trains, turns } = companyAt(state, company)
  const { band, type } = trainData(code)
  if (!typesOf(state, company).includes(type)) return 0
  const { scrappedBy } = bookOf(state)
  const lasting = trains.filter(
    (each) =>
      scrappedBy(trainData(each).band) !== band && lifeOf(state, each, figures) >= figures.keepForTrain,
  )
  const added = earns(state, company, [...lasting, code]) - earns(state, company, lasting)
  const hoped = (figures.usualTrain[band] ?? 0) * power(figures.furtherTrain, lasting.length)
  return added + Math.max(0, hoped - added) * Math.max(0, 1 - turns / figures.turnsToBuild)
}
