import {
  LONDON_PLACES,
  type RmAction,
  type RmEvent,
  SHARES,
  type StepName,
  TOKEN_PRICE,
  TREASURY,
  bankPrice,
  companyAt,
  companyId,
  companyIndex,
  joinedPrice,
  mostBid,
  optionOf,
  priceOf,
  salePrice,
  sharesSold,
  tradePrice,
  trainCode,
  trainId,
  treasuryOf,
  valueRun,
} from '@roundhouse/titles/1862'
import { playerOf } from '../railway/guide-moments.ts'
import {
  choicesOf,
  laysIn,
  leastOf,
  mostOf,
  paymentIn,
  topOf,
  withholdingIn,
} from '../railway/guide-options.ts'
import type { GuideTitle } from '../railway/guide.ts'
import type { Proposal, RmGuideChoices, RmGuideNotes, RmGuideSteps } from './guide-codes.ts'
import type { RmMoment } from './guide.ts'
import { marketMoves } from './market.ts'
import { futureOf } from './preview/future.ts'
import { dividendOf, revenuePreview } from './preview/revenue.ts'

type Options = GuideTitle<RmMoment, RmGuideSteps, RmGuideNotes, RmGuideChoices>['options']
type Choices = RmGuideChoices

const TO_FLOAT = 5

function all<Type extends RmAction['type']>({ choices }: RmMoment, type: Type) {
  return choicesOf(choices, type)
}

/** In the order in which a beginner should look at them; passing comes last. */
export const OPTIONS: Options = [
  ['accept', offerSection, (at) => (answers(at, true) ? proposalIn(at) : null)],
  ['decline', offerSection, (at) => (answers(at, false) ? proposalIn(at) : null)],
  ['openAuction', '4.1', openAuction],
  ['bid', '4.1', bid],
  ['takeCharter', '4.2', takeCharter],
  ['furtherShare', '4.2', furtherShare],
  ['keepOption', '5.2.4', (at) => settled(at, true)],
  ['giveBackOption', '5.2.4', (at) => settled(at, false)],
  ['sell', '6.4', sell],
  ['start', '6.5.3', start],
  ['buyShare', '6.5.1', buyShare],
  ['buyTokens', '6.5.4.2', buyTokens],
  ['merge', '7.5', (at) => joinings(at, 'merge')],
  ['lay', '7.6', (at) => laysIn(at, all(at, 'layTile'), true)],
  [
    'placeSmall',
    '7.6.4',
    (at) => listed(all(at, 'placeSmall').flatMap(topOf), ({ length }) => ({ hexes: length })),
  ],
  ['linkLondon', '7.6.5', linkLondon],
  ['placeToken', '7.7', placeToken],
  [
    'removeToken',
    '7.5.6',
    (at) => listed(all(at, 'removeToken'), (open) => ({ hexes: open.map(({ action }) => action.hex) })),
  ],
  ['run', '7.8', run],
  ['payOut', '7.8.5', payOut],
  ['withhold', '7.8.5', (at) => withholdingIn(all(at, 'withhold'), revenuePreview(at.state, 'payOut'))],
  ['hudson', '7.8.6', hudson],
  ['buyTrain', '7.9', buyTrain],
  ['tradeTrain', '7.9', tradeTrain],
  ['sellTreasury', '7.11.1', sellTreasury],
  ['refinance', '7.11.2', refinance],
  ['redeem', '7.13', redeem],
  ['acquire', '7.14', (at) => joinings(at, 'acquire')],
  ['pass', ({ state }) => PASSES[state.step] ?? '7.1', pass],
]

const PASSES: Readonly<Partial<Record<StepName, string>>> = {
  parliament: '4.1',
  auction: '4.1',
  charter: '4.2',
  stock: '6.2',
}

/** Read where there is something to read. */
function listed<One, Params>(list: readonly One[], read: (list: readonly One[]) => Params): Params | null {
  return list.length === 0 ? null : read(list)
}

function offerSection({ state }: RmMoment): string {
  const kind = state.offer?.kind
  return kind === 'train' ? '7.9' : kind === 'acquire' ? '7.14' : '7.5.1'
}

function answers(at: RmMoment, accept: boolean): boolean {
  return all(at, 'answer').some(({ action }) => action.accept === accept)
}

/** What waits for an answer; the second part of `item` is the survivor, or the place of the train. — 7.5.1, 7.9 */
export function proposalIn({ state }: RmMoment): Proposal {
  const { offer } = state
  if (offer === null) return { kind: 'merge', company: '', partner: '', item: '' }
  const { kind, buyer, owner } = offer
  const second = offer.item % 100
  const item =
    kind === 'train' ? trainId(companyAt(state, owner).trains[second] as number) : companyId(second)
  return { kind, company: companyId(buyer), partner: companyId(owner), item }
}

/** — 5.2.4 */
export function optionTold({ state }: RmMoment): RmGuideSteps['option'] {
  const { holder, option, terms } = optionOf(state)
  return {
    company: companyId(option.company),
    units: option.units,
    keep: terms.keep,
    giveBack: terms.giveBack,
    own: holder === TREASURY,
  }
}

function settled(at: RmMoment, redeem: boolean): Choices['keepOption'] | null {
  if (!all(at, 'settleOption').some(({ action }) => action.redeem === redeem)) return null
  const { company, keep, giveBack } = optionTold(at)
  return { company, amount: redeem ? keep : giveBack }
}

function openAuction(at: RmMoment): Choices['openAuction'] | null {
  return listed(all(at, 'openAuction'), (open) => ({
    companies: open.map(({ action }) => action.company),
    most: Math.max(...open.map(mostOf)),
  }))
}

function bid(at: RmMoment): Choices['bid'] | null {
  const [open] = all(at, 'bid')
  if (open === undefined) return null
  return { company: at.company?.id ?? '', least: leastOf(open), most: mostBid(at.state, at.seat ?? 0) }
}

/** The company opens at once with two shares more than the certificate. — 4.2, 6.5.4 */
function takeCharter(at: RmMoment): Choices['takeCharter'] | null {
  const pars = all(at, 'takeCharter').flatMap(topOf).map(Number)
  if (pars.length === 0) return null
  const cash = playerOf(at.view, at.seat)?.cash ?? 0
  const opens = pars.findLast((par) => TO_FLOAT * par <= cash) ?? null
  return { company: at.company?.id ?? '', low: Math.min(...pars), high: Math.max(...pars), opens }
}

function furtherShare(at: RmMoment): Choices['furtherShare'] | null {
  const [open] = at.state.step === 'charter' ? all(at, 'buyShare') : []
  if (open === undefined) return null
  const index = companyIndex(open.action.company)
  return {
    company: open.action.company,
    price: companyAt(at.state, index).start,
    missing: TO_FLOAT - sharesSold(at.state, index),
  }
}

/** What one share brings, and the price after it. — 6.4.1, 6.4.2 */
function sell(at: RmMoment): Choices['sell'] | null {
  const { cells } = at.view.market
  return listed(all(at, 'sell'), (open) => ({
    sales: open.map((choice) => {
      const { company } = choice.action
      const index = companyIndex(company)
      const view = at.view.companies.find(({ id }) => id === company)
      const price = salePrice(at.state, index)
      const cell = marketMoves(at.state, index)?.moves.find(({ why }) => why === 'sale')?.to
      const after = cells.find((each) => each.index === cell)?.price ?? view?.price ?? 0
      return { company, most: Math.max(...topOf(choice).map(Number)), price, after }
    }),
  }))
}

function start(at: RmMoment): Choices['start'] | null {
  const open = all(at, 'start')
  const [first] = open
  if (first === undefined) return null
  const prices = topOf(first).map(Number)
  return {
    companies: open.map(({ action }) => action.company),
    low: Math.min(...prices),
    high: Math.max(...prices),
  }
}

/** Each company once, where its share is cheapest. — 6.5.1 */
function buyShare(at: RmMoment): Choices['buyShare'] | null {
  if (at.state.step !== 'stock') return null
  const cheapest = new Map<string, number>()
  for (const { action } of all(at, 'buyShare')) {
    const index = companyIndex(action.company)
    const price = action.from === undefined ? companyAt(at.state, index).start : priceOf(at.state, index)
    cheapest.set(action.company, Math.min(price, cheapest.get(action.company) ?? price))
  }
  return listed([...cheapest], (rows) => ({
    shares: rows.map(([company, price]) => ({
      company,
      price,
      percent: 100 / SHARES,
      opens: opensWithOne(at, company),
    })),
  }))
}

function opensWithOne({ state }: RmMoment, company: string): boolean {
  const index = companyIndex(company)
  return companyAt(state, index).status === 'started' && sharesSold(state, index) === TO_FLOAT - 1
}

function buyTokens(at: RmMoment): Choices['buyTokens'] | null {
  const [open] = all(at, 'buyTokens')
  if (open === undefined) return null
  return { company: at.company?.id ?? '', least: leastOf(open), most: mostOf(open), price: TOKEN_PRICE }
}

/** Companies to which the track leads, each once. — 7.5.2 */
export function partnersIn(at: RmMoment, type: 'merge' | 'acquire'): readonly string[] {
  return [...new Set(all(at, type).map(({ action }) => action.company))]
}

function joinings(at: RmMoment, type: 'merge' | 'acquire'): Choices['merge'] | null {
  const active = companyIndex(at.company?.id ?? '')
  return listed(partnersIn(at, type), (partners) => ({
    partners: partners.map((company) => ({
      company,
      price: joinedPrice(at.state, active, companyIndex(company)),
    })),
  }))
}

function linkLondon(at: RmMoment): Choices['linkLondon'] | null {
  const taken = at.state.companies.filter(({ london }) => london).length
  return all(at, 'linkLondon').length === 0 ? null : { left: LONDON_PLACES - taken }
}

/** Paid for when the company opened. — 7.7 */
function placeToken(at: RmMoment): Choices['placeToken'] | null {
  return listed(all(at, 'placeToken'), (open) => ({
    hexes: open.map(({ action }) => action.hex),
    cost: 0,
    left: at.company?.treasury ?? 0,
  }))
}

function run(at: RmMoment): Choices['run'] | null {
  const { state, company } = at
  const [choice] = all(at, 'run')
  if (choice === undefined || company === null) return null
  const value = valueRun(state, companyIndex(company.id), choice.action.routes)
  const revenue = 'code' in value ? 0 : value.revenue
  return { revenue, perShare: dividendOf(state, company.id, revenue).perShare, best: false }
}

function payOut(at: RmMoment): Choices['payOut'] | null {
  const preview = revenuePreview(at.state, 'payOut')
  const perShare = (at.state.turn?.revenue ?? 0) / SHARES
  const payment = paymentIn(at, all(at, 'payOut'), preview === null ? null : { ...preview, perShare })
  return payment === null ? null : { ...payment, own: paidBy(at, { type: 'payOut' })?.treasury ?? 0 }
}

function hudson(at: RmMoment): Choices['hudson'] | null {
  const [choice] = all(at, 'hudson')
  const preview = revenuePreview(at.state, 'hudson')
  if (choice === undefined || preview === null) return null
  const paid = paidBy(at, choice.action)
  if (paid === null) return null
  const { before, after } = preview.pay.price
  return { added: paid.added, perShare: paid.revenue / SHARES, from: before, to: after }
}

/** What the company itself would add to a dividend and get of it. — 7.8.5, 7.8.6 */
function paidBy(
  { state, seat }: RmMoment,
  action: RmAction,
): Extract<RmEvent, { type: 'dividendPaid' }> | null {
  if (seat === null) return null
  const paid = futureOf(state, seat, [action]).events.find((event) => event.type === 'dividendPaid')
  return paid?.type === 'dividendPaid' ? paid : null
}

/** Each type of the bank once, without warranties that are bought. — 7.9, 7.10 */
function buyTrain(at: RmMoment): Choices['buyTrain'] | null {
  const trains = new Set(all(at, 'buyTrain').map(({ action }) => action.train))
  return listed([...trains], (each) => ({
    trains: each.map((train) => ({ train, from: 'bank' as const, price: bankPrice(at.state) })),
    treasury: at.company?.treasury ?? 0,
    help: 0,
    loan: 0,
  }))
}

function tradeTrain(at: RmMoment): Choices['tradeTrain'] | null {
  return listed(all(at, 'tradeTrain'), (open) => ({
    trains: open.map(({ action: { train, from } }) => ({
      train,
      from,
      price: tradePrice(at.state, trainCode(train)),
    })),
  }))
}

function sellTreasury(at: RmMoment): Choices['sellTreasury'] | null {
  const [open] = all(at, 'sellTreasury')
  if (open === undefined || at.seat === null) return null
  const { events } = futureOf(at.state, at.seat, [open.action])
  const sold = events.find((event) => event.type === 'treasurySold')
  const moved = events.findLast((event) => event.type === 'priceMoved')
  if (sold?.type !== 'treasurySold') return null
  const now = priceOf(at.state, companyIndex(sold.company))
  return {
    shares: sold.shares,
    amount: sold.amount,
    to: moved?.type === 'priceMoved' ? moved.to : now,
  }
}

function refinance(at: RmMoment): Choices['refinance'] | null {
  const { turn } = at.state
  if (turn === null || all(at, 'refinance').length === 0) return null
  return { capital: SHARES * companyAt(at.state, turn.company).start }
}

function redeem(at: RmMoment): Choices['redeem'] | null {
  const { turn } = at.state
  if (turn === null || all(at, 'redeem').length === 0) return null
  const price = priceOf(at.state, turn.company)
  return { company: companyId(turn.company), price, left: treasuryOf(at.state, turn.company) - price }
}

function pass(at: RmMoment): Choices['pass'] | null {
  if (all(at, 'pass').length === 0) return null
  return { step: at.state.step, acted: at.state.step === 'stock' && (at.state.stock?.soldNow ?? 0) > 0 }
}
