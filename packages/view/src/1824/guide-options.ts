import {
  type AhAction,
  MOUNTAIN_INCOME,
  MOUNTAIN_PRICE,
  DIRECTOR_SHARES,
  type StepName,
  capitalTimes,
  companyData,
  companyId,
  companyIndex,
  handInValue,
  isConstruction,
  isSmall,
  kindOf,
  preStatePrice,
  stationCost,
  trainCode,
  trainData,
  trainId,
  valueRun,
} from '@roundhouse/titles/1824'
import { playerOf, trainsOnSale } from '../railway/guide-moments.ts'
import {
  choicesOf,
  laysIn,
  mostOf,
  paymentIn,
  purchasesIn,
  repaymentIn,
  salesIn,
  startsIn,
  stationsIn,
  topOf,
  trainPurchasesIn,
  trainsIn,
  withholdingIn,
} from '../railway/guide-options.ts'
import type { GuideTitle } from '../railway/guide.ts'
import type { AhGuideChoices, AhGuideNotes, AhGuideSteps, TrainAsked } from './guide-codes.ts'
import type { AhMoment } from './guide.ts'
import { marketMoves } from './market.ts'
import { futureOf } from './preview/future.ts'
import { dividendOf, revenuePreview } from './preview/revenue.ts'

type Options = GuideTitle<AhMoment, AhGuideSteps, AhGuideNotes, AhGuideChoices>['options']

function all<Type extends AhAction['type']>({ choices }: AhMoment, type: Type) {
  return choicesOf(choices, type)
}

/** In the order in which a beginner should look at them; passing comes last. */
export const OPTIONS: Options = [
  [
    'accept',
    'VII.11',
    (at) => (all(at, 'answer').some(({ action }) => action.accept) ? trainAsked(at) : null),
  ],
  [
    'decline',
    'VII.11',
    (at) => (all(at, 'answer').some(({ action }) => !action.accept) ? trainAsked(at) : null),
  ],
  ['placeTown', 'XII.2', placeTown],
  [
    'draft',
    'X.5',
    (at) => listed(all(at, 'draft'), (open) => ({ railways: open.map(({ action }) => action.company) })),
  ],
  ['namePrice', 'IV.2', namePrice],
  ['buyCoal', 'IV.2', buyCoal],
  ['buyPreState', 'IV.3', buyPreState],
  ['buyMountain', 'IV.1', buyMountain],
  ['sell', 'VI.8', (at) => (at.state.step === 'stock' ? salesIn(at, all(at, 'sell'), movesIn(at)) : null)],
  ['start', 'VI.4', (at) => startsIn(at, all(at, 'start'), DIRECTOR_SHARES, capitalIn(at))],
  ['buyShare', 'VI.4', buyShare],
  ['exchangeCoal', 'IV.2', exchangeCoal],
  ['exchangeMountain', 'IV.1', exchangeMountain],
  ['repay', 'VII.12', (at) => repaymentIn(at, all(at, 'repay'))],
  ['lay', 'VII.6', (at) => laysIn(at, all(at, 'layTile'), isBuilding(at))],
  ['placeToken', 'VII.8', (at) => stationsIn(at, all(at, 'placeToken'), nextStationCost(at))],
  [
    'removeToken',
    'VII.8',
    (at) => listed(all(at, 'removeToken'), ([first]) => ({ hex: first?.action.hex ?? '' })),
  ],
  ['run', 'VII.9', run],
  ['payOut', 'VII.10', (at) => paymentIn(at, all(at, 'payOut'), revenuePreview(at.state))],
  ['withhold', 'VII.10', (at) => withholdingIn(all(at, 'withhold'), revenuePreview(at.state))],
  ['discard', 'VII.14', (at) => trainsIn(all(at, 'discard'))],
  ['buyTrain', 'VII.11', (at) => trainPurchasesIn(at, plainPurchases(at), trainsOnSale(at.view), () => true)],
  ['tradeIn', 'VII.13', tradeIn],
  ['tradeTrain', 'VII.11', tradeTrain],
  ['sellForTrain', 'VII.12', sellForTrain],
  ['pass', ({ state }) => PASSES[state.step] ?? 'VII.5', pass],
]

const PASSES: Readonly<Partial<Record<StepName, string>>> = {
  mountain: 'X.5',
  firstStock: 'VI.3',
  stock: 'VI.2',
  bondStation: 'X.4',
}

/** Construction railways pay for no ground. — X.3 */
function isBuilding({ state, company }: AhMoment): boolean {
  return company !== null && isConstruction(state, companyIndex(company.id))
}

/** Read where there is something to read. */
function listed<One, Params>(list: readonly One[], read: (list: readonly One[]) => Params): Params | null {
  return list.length === 0 ? null : read(list)
}

/** What a small railway is exchanged for. — IV.2, IV.3 */
export function becomes(company: string | undefined): string {
  return company === undefined ? '' : (companyData(companyIndex(company)).becomes ?? '')
}

/** Those of the bond railway cost nothing. — VII.8, X.4 */
export function nextStationCost({ state, company }: AhMoment): number {
  if (company === null || state.step === 'bondStation' || company.stations.left.length === 0) return 0
  return stationCost(state, companyIndex(company.id))
}

/** The request that waits for an answer. — VII.11 */
export function trainAsked({ state: { offer } }: AhMoment): TrainAsked {
  if (offer === null) return { company: '', item: '', owner: '', price: 0 }
  const { buyer, item, owner, price } = offer
  return { company: companyId(buyer), item: trainId(item), owner: companyId(owner), price }
}

/** A regional railway waits for its coal railway, a state railway for its train: to buy on a copy tells who opens. — IV.4 */
function buyShare(at: AhMoment): AhGuideChoices['buyShare'] | null {
  const open = all(at, 'buyShare')
  const found = purchasesIn(at, open)
  const opens = (id: string): boolean => {
    const choice = open.find(({ action }) => action.company === id)
    if (choice === undefined || at.seat === null) return false
    const { events } = futureOf(at.state, at.seat, [choice.action])
    return events.some((event) => event.type === 'companyOpened' && event.company === id)
  }
  if (found === null) return null
  return { shares: found.shares.map((share) => ({ ...share, opens: share.opens && opens(share.company) })) }
}

function movesIn({ state }: AhMoment) {
  return (company: string) => marketMoves(state, companyIndex(company))
}

function capitalIn({ state }: AhMoment) {
  return (company: string, price: number): number => capitalTimes(state, companyIndex(company)) * price
}

function placeTown(at: AhMoment): AhGuideChoices['placeTown'] | null {
  return listed(all(at, 'placeTown'), (open) => ({ hexes: open.flatMap(topOf).length }))
}

function pricesOf(open: Parameters<typeof topOf>[0]) {
  const prices = topOf(open).map(Number)
  return { least: Math.min(...prices), most: Math.max(...prices) }
}

function namePrice(at: AhMoment): AhGuideChoices['namePrice'] | null {
  const [open] = all(at, 'namePrice')
  if (open === undefined || at.company === null) return null
  return { company: at.company.id, becomes: becomes(at.company.id), ...pricesOf(open) }
}

function railwaysOn(at: AhMoment, kind: 'coal' | 'preState') {
  return all(at, 'buyRailway').filter(({ action }) => kindOf(companyIndex(action.company)) === kind)
}

function buyCoal(at: AhMoment): AhGuideChoices['buyCoal'] | null {
  const open = railwaysOn(at, 'coal')
  const [first] = open
  if (first === undefined) return null
  const railways = open.map(({ action }) => action.company)
  return { railways, ...pricesOf(first), becomes: becomes(railways[0]) }
}

function buyPreState(at: AhMoment): AhGuideChoices['buyPreState'] | null {
  return listed(railwaysOn(at, 'preState'), (open) => ({
    railways: open.map(({ action: { company } }) => ({
      railway: company,
      price: preStatePrice(companyIndex(company)),
    })),
    becomes: becomes(open[0]?.action.company),
  }))
}

function buyMountain(at: AhMoment): AhGuideChoices['buyMountain'] | null {
  return listed(all(at, 'buyMountain'), (open) => ({
    count: open.length,
    price: MOUNTAIN_PRICE,
    income: MOUNTAIN_INCOME,
    left: (playerOf(at.view, at.seat)?.cash ?? 0) - MOUNTAIN_PRICE,
  }))
}

/** They are all alike: the first stands for the others. — IV.1 */
function exchangeMountain(at: AhMoment): AhGuideChoices['exchangeMountain'] | null {
  return listed(all(at, 'exchangeMountain'), (open) => {
    const [first] = open
    const companies = open.flatMap((choice) =>
      choice.kind === 'tree' ? topOf(choice) : [choice.action.company],
    )
    return { mountain: first?.action.mountain ?? '', companies: [...new Set(companies)] }
  })
}

function exchangeCoal(at: AhMoment): AhGuideChoices['exchangeCoal'] | null {
  return listed(all(at, 'exchangeCoal'), (open) => ({
    railways: open.map(({ action: { company } }) => ({
      railway: company,
      becomes: becomes(company),
    })),
  }))
}

function run(at: AhMoment): AhGuideChoices['run'] | null {
  const { state, company } = at
  const [choice] = all(at, 'run')
  if (choice === undefined || company === null) return null
  const value = valueRun(state, companyIndex(company.id), choice.action.routes)
  const { revenue, mines } = 'code' in value ? { revenue: 0, mines: 0 } : value
  const { perShare } = dividendOf(state, company.id, revenue)
  return { revenue, perShare, half: isSmall(companyIndex(company.id)), mines }
}

function plainPurchases(at: AhMoment) {
  return all(at, 'buyTrain').filter(({ action }) => action.tradeIn === undefined)
}

/** — VII.13 */
function tradeIn(at: AhMoment): AhGuideChoices['tradeIn'] | null {
  const trains = all(at, 'buyTrain').flatMap(({ action: { train, tradeIn: given } }) =>
    given === undefined
      ? []
      : [{ train, given, price: trainData(trainCode(train)).price - handInValue(trainCode(given)) }],
  )
  return trains.length === 0 ? null : { trains }
}

/** Where another director sells, the price is that of the card. — VII.11 */
function tradeTrain(at: AhMoment): AhGuideChoices['tradeTrain'] | null {
  return listed(all(at, 'tradeTrain'), (open) => ({
    trains: open.map(({ kind, action: { train, from, price } }) => ({
      train,
      from,
      price: kind === 'amount' ? null : price,
    })),
    most: Math.max(
      ...open.map((choice) => (choice.kind === 'amount' ? mostOf(choice) : choice.action.price)),
    ),
  }))
}

function sellForTrain(at: AhMoment): AhGuideChoices['sellForTrain'] | null {
  if (at.state.step !== 'trains') return null
  return listed(all(at, 'sell'), (open) => ({ companies: open.map(({ action }) => action.company) }))
}

function pass(at: AhMoment): AhGuideChoices['pass'] | null {
  if (all(at, 'pass').length === 0) return null
  return { step: at.state.step, acted: at.state.step === 'stock' && (at.state.stock?.soldNow ?? 0) > 0 }
}
