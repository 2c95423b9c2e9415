import type { CompanyIndex } from '@roundhouse/railways'
import {
  COMPANIES,
  type CzAction,
  KINDS,
  TRAINS,
  cashOf,
  companyAt,
  companyData,
  companyIndex,
  runsTrain,
  scrapsOf,
  trainCode,
  trainData,
  treasuryOf,
} from '@roundhouse/titles/18cz'
import { power } from '../arithmetic.ts'
import { worthOfTrain as worthWhilePaid } from '../railway/outlook.ts'
import { type ActionOf, type Asked, type Considered, best, ofType } from './considered.ts'
import { burden, needsTrain, ownPart } from './needs.ts'
import { lifeOf, nextPrice, ownTrains, payoutsLeft } from './outlook.ts'

/** A train for what it adds to the revenue; one is a must. — VIII.10, VIII.11 */
export function considerTrains(asked: Asked): Considered[] {
  const { state, actions } = asked
  const { turn } = state
  if (turn === null) return []
  const { company } = turn
  const must = ownTrains(state, company).length === 0
  const bought = [
    ...ofType(actions, 'buyTrain').map((action) => ({ action, worth: worthOfTrain(asked, company, action) })),
    ...sisterTrains(asked, company),
    ...forSisters(asked, company),
  ]
  // A train of another colour does not end the need, but takes the money for one that does. — VIII.11
  const found = best(must ? bought.filter(({ action }) => runs(asked, company, action)) : bought)
  if (found === null) return sellForTrain(asked, company)
  if (must && treasuryOf(state, company) < nextPrice(state, company)) {
    const sale = sellForTrain(asked, company)
    if (sale.length > 0) return sale
  }
  return must || (found.worth > 0 && leavesEnough(asked, company, found.action)) ? [found] : []
}

function runs({ state }: Asked, company: CompanyIndex, action: CzAction): boolean {
  const isTrain = action.type === 'buyTrain' || action.type === 'tradeTrain'
  return isTrain && runsTrain(state, company, trainCode(action.train))
}

/** A train that will be scrapped is bought beside others only if the money for one that stays is left. */
function leavesEnough(asked: Asked, company: CompanyIndex, action: CzAction): boolean {
  const { state, figures } = asked
  const stays = (code: number): boolean => lifeOf(asked, code) === Number.POSITIVE_INFINITY
  if (action.type !== 'buyTrain') return true
  const code = trainCode(action.train)
  if (
    stays(code) ||
    companyAt(state, company).trains.some((each) => runsTrain(state, company, each) && stays(each))
  )
    return true
  const prices = TRAINS.flatMap((each) =>
    each !== null &&
    state.fleet.depot[each.letter] !== 0 &&
    runsTrain(state, company, each.code) &&
    stays(each.code)
      ? [each.price]
      : [],
  )
  const left = treasuryOf(state, company) - trainData(code).price
  return left >= (figures.keepForLast[companyData(company).size] as number) * Math.min(...prices)
}

/** A company that must buy a train first sells its locals. — VIII.11 */
function sellForTrain({ actions, state }: Asked, company: CompanyIndex): Considered[] {
  if (ownTrains(state, company).length > 0) return []
  return ofType(actions, 'sellLocal').map((action) => ({ action, worth: 0 }))
}

function worthOfTrain(asked: Asked, company: CompanyIndex, { train }: ActionOf<'buyTrain'>): number {
  const { state, seat, figures } = asked
  const code = trainCode(train)
  const { price, kind } = trainData(code)
  const part = ownPart(asked, company)
  const added = runsTrain(state, company, code) ? expectedOf(asked, company, code) : 0
  const rounds = Math.min(payoutsLeft(state, company), lifeOf(asked, code))
  const [treasury, cash] = [treasuryOf(state, company), cashOf(state, seat)]
  const paid = { added, rounds, price, part, treasuryPart: part, treasury, cash }
  return worthWhilePaid(paid, figures) - lostElsewhere(asked, company, kind)
}

/** What the train adds on the board as it is; a young company will build track for it. */
function expectedOf(asked: Asked, company: CompanyIndex, code: number): number {
  const { state, figures } = asked
  const added = revenueAdded(asked, company, code)
  const { turns } = companyAt(state, company)
  const usual = figures.usualRun[KINDS[trainData(code).kind]?.kind ?? ''] ?? 0
  const others = ownTrains(state, company).length
  const hoped = usual * power(figures.furtherTrain, others)
  return added + Math.max(0, hoped - added) * Math.max(0, 1 - turns / figures.turnsToBuild)
}

/** What the company would earn more with the train, beside those of its trains that will live on. */
function revenueAdded(asked: Asked, company: CompanyIndex, code: number): number {
  const { state, figures, earns } = asked
  const scrapped = scrapsOf(state, trainData(code).kind)
  const lasting = companyAt(state, company).trains.filter(
    (each) =>
      !scrapped.includes(KINDS[trainData(each).kind]?.kind ?? '') &&
      lifeOf(asked, each) >= figures.keepForTrain,
  )
  return earns(state, company, [...lasting, code]) - earns(state, company, lasting)
}

/** What other companies of one's own would lose by it. */
function lostElsewhere(asked: Asked, buyer: CompanyIndex, kind: number): number {
  const { state, seat, earns } = asked
  const scrapped = scrapsOf(state, kind)
  if (scrapped.length === 0) return 0
  let loss = 0
  for (const company of COMPANIES.keys()) {
    if (company === buyer || companyAt(state, company).director !== seat) continue
    const trains = ownTrains(state, company)
    const left = trains.filter((train) => !scrapped.includes(KINDS[train.kind]?.kind ?? ''))
    if (trains.length > left.length && left.length === 0)
      loss += earns(state, company) * ownPart(asked, company)
  }
  return loss
}

/** A train that an own company cannot run, for next to nothing. — VIII.10 */
function sisterTrains(asked: Asked, company: CompanyIndex): Considered[] {
  const { state, seat, actions } = asked
  return ofType(actions, 'tradeTrain').flatMap((action) => {
    const seller = companyIndex(action.from)
    const code = trainCode(action.train)
    if (action.price !== 1 || companyAt(state, seller).director !== seat) return []
    if (runsTrain(state, seller, code) || !runsTrain(state, company, code)) return []
    const rounds = Math.min(payoutsLeft(state, company), lifeOf(asked, code))
    return [{ action, worth: expectedOf(asked, company, code) * rounds * ownPart(asked, company) }]
  })
}

/** A rich company buys the train that a poor one of one's own can run, which takes it for next to nothing. — VIII.10 */
function forSisters(asked: Asked, company: CompanyIndex): Considered[] {
  const { state, seat, actions, figures } = asked
  const others = ofType(actions, 'buyTrain').filter(
    ({ train }) => !runsTrain(state, company, trainCode(train)),
  )
  if (others.length === 0) return []
  const need = needsTrain(asked, company) ? nextPrice(state, company) : 0
  const sisters = [...COMPANIES.keys()].filter(
    (each) => each !== company && companyAt(state, each).director === seat && burden(asked, each) > 0,
  )
  return others.flatMap((action) => {
    const code = trainCode(action.train)
    const { price } = trainData(code)
    if (treasuryOf(state, company) - price < need) return []
    const has = companyAt(state, company).trains
    const helped = sisters.find(
      (each) => runsTrain(state, each, code) && !has.some((held) => runsTrain(state, each, held)),
    )
    if (helped === undefined) return []
    const saved = figures.help * burden(asked, helped)
    return [{ action, worth: saved - figures.treasuryMoney * price * ownPart(asked, company) }]
  })
}
