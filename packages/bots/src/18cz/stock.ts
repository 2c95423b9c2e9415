import type { CompanyIndex } from '@roundhouse/railways'
import {
  ATE,
  COMPANIES,
  type CzAction,
  DIRECTOR_SHARES,
  PHASES,
  STACK,
  capitalisationOf,
  cashOf,
  certificateLimit,
  certificatesOf,
  companyAt,
  companyData,
  companyId,
  companyIndex,
  holdingLimit,
  priceOf,
  sharesOf,
  sharesToOpen,
  sizeOf,
} from '@roundhouse/titles/18cz'
import { type Purchase as PurchaseOf, isShortOfPlaces, worthOfPurchase } from '../railway/outlook.ts'
import { type ActionOf, type Asked, type Considered, best, ofType } from './considered.ts'
import { payoutsLeft, roundsBegun, shareGains } from './outlook.ts'

type Purchase = PurchaseOf<ActionOf<'buyShare' | 'start'>>

/** A decision with what a share of each company gains, at its price or at another. */
interface Trading extends Asked {
  readonly gainOf: (company: CompanyIndex, price?: number) => number
  /** One share of each company that has some to sell, whether or not the money is there. */
  readonly shares: readonly Purchase[]
  /** The companies that may be started. */
  readonly starts: readonly Startable[]
}

/** A company to be started: what it takes, and what each price would gain, once that was asked for. */
interface Startable {
  readonly company: CompanyIndex
  readonly needed: number
  readonly prices: readonly number[]
  readonly byPrice: Map<number, Purchase>
}

/** One share or the start of a company, after selling what is worth less. — VII */
export function considerStock(given: Asked): Considered[] {
  const { state, seat, actions, figures, whims } = given
  const gains = shareGains(given)
  const gainOf = (company: CompanyIndex, price?: number): number =>
    (whims[company] as number) * gains(company, price)
  const repay = ofType(actions, 'repay').at(-1)
  if (repay !== undefined) return [{ action: repay, worth: 0 }]
  const finishing = ofType(actions, 'buyShare').find(
    ({ company, from }) => from !== 'pool' && isUnopened(given, companyIndex(company)),
  )
  if (finishing !== undefined) return [{ action: finishing, worth: 0 }]
  const asked: Trading = {
    ...given,
    gainOf,
    shares: sharesOnSale(given, gainOf),
    starts: startable(given),
  }
  if (certificatesOf(state, seat) > certificateLimit(state)) return mustSell(asked)
  const cash = cashOf(state, seat)
  const free = certificateLimit(state) - certificatesOf(state, seat)
  const now = purchases(asked, cash).filter(
    ({ action, cost, places, gain }) =>
      gain > 0 && cost <= cash && places <= free && actions.some((each) => isSame(each, action)),
  )
  const scarce = isShortOfPlaces(cash, free, figures.certificatePrice)
  const bought = best(now.map((each) => ({ action: each.action, worth: worthOfPurchase(each, scarce) })))
  const swap = considerSwap(asked, cash, free, scarce)
  if (swap !== null && (bought === null || swap.worth > bought.worth)) return [swap]
  return bought === null ? [] : [bought]
}

function isSame(legal: CzAction, action: Purchase['action']): boolean {
  if (legal.type === 'start')
    return action.type === 'start' && legal.company === action.company && legal.price === action.price
  if (legal.type !== 'buyShare') return false
  return action.type === 'buyShare' && legal.company === action.company && legal.from === undefined
}

/** The own company that has not enough shares in players' hands to open yet. */
function isUnopened({ state, seat }: Asked, company: number): boolean {
  const { status, director } = companyAt(state, company)
  return status === 'started' && director === seat
}

/** What this much money could buy, whether or not it is there yet. */
function purchases(asked: Trading, cash: number): Purchase[] {
  const found = [...asked.shares]
  for (const each of asked.starts) {
    const started = startOf(asked, each, cash)
    if (started !== null) found.push(started)
  }
  return found
}

function sharesOnSale(asked: Asked, gainOf: Trading['gainOf']): Purchase[] {
  const found: Purchase[] = []
  for (let company = 0; company < COMPANIES.length; company++) {
    const share = shareOf(asked, gainOf, company)
    if (share !== null) found.push(share)
  }
  return found
}

function shareOf({ state, seat }: Asked, gainOf: Trading['gainOf'], company: CompanyIndex): Purchase | null {
  const { status } = companyAt(state, company)
  const { percent } = sizeOf(state, company)
  const held = sharesOf(state, company, seat)
  const sold = ((state.stock?.sold[seat] ?? 0) >> company) & 1
  if ((status !== 'started' && status !== 'open') || sold === 1 || sharesOf(state, company, STACK) === 0)
    return null
  if ((held + 1) * percent > holdingLimit(state, company)) return null
  const gain = gainOf(company)
  return {
    action: { type: 'buyShare', company: companyId(company) },
    cost: priceOf(state, company),
    places: 1,
    gain,
  }
}

function startable({ state, figures }: Asked): Startable[] {
  const found: Startable[] = []
  for (let company = 0; company < COMPANIES.length; company++) {
    if (companyAt(state, company).status !== 'shelf') continue
    const { from, startPrices } = sizeOf(state, company)
    if (state.fleet.phase < from || payoutsLeft(state, company) < figures.roundsToStart) continue
    if (company === ATE && state.fleet.phase < GREEN) continue
    const needed = Math.max(
      DIRECTOR_SHARES,
      sharesToOpen(company) - (figures.sharesOfOthers[companyData(company).size] ?? 0),
    )
    found.push({ company, needed, prices: startPrices, byPrice: new Map() })
  }
  return found
}

/** The highest price at which the money for opening it is there. — VII.5 */
function startOf(asked: Trading, start: Startable, cash: number): Purchase | null {
  const { needed, prices, byPrice } = start
  const price = prices.findLast((each) => each * needed <= cash)
  if (price === undefined) return null
  const known = byPrice.get(price)
  if (known !== undefined) return known
  const found = startAt(asked, start, price)
  byPrice.set(price, found)
  return found
}

function startAt(
  { state, figures, gainOf }: Trading,
  { company, needed }: Startable,
  price: number,
): Purchase {
  const capital = price * capitalisationOf(state, company).times
  const gain = gainOf(company, price) * needed + figures.control * capital
  const action = { type: 'start', company: companyId(company), price } as const
  return { action, cost: price * needed, places: needed - DIRECTOR_SHARES + 1, gain }
}

/** ATE can do nothing before its green tile. — VIII.5 */
const GREEN = PHASES.indexOf('d')

/** Above the limit: what gains least goes. — VII.4 */
function mustSell(asked: Trading): Considered[] {
  return ofType(asked.actions, 'sell')
    .filter(({ shares }) => shares === 1)
    .map((action) => ({ action, worth: -lossOf(asked, action) }))
}

/** What one gives up by selling, and nothing less than the control of a company that is worth having. */
function lossOf({ gainOf }: Trading, { company, shares }: ActionOf<'sell'>): number {
  return shares * gainOf(companyIndex(company))
}

/** Sells what gains little to buy what gains much more. */
function considerSwap(asked: Trading, cash: number, free: number, scarce: boolean): Considered | null {
  const { state, figures } = asked
  if (roundsBegun(state) === 0) return null
  const lossFactor = scarce ? figures.swapLossAtLimit : figures.swapLoss
  const least = scarce ? figures.swapLeastAtLimit : figures.swapLeast
  const options: Considered[] = []
  for (const { first, companies, shares, loss, money } of salesOf(asked, cash)) {
    for (const each of purchases(asked, money)) {
      if (each.gain <= 0 || companies.includes(companyIndex(each.action.company))) continue
      if (each.cost <= cash && each.places <= free) continue
      if (each.cost > money || each.places > free + shares) continue
      const times = each.action.type === 'start' ? 1 : figures.swapForShare
      const net = each.gain - times * (lossFactor * loss + least) - figures.swapCost * each.cost
      if (net > 0) options.push({ action: first, worth: scarce ? net : (100 * net) / each.cost })
    }
  }
  return best(options)
}

/** What is sold for one purchase: of one company, or of several what loses least for its price. */
interface Sales {
  readonly first: ActionOf<'sell'>
  readonly companies: readonly CompanyIndex[]
  readonly shares: number
  readonly loss: number
  /** Cash with all of it. */
  readonly money: number
}

function salesOf(asked: Trading, cash: number): Sales[] {
  const { state, seat, figures } = asked
  const single = ofType(asked.actions, 'sell')
    .filter(
      (sale) => companyAt(state, companyIndex(sale.company)).director !== seat || !losesControl(asked, sale),
    )
    .map((first): Sales => {
      const company = companyIndex(first.company)
      const { shares } = first
      const money = cash + shares * priceOf(state, company)
      return { first, companies: [company], shares, loss: lossOf(asked, first), money }
    })
  if (figures.swapSales < 2) return single
  const most = new Map<CompanyIndex, Sales>()
  for (const sale of single) {
    const before = most.get(sale.companies[0] as CompanyIndex)
    if (before === undefined || before.shares < sale.shares) most.set(sale.companies[0] as CompanyIndex, sale)
  }
  const cheap = [...most.values()].toSorted((a, b) => a.loss / (a.money - cash) - b.loss / (b.money - cash))
  const [head] = cheap
  if (head === undefined) return single
  let together = head
  for (const next of cheap.slice(1, figures.swapSales)) {
    together = {
      first: head.first,
      companies: [...together.companies, ...next.companies],
      shares: together.shares + next.shares,
      loss: together.loss + next.loss,
      money: together.money + next.money - cash,
    }
    single.push(together)
  }
  return single
}

function losesControl({ state, seat }: Asked, { company, shares }: ActionOf<'sell'>): boolean {
  const index = companyIndex(company)
  const left = sharesOf(state, index, seat) - shares
  for (let other = 0; other < state.players; other++) {
    if (other !== seat && sharesOf(state, index, other) > left) return true
  }
  return left < 2
}
