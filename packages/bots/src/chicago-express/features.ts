import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import {
  CHICAGO_INDEX,
  COMPANIES,
  type ChicagoState,
  DIALS,
  WABASH,
  cashOf,
  dividendPerShare,
  isAt,
  treasuryOf,
  unsoldShares,
} from '@roundhouse/titles/chicago-express'
import { FIGURES } from './figures.ts'
import { payoutsLeft, salesUntilEnd, undevelopedOf } from './outlook.ts'
import { COST_TO_CHICAGO, HEXES_TO_CHICAGO, leastOf } from './to-chicago.ts'

/** What the networks are told of a position, scaled to about one. A change here asks for learning anew. */
export const SHARE_INPUTS = 40
export const SEAT_INPUTS = 24

/** What all companies and seats have in common, counted once. */
export interface Common {
  readonly payouts: number
  readonly sales: number
  readonly arrived: number
  readonly untilDividend: number
}

export function commonOf(state: DeepReadonly<ChicagoState>): Common {
  let arrived = 0
  for (let company = 0; company < WABASH; company++) if (isAt(state, company, CHICAGO_INDEX)) arrived += 1
  const auctions = DIALS.auction - state.dials.auction
  const networks = DIALS.network - state.dials.network
  const developments = DIALS.development - state.dials.development
  const sales = salesUntilEnd(state)
  return {
    payouts: payoutsLeft(state, FIGURES, sales),
    sales,
    arrived,
    // The dividend comes when two dials are red: the two that are nearest to it.
    untilDividend: auctions + networks + developments - Math.max(auctions, networks, developments),
  }
}

/** Of a company and what one share of it may still bring. */
export function shareInputs(
  state: DeepReadonly<ChicagoState>,
  company: number,
  common: Common,
  into: Float64Array,
): void {
  const { income, holders, stock, network } = state.companies[
    company
  ] as DeepReadonly<ChicagoState>['companies'][number]
  const { payouts, sales, arrived, untilDividend } = common
  const shares = holders.length
  const treasury = treasuryOf(state, company)
  const undeveloped = undevelopedOf(state, company)
  const inChicago = isAt(state, company, CHICAGO_INDEX)
  const cost = inChicago || company === WABASH ? 0 : leastOf(COST_TO_CHICAGO, network)
  const hexes = inChicago || company === WABASH ? 0 : leastOf(HEXES_TO_CHICAGO, network)
  const reach = inChicago || company === WABASH ? 0 : Math.min(1.5, treasury / Math.max(1, cost))
  const turns = hexes / 3
  let most = 0
  let owners = 0
  for (let seat = 0; seat < state.players; seat++) {
    let held = 0
    for (const holder of holders) if (holder === seat) held += 1
    if (held > 0) owners += 1
    most = Math.max(most, held)
  }
  let at = 0
  const add = (figure: number): void => void (into[at++] = figure)
  add(1)
  for (let each = 0; each < COMPANIES.length; each++) add(each === company ? 1 : 0)
  add(income / 20)
  add(shares / 5)
  add(unsoldShares(state, company) / 5)
  add(treasury / 30)
  add(Math.min(treasury, 25) / (25 * Math.max(1, shares)))
  add(dividendPerShare(state, company) / 8)
  add(stock / 20)
  add(inChicago ? 1 : 0)
  add(cost / 30)
  add(hexes / 15)
  add(reach)
  add(reach >= 1 && stock >= hexes ? 1 : 0)
  add(turns / 5)
  add(undeveloped / 8)
  add(owners / 4)
  add(most / 3)
  add(payouts / 6)
  add(sales / 10)
  add(state.houses / 20)
  add(state.industries.detroit / 8)
  add(state.dials.auction / 3)
  add(state.dials.network / 5)
  add(state.dials.development / 4)
  add(untilDividend / 8)
  add(state.players / 5)
  add(arrived / 2)
  add((state.companies[WABASH] as { open: boolean }).open ? 1 : 0)
  add(shares === 0 ? 0 : (income * payouts) / (30 * (shares + 0.7)))
  add(shares === 0 ? 0 : (undeveloped * payouts) / (20 * shares))
  add(shares === 0 ? 0 : (Math.min(treasury, 25) * payouts) / (60 * shares))
  add(shares === 0 || inChicago ? 0 : (reach * (income + 7)) / (15 * shares))
  add(shares === 0 || inChicago ? 0 : (reach * 7 * Math.max(0, payouts - hexes / 5)) / (25 * shares))
  add(holders.includes(state.turn) ? 1 : 0)
  add(state.step === 'chooseDial' ? 1 : 0)
}

/** Of a seat among the others. */
export function seatInputs(
  { players: n, turn }: Pick<ChicagoState, 'players' | 'turn'>,
  seat: Seat,
  { payouts, untilDividend, sales }: Common,
  totals: SeatTotals,
  into: Float64Array,
): void {
  const cash = totals.cash[seat] as number
  const holdings = totals.holdings[seat] as number
  const flow = totals.flow[seat] as number
  const worth = cash + holdings
  // Against the mean of the others and the best of them.
  let [allCash, allHoldings, allFlow] = [0, 0, 0]
  let [mostCash, mostHoldings, mostFlow, mostWorth, mostSpent] = [LEAST, LEAST, LEAST, LEAST, LEAST]
  for (let other = 0; other < n; other++) {
    if (other === seat) continue
    const [otherCash, otherHoldings] = [totals.cash[other] as number, totals.holdings[other] as number]
    const otherFlow = totals.flow[other] as number
    allCash += otherCash
    allHoldings += otherHoldings
    allFlow += otherFlow
    mostCash = Math.max(mostCash, otherCash)
    mostHoldings = Math.max(mostHoldings, otherHoldings)
    mostFlow = Math.max(mostFlow, otherFlow)
    mostWorth = Math.max(mostWorth, otherCash + otherHoldings)
    mostSpent = Math.max(mostSpent, otherCash * (1 + CASH_SPENT * payouts) + otherHoldings)
  }
  const cashOverMean = cash - allCash / (n - 1)
  const holdingsOverMean = holdings - allHoldings / (n - 1)
  const worthOverMean = cashOverMean + holdingsOverMean
  const perPayout = 1 / Math.max(0.5, payouts)
  let at = 0
  into[at++] = worth / 100
  into[at++] = worthOverMean / 40
  into[at++] = (worth - mostWorth) / 40
  into[at++] = cashOverMean / 30
  into[at++] = (cash - mostCash) / 30
  into[at++] = holdingsOverMean / 40
  into[at++] = (holdings - mostHoldings) / 40
  into[at++] = (flow - allFlow / (n - 1)) / 8
  into[at++] = (flow - mostFlow) / 8
  into[at++] = (cash * payouts) / 100
  into[at++] = cash / 40
  into[at++] = flow / 10
  into[at++] = (totals.companies[seat] as number) / 3
  into[at++] = (totals.majorities[seat] as number) / 2
  into[at++] = ((seat - turn + n) % n) / n
  into[at++] = payouts / 6
  into[at++] = untilDividend / 8
  into[at++] = n / 5
  into[at++] = (worthOverMean * perPayout) / 20
  into[at++] = ((worth - mostWorth) * perPayout) / 20
  into[at++] = (worthOverMean + CASH_SPENT * payouts * cashOverMean) / 40
  into[at++] = (cash * (1 + CASH_SPENT * payouts) + holdings - mostSpent) / 40
  into[at++] = sales / 10
  into[at++] = 1
}

const LEAST = Number.NEGATIVE_INFINITY
/** What a dollar in hand may gain for each payout left, as one of the inputs has it. */
const CASH_SPENT = 0.15
/** More than ever sit at a table. */
export const MOST_SEATS = 6

/** One figure for each seat. */
export interface SeatTotals {
  readonly cash: Float64Array
  readonly holdings: Float64Array
  /** What each would get if all companies paid now. */
  readonly flow: Float64Array
  readonly companies: Float64Array
  readonly majorities: Float64Array
}

export function noTotals(): SeatTotals {
  const zero = (): Float64Array => new Float64Array(MOST_SEATS)
  return { cash: zero(), holdings: zero(), flow: zero(), companies: zero(), majorities: zero() }
}

/** What a position holds of money and shares, from which the totals of its seats follow. */
export interface Holdings {
  readonly cash: Float64Array
  /** For each company what a share would be paid now. */
  readonly perShare: Float64Array
  /** How many shares of a company each seat holds: company after company. */
  readonly held: Float64Array
}

export function noHoldings(): Holdings {
  return {
    cash: new Float64Array(MOST_SEATS),
    perShare: new Float64Array(COMPANIES.length),
    held: new Float64Array(COMPANIES.length * MOST_SEATS),
  }
}

/** Written into what is there already: it is asked for every position. */
export function holdingsInto(into: Holdings, state: DeepReadonly<ChicagoState>): void {
  for (let seat = 0; seat < state.players; seat++) into.cash[seat] = cashOf(state, seat)
  into.held.fill(0)
  for (let company = 0; company < COMPANIES.length; company++) {
    into.perShare[company] = dividendPerShare(state, company)
    for (const holder of (state.companies[company] as { holders: readonly Seat[] }).holders) {
      const at = company * MOST_SEATS + holder
      into.held[at] = (into.held[at] as number) + 1
    }
  }
}

/** `values` says what one share of each company may still bring. */
export function totalsInto(into: SeatTotals, { cash, perShare, held }: Holdings, values: Float64Array): void {
  const { holdings, flow, companies, majorities } = into
  into.cash.set(cash)
  for (const each of [holdings, flow, companies, majorities]) each.fill(0)
  for (let company = 0; company < COMPANIES.length; company++) {
    const row = company * MOST_SEATS
    let sold = 0
    for (let seat = 0; seat < MOST_SEATS; seat++) sold += held[row + seat] as number
    if (sold === 0) continue
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      const own = held[row + seat] as number
      if (own === 0) continue
      holdings[seat] = (holdings[seat] as number) + own * (values[company] as number)
      flow[seat] = (flow[seat] as number) + own * (perShare[company] as number)
      companies[seat] = (companies[seat] as number) + 1
      if (own * 2 > sold) majorities[seat] = (majorities[seat] as number) + 1
    }
  }
}
