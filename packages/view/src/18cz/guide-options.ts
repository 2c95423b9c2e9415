import type { Choice } from '@roundhouse/kernel'
import {
  type CzAction,
  DIRECTOR_SHARES,
  type OfferKind,
  type OfferState,
  PRIVATES,
  type StepName,
  companyId,
  companyIndex,
  localData,
  localId,
  localIndex,
  localSize,
  localValue,
  sharesOf,
  trainCode,
  trainData,
  valueRun,
} from '@roundhouse/titles/18cz'
import type { TrainView } from '../railway/company-view.ts'
import { playerOf } from '../railway/guide-moments.ts'
import {
  bidsIn,
  choicesOf,
  laysIn,
  leastOf,
  mostOf,
  paymentIn,
  purchasesIn,
  repaymentIn,
  salesIn,
  startsIn,
  stationsIn,
  topOf,
  trainPurchasesIn,
  trainTradesIn,
  trainsIn,
  withholdingIn,
} from '../railway/guide-options.ts'
import type { GuideTitle } from '../railway/guide.ts'
import type { GuideChoices, GuideNotes, GuideSteps } from './guide-codes.ts'
import type { CzMoment } from './guide.ts'
import { marketMoves } from './market.ts'
import { offerIn } from './offers.ts'
import { dividendOf, revenuePreview } from './preview/revenue.ts'
import { startOptions } from './preview/stock.ts'
import { runs, trainOffers } from './preview/trains.ts'

type Options = GuideTitle<CzMoment, GuideSteps, GuideNotes, GuideChoices>['options']

function all<Type extends CzAction['type']>({ choices }: CzMoment, type: Type) {
  return choicesOf(choices, type)
}

/** In the order in which a beginner should look at them; passing comes last. */
export const OPTIONS: Options = [
  ['accept', offerSection, accept],
  ['decline', offerSection, decline],
  ['buyLocal', 'VI', buyLocal],
  ['putUp', 'XI.2', putUp],
  ['bid', 'XI.2', (at) => bidsIn(at, all(at, 'bid'))],
  ['sell', 'VII.6', (at) => salesIn(at, all(at, 'sell'), (id) => marketMoves(at.state, companyIndex(id)))],
  ['start', 'VII.5', (at) => startsIn(at, all(at, 'start'), DIRECTOR_SHARES, capitalIn(at))],
  ['buyShare', 'VII.3', (at) => purchasesIn(at, all(at, 'buyShare'))],
  ['repay', 'VIII.11', (at) => repaymentIn(at, all(at, 'repay'))],
  ['layHome', 'VIII.4', layHome],
  [
    'layMw',
    'XI.2',
    ({ state, choices }) => (state.step === 'mwTrack' && lays(choices, false).length > 0 ? {} : null),
  ],
  [
    'lay',
    'VIII.4',
    (at) => (at.state.step === 'track' ? laysIn(at, lays(at.choices, false), isFree(at)) : null),
  ],
  ['placeToken', 'VIII.6', (at) => stationsIn(at, all(at, 'placeToken'), stationCost(at))],
  ['chooseCity', 'VIII.6', (at) => counted(all(at, 'chooseCity').length, (cities) => ({ cities }))],
  ['run', 'VIII.7', run],
  ['payOut', 'VIII.8', (at) => paymentIn(at, all(at, 'payOut'), revenuePreview(at.state))],
  ['withhold', 'VIII.8', (at) => withholdingIn(all(at, 'withhold'), revenuePreview(at.state))],
  ['acquire', 'VIII.9', acquire],
  ['removeToken', 'VIII.9', (at) => firstOf(all(at, 'removeToken'), ({ action }) => ({ hex: action.hex }))],
  ['turnTrain', 'VIII.9', turnTrain],
  ['scrapTrain', 'VIII.9', (at) => trainsIn(all(at, 'scrapTrain'))],
  ['discard', 'VIII.12', (at) => trainsIn(all(at, 'discard'))],
  [
    'buyTrain',
    'VIII.10',
    (at) => trainPurchasesIn(at, all(at, 'buyTrain'), onSale(at), runs(at.state, at.view.operating)),
  ],
  ['tradeTrain', 'VIII.10', (at) => trainTradesIn(all(at, 'tradeTrain'))],
  ['power', 'IV.1', power],
  ['tradeLocal', 'VIII.3', tradeLocal],
  ['tradeMw', 'XI.2', (at) => firstOf(all(at, 'tradeMw'), (choice) => ({ most: mostOf(choice) }))],
  ['sellLocal', 'VIII.3', sellLocal],
  ['pass', ({ state }) => PASSES[state.step] ?? 'VIII.3', pass],
]

function firstOf<One, Params>([first]: readonly One[], read: (one: One) => Params): Params | null {
  return first === undefined ? null : read(first)
}

function counted<Params>(count: number, read: (count: number) => Params): Params | null {
  return count === 0 ? null : read(count)
}

/** Offers and passes belong to the section of what they are about. */
function offerSection({ state }: CzMoment): string {
  return OFFERS[(state.offer as OfferState).kind]
}

const OFFERS: Readonly<Record<OfferKind, string>> = { company: 'VIII.9', train: 'VIII.10', local: 'VIII.3' }
const PASSES: Readonly<Partial<Record<StepName, string>>> = {
  preStock: 'VI',
  auction: 'XI.2',
  stock: 'VII.1',
  mwTrack: 'XI.2',
  acquiredTrains: 'VIII.9',
}

export function onSale({ state, view }: CzMoment): readonly TrainView[] {
  const { bank, pool } = trainOffers(state, view) ?? { bank: [], pool: [] }
  return [...bank, ...pool]
}

/** Václav's stations cost nothing. — XI.1 */
export function stationCost(at: CzMoment): number {
  return isFree(at) ? 0 : (at.company?.stations.left[0] ?? 0)
}

function isFree({ company }: CzMoment): boolean {
  return company?.director === 'vaclav'
}

function capitalIn({ state }: CzMoment) {
  return (company: string, price: number): number =>
    startOptions(state, companyId(companyIndex(company))).find((each) => each.price === price)?.capital ?? 0
}

function lays(choices: readonly Choice<CzAction>[], byPower: boolean) {
  return choicesOf(choices, 'layTile').filter(({ action }) => (action.local !== undefined) === byPower)
}

function buyLocal(at: CzMoment): GuideChoices['buyLocal'] | null {
  const locals = all(at, 'buyLocal').map(({ action }) => localIndex(action.local))
  const [cheapest] = locals.toSorted((one, other) => localData(one).price - localData(other).price)
  if (cheapest === undefined) return null
  const { price } = localData(cheapest)
  const left = (playerOf(at.view, at.seat)?.cash ?? 0) - price
  return { count: locals.length, local: localId(cheapest), price, income: localSize(cheapest).income, left }
}

function putUp(at: CzMoment): GuideChoices['putUp'] | null {
  const chosen = new Set<string>(all(at, 'putUp').map(({ action }) => action.item))
  const items = PRIVATES.flatMap(({ id, minimum }) => (chosen.has(id) ? [{ item: id, minimum }] : []))
  return items.length === 0 ? null : { items }
}

function power({ choices }: CzMoment): GuideChoices['power'] | null {
  const powers = lays(choices, true)
  if (powers.length === 0) return null
  return {
    locals: [...new Set(powers.flatMap(({ action }) => action.local ?? []))],
    hexes: new Set(powers.flatMap(topOf)).size,
  }
}

function layHome({ state, choices }: CzMoment): GuideChoices['layHome'] | null {
  const [choice] = choicesOf(choices, 'layTile')
  if (state.step !== 'home' || choice === undefined) return null
  return { hexes: topOf(choice), bonus: state.variant !== 'moravia-silesia' }
}

function run(at: CzMoment): GuideChoices['run'] | null {
  const { state, company } = at
  const [choice] = all(at, 'run')
  if (choice === undefined || company === null) return null
  const value = valueRun(state, companyIndex(company.id), choice.action.routes)
  const revenue = 'code' in value ? 0 : value.revenue
  const { perShare } = dividendOf(state, company.id, revenue)
  return { revenue, perShare, best: state.edition.runMaximum }
}

function acquire(at: CzMoment): GuideChoices['acquire'] | null {
  const targets = all(at, 'acquire').map((choice) => {
    const { company } = choice.action
    const { holders } = at.view.companies.find(({ id }) => id === company)?.shares ?? { holders: [] }
    const held = holders.reduce(
      (sum, { holder, shares }) => sum + (typeof holder === 'number' ? shares : 0),
      0,
    )
    return { company, least: leastOf(choice), most: mostOf(choice), cost: leastOf(choice) * held }
  })
  return targets.length === 0 ? null : { targets }
}

function turnTrain(at: CzMoment): GuideChoices['turnTrain'] | null {
  const turns = all(at, 'turnTrain').map(({ action: { train, to } }) => ({
    train,
    to,
    cost: Math.max(0, trainData(trainCode(to)).price - trainData(trainCode(train)).price),
  }))
  return turns.length === 0 ? null : { turns }
}

function tradeLocal(at: CzMoment): GuideChoices['tradeLocal'] | null {
  const offers = all(at, 'tradeLocal')
  if (offers.length === 0) return null
  return { locals: offers.map(({ action }) => action.local), most: Math.max(...offers.map(mostOf)) }
}

function sellLocal(at: CzMoment): GuideChoices['sellLocal'] | null {
  const locals = all(at, 'sellLocal').map(({ action }) => action.local)
  return locals.length === 0 ? null : { locals, value: localValue(at.state) }
}

function accept(at: CzMoment): GuideChoices['accept'] | null {
  if (!all(at, 'answer').some(({ action }) => action.accept)) return null
  const offer = at.state.offer as OfferState
  const { kind, item, price } = offer
  const amount = kind === 'company' ? price * sharesOf(at.state, item, at.seat ?? 0) : price
  return { ...offerIn(offer), amount }
}

function decline(at: CzMoment): GuideChoices['decline'] | null {
  const declines = all(at, 'answer').some(({ action }) => !action.accept)
  return declines ? offerIn(at.state.offer as OfferState) : null
}

function pass(at: CzMoment): GuideChoices['pass'] | null {
  if (all(at, 'pass').length === 0) return null
  return { step: at.state.step, acted: (at.state.stock?.soldNow ?? 0) > 0 }
}
