import type { CompanyIndex } from '@roundhouse/railways'
import {
  cashOf,
  companyAt,
  companyIndex,
  handInValue,
  isGoods,
  isSmall,
  mustBuyTrain,
  priceOf,
  trainCode,
  trainData,
  treasuryOf,
} from '@roundhouse/titles/1824'
import { power } from '../arithmetic.ts'
import { keepsForTrain, worthOfTrain } from '../railway/outlook.ts'
import { type ActionOf, type Asked, type Considered, best, ofType } from './considered.ts'
import { lifeOf, nextPrice, ownPart, payoutsLeft, seesMines, shareGain } from './outlook.ts'

/** Money for the holders, unless the next train can be had by keeping it. — VII.10 */
export function considerRevenue({ state, figures }: Asked): Considered[] {
  const { turn } = state
  if (turn === null) return []
  const { company, revenue } = turn
  const dying = companyAt(state, company).trains.every((code) => lifeOf(state, code, figures) <= 1)
  const money = { treasury: treasuryOf(state, company), revenue, price: nextPrice(state, company) }
  const keep = keepsForTrain(dying, money, payoutsLeft(state, company, figures))
  return [{ action: { type: keep ? 'withhold' : 'payOut' }, worth: 0 }]
}

/** A train for what it adds to the revenue; one is a must. — VII.11, VII.12 */
export function considerTrains(asked: Asked): Considered[] {
  const { state, actions, seat } = asked
  const { turn } = state
  if (turn === null) return []
  const { company } = turn
  const must = mustBuyTrain(state, company)
  const found = best([
    ...ofType(actions, 'buyTrain')
      .filter(({ help }) => help === undefined)
      .map((action) => ({ action, worth: worthOf(asked, company, action) })),
    ...fromSisters(asked, company),
  ])
  if (must) {
    const missing = nextPrice(state, company) - treasuryOf(state, company) - cashOf(state, seat)
    const sale = missing > 0 ? best(sales(asked, missing)) : null
    if (sale !== null) return [sale]
    return found === null ? [] : [found]
  }
  return found !== null && found.worth > 0 ? [found] : []
}

function worthOf(asked: Asked, company: CompanyIndex, { train, tradeIn }: ActionOf<'buyTrain'>): number {
  const { state, seat, figures } = asked
  const code = trainCode(train)
  const given = tradeIn === undefined ? null : trainCode(tradeIn)
  return worthOfTrain(
    {
      added: expectedOf(asked, company, companyAt(state, company).trains, code, given),
      rounds: Math.min(payoutsLeft(state, company, figures), lifeOf(state, code, figures)),
      price: trainData(code).price - (given === null ? 0 : handInValue(given)),
      part: ownPart(state, seat, company),
      treasuryPart: isSmall(company) ? figures.smallTreasury : ownPart(state, seat, company),
      treasury: treasuryOf(state, company),
      cash: cashOf(state, seat),
    },
    figures,
  )
}

/** What the train adds on the board as it is; a young company will build track for it. */
function expectedOf(
  asked: Asked,
  company: CompanyIndex,
  trains: readonly number[],
  code: number,
  given: number | null = null,
): number {
  const { state, figures, earns } = asked
  const { turns } = companyAt(state, company)
  const { scraps, id } = trainData(code)
  const kept = trains.slice()
  if (given !== null) kept.splice(kept.indexOf(given), 1)
  const left = kept.filter((each) => !scraps.includes(trainData(each).id))
  const lasting = left.filter((each) => lifeOf(state, each, figures) >= figures.keepForTrain)
  const added = earns(state, company, [...lasting, code]) - earns(state, company, lasting)
  const lost = given === null ? 0 : earns(state, company, trains) - earns(state, company, kept)
  const usual = seesMines(company) || !isGoods(code) ? (figures.usualRun[id] ?? 0) : 0
  const hoped = usual * power(figures.furtherTrain, lasting.length)
  return added + Math.max(0, hoped - added) * Math.max(0, 1 - turns / figures.turnsToBuild) - lost
}

/** A train that an own company has no use for, for next to nothing. — VII.11 */
function fromSisters(asked: Asked, company: CompanyIndex): Considered[] {
  const { state, seat, actions, figures } = asked
  return ofType(actions, 'tradeTrain').flatMap((action) => {
    const seller = companyIndex(action.from)
    const code = trainCode(action.train)
    const { trains, director } = companyAt(state, seller)
    if (action.price !== 1 || action.help !== undefined || action.tradeIn !== undefined) return []
    if (director !== seat || trains.length < 2) return []
    const left = trains.toSpliced(trains.indexOf(code), 1)
    const lost = expectedOf(asked, seller, left, code)
    const rounds = Math.min(payoutsLeft(state, company, figures), lifeOf(state, code, figures))
    const gain =
      expectedOf(asked, company, companyAt(state, company).trains, code) * ownPart(state, seat, company)
    // Otherwise it would be sold back in the other's turn.
    if (gain <= 2 * lost * ownPart(state, seat, seller)) return []
    return [{ action, worth: (gain - lost * ownPart(state, seat, seller)) * rounds }]
  })
}

/** Shares sold for a train that must be bought: as much as is missing, of what gains least. — VII.12 */
function sales(asked: Asked, missing: number): Considered[] {
  const { state, actions, figures } = asked
  return ofType(actions, 'sell').map((action) => {
    const company = companyIndex(action.company)
    const money = action.shares * priceOf(state, company)
    const loss = action.shares * Math.max(1, shareGain(asked, company))
    return { action, worth: figures.help * Math.min(money, missing) - loss - figures.soldTooMuch * money }
  })
}
