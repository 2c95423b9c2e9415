import {
  type CompanyId,
  DIRECTOR_SHARES,
  PRICES,
  type RmAction,
  START_PRICES,
  bookOf,
  companyAt,
  companyData,
  companyIndex,
  parFor,
  priceOf,
  salePrice,
} from '@roundhouse/titles/1862'
import type { CompanyView } from '../../railway/company-view.ts'
import { type Told, joined, money } from '../../railway/said.ts'
import { startPick } from '../../railway/start-pick.ts'
import { stockDecision } from '../../railway/stock-decision.ts'
import { futureOf } from '../preview/future.ts'
import { viewOf } from '../view.ts'
import type { RmAsking, RmDecision } from './asking.ts'
import { companySigns } from './chooser.ts'
import { framed } from './frame.ts'
import { duties } from './obligations.ts'
import { say } from './sayings.ts'

type Purchase = Extract<RmAction, { type: 'buyShare' }>
type Start = Extract<RmAction, { type: 'start' }>
const SOURCES = ['offer', 'pool', 'treasury'] as const
type Source = (typeof SOURCES)[number]

/** Sell blocks of shares, then buy one or start a non-chartered company. — 6.2 */
export function stockRoundDecision(asking: RmAsking): RmDecision {
  const { state, seat, queue, action } = asking
  const actions = action === null ? queue : [...queue, action]
  const later = actions.length === 0 ? null : futureOf(state, seat, actions).state
  const shares = stockDecision<RmAsking['state'], RmAction>(
    asking,
    {
      buy: (company) => buyAction(asking, company),
      sell: (company, count) => ({ type: 'sell', company: company as CompanyId, shares: count }),
      directorShares: DIRECTOR_SHARES,
      others: (company) => otherShares(asking, company),
      costOf: (bought) => (bought.type === 'buyShare' ? costOf(asking, bought) : null),
      // Half of the price where it has no train. — 6.4.1
      bringsOf: (company) => salePrice(state, companyIndex(company)),
      noteOf: (company) => companyNote(asking, company),
      signsOf: companySigns,
    },
    later === null ? null : viewOf(later),
  )
  return framed(asking, {
    heading: say('shares.heading'),
    section: '6.2',
    ...shares,
    pick: action?.type === 'start' ? pickOf(asking, action) : null,
    cell: action?.type === 'start' ? PRICES.indexOf(action.price) : null,
    duties: duties(asking),
    confirm: action?.type === 'buyShare' && queue.length === 0 ? boughtSaid(asking, action) : shares.confirm,
    missing: say('shares.nothing'),
  })
}

/** How many start prices are told at a time: the chain is long. */
const PRICES_SHOWN = 8

/** Prices around the chosen one, by those that par values follow from. — 6.5.3 */
function pickOf(asking: RmAsking, start: Start): RmDecision['pick'] {
  const open = START_PRICES.filter((price) => asking.refuseAfter({ ...start, price }) === null)
  const prices = open.length === 0 ? START_PRICES : open
  const at = Math.max(0, prices.indexOf(start.price))
  const first = Math.max(0, Math.min(at - Math.floor(PRICES_SHOWN / 2), prices.length - PRICES_SHOWN))
  const shown = prices.slice(first, first + PRICES_SHOWN)
  const pick = startPick<RmAsking['state'], RmAction>(
    asking,
    start,
    shown.map((price) => ({ price, capital: price * DIRECTOR_SHARES })),
    DIRECTOR_SHARES,
    0,
  )
  return pick === null
    ? null
    : { ...pick, note: joined(' ', [pick.note ?? '', say('shares.parAfter', money(parFor(start.price)))]) }
}

/** The initial offer first, then the treasury of a non-chartered company, then the pool. — 6.5.1 */
function buyAction(asking: RmAsking, company: CompanyView): RmAction {
  const id = company.id as CompanyId
  if (company.status === 'shelf' || company.status === 'later') {
    return { type: 'start', company: id, price: firstPrice(asking, id) }
  }
  // Where none lies anywhere it has a market price all the same.
  const [first = 'pool'] = sourcesOf(company)
  return purchase(id, first)
}

function purchase(company: CompanyId, from: Source): Purchase {
  return from === 'offer' ? { type: 'buyShare', company } : { type: 'buyShare', company, from }
}

/** Where shares of a started company lie. */
function sourcesOf({ shares }: CompanyView): readonly Source[] {
  const own = shares.holders.find(({ holder }) => holder === 'company')?.shares ?? 0
  const lying: Readonly<Record<Source, number>> = { offer: shares.bank, treasury: own, pool: shares.pool }
  return (['offer', 'treasury', 'pool'] as const).filter((source) => lying[source] > 0)
}

function otherShares(asking: RmAsking, company: CompanyView) {
  if (company.status === 'shelf' || company.status === 'later') return []
  return sourcesOf(company)
    .slice(1)
    .map((from) => {
      const action = purchase(company.id as CompanyId, from)
      return { id: from, said: sourceSaid(from), action, price: costOf(asking, action) }
    })
}

function sourceSaid(from: Source): Told {
  if (from === 'offer') return say('shares.offer')
  return say(from === 'pool' ? 'shares.fromPool' : 'shares.fromTreasury')
}

/** The initial offer sells at par, pool and treasury at the market price. — 6.5.1 */
function costOf({ state }: RmAsking, { company, from = 'offer' }: Purchase): number {
  const index = companyIndex(company)
  return from === 'offer' ? companyAt(state, index).start : priceOf(state, index)
}

/** "Buy 10 % of E&H out of the pool for £68". */
function boughtSaid(asking: RmAsking, action: Purchase) {
  const { company, from = 'offer' } = action
  const source = SOURCES.find((each) => each === from) ?? 'offer'
  return say(`shares.from.${source}`, company, money(costOf(asking, action)))
}

/** Where it would begin; a company without a train brings half when its shares are sold. — 6.4.1 */
function companyNote({ state, view, seat }: RmAsking, { id, status, shares }: CompanyView): Told | null {
  if (status === 'shelf' || status === 'later') return companyData(companyIndex(id)).homeName
  const { trains } = companyAt(state, companyIndex(id))
  return trains.length === 0 &&
    bookOf(state).priceWithoutTrain(2) < 2 &&
    view.round.kind === 'stock' &&
    shares.holders.some(({ holder }) => holder === seat)
    ? say('shares.half')
    : null
}

/** The least price that is open for it. */
function firstPrice({ choices }: RmAsking, company: CompanyId): number {
  for (const choice of choices) {
    if (choice.kind !== 'tree' || choice.action.type !== 'start' || choice.action.company !== company)
      continue
    const [price] = choice.tree
    if (typeof price === 'number') return price
  }
  return START_PRICES[0] as number
}
