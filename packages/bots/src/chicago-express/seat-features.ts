import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import {
  COMPANIES,
  type ChicagoState,
  cashOf,
  dividendPerShare,
  treasuryOf,
  unsoldShares,
} from '@roundhouse/titles/chicago-express'
import type { Common } from './features.ts'

/** How many figures the network of seats is told; see `features.ts`. */
export const SEAT_INPUTS = 35

/** Of a seat among the others. */
export function seatInputs(
  { players: n, turn }: Pick<ChicagoState, 'players' | 'turn'>,
  seat: Seat,
  { payouts, untilDividend, sales, initial, first }: Omit<Common, 'arrived' | 'shares'>,
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
  let [nextWorth, ahead] = [LEAST, 0]
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
    const otherWorth = otherCash + otherHoldings
    if (otherWorth > worth) ahead += 1
    nextWorth = Math.max(nextWorth, Math.min(mostWorth, otherWorth))
    mostWorth = Math.max(mostWorth, otherWorth)
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
  into[at++] = initial / 4
  into[at++] = (initial * cash) / 80
  into[at++] = (initial * (cash - mostCash)) / 60
  into[at++] = ((seat - first + n) % n) / n
  into[at++] = seat === first ? 1 : 0
  into[at++] = ahead / n
  into[at++] = n === 2 ? 0 : (worth - nextWorth) / 40
  into[at++] = (totals.unsold[seat] as number) / 8
  into[at++] = (totals.treasury[seat] as number) / 20
  into[at++] = (totals.common[seat] as number) / 30
  into[at++] = ((flow - mostFlow) * payouts) / 30
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
  /** Shares not yet sold of the companies held, and the part of their treasuries that is for one's own shares. */
  readonly unsold: Float64Array
  readonly treasury: Float64Array
  /** Of the value held, what the best rival holds as well. */
  readonly common: Float64Array
}

export function noTotals(): SeatTotals {
  const zero = (): Float64Array => new Float64Array(MOST_SEATS)
  return {
    cash: zero(),
    holdings: zero(),
    flow: zero(),
    companies: zero(),
    majorities: zero(),
    unsold: zero(),
    treasury: zero(),
    common: zero(),
  }
}

/** What a position holds of money and shares, from which the totals of its seats follow. */
export interface Holdings {
  readonly cash: Float64Array
  /** For each company what a share would be paid now. */
  readonly perShare: Float64Array
  /** How many shares of a company each seat holds: company after company. */
  readonly held: Float64Array
  readonly unsold: Float64Array
  readonly treasury: Float64Array
}

export function noHoldings(): Holdings {
  return {
    cash: new Float64Array(MOST_SEATS),
    perShare: new Float64Array(COMPANIES.length),
    held: new Float64Array(COMPANIES.length * MOST_SEATS),
    unsold: new Float64Array(COMPANIES.length),
    treasury: new Float64Array(COMPANIES.length),
  }
}

/** Written into what is there already: it is asked for every position. */
export function holdingsInto(into: Holdings, state: DeepReadonly<ChicagoState>): void {
  into.cash.fill(0)
  for (let seat = 0; seat < state.players; seat++) into.cash[seat] = cashOf(state, seat)
  into.held.fill(0)
  for (let company = 0; company < COMPANIES.length; company++) {
    into.perShare[company] = dividendPerShare(state, company)
    into.unsold[company] = unsoldShares(state, company)
    into.treasury[company] = treasuryOf(state, company)
    for (const holder of (state.companies[company] as { holders: readonly Seat[] }).holders) {
      const at = company * MOST_SEATS + holder
      into.held[at] = (into.held[at] as number) + 1
    }
  }
}

/** `values` says what one share of each company may still bring. */
export function totalsInto(into: SeatTotals, of: Holdings, values: Float64Array): void {
  const { cash, holdings, flow, companies, majorities, unsold, treasury } = into
  cash.set(of.cash)
  for (const each of [holdings, flow, companies, majorities, unsold, treasury]) each.fill(0)
  for (let company = 0; company < COMPANIES.length; company++) {
    const row = company * MOST_SEATS
    let sold = 0
    for (let seat = 0; seat < MOST_SEATS; seat++) sold += of.held[row + seat] as number
    if (sold === 0) continue
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      const own = of.held[row + seat] as number
      if (own === 0) continue
      holdings[seat] = (holdings[seat] as number) + own * (values[company] as number)
      flow[seat] = (flow[seat] as number) + own * (of.perShare[company] as number)
      companies[seat] = (companies[seat] as number) + 1
      if (own * 2 > sold) majorities[seat] = (majorities[seat] as number) + 1
      unsold[seat] = (unsold[seat] as number) + (of.unsold[company] as number)
      treasury[seat] = (treasury[seat] as number) + (own * (of.treasury[company] as number)) / sold
    }
  }
  for (let seat = 0; seat < MOST_SEATS; seat++) into.common[seat] = inCommon(into, of, values, seat)
}

/** What of a seat's shares its best rival holds too, at their value. */
function inCommon(
  { cash, holdings }: SeatTotals,
  { held }: Holdings,
  values: Float64Array,
  seat: Seat,
): number {
  let rival = -1
  let most = LEAST
  for (let other = 0; other < MOST_SEATS; other++) {
    const worth = (cash[other] as number) + (holdings[other] as number)
    if (other === seat || worth <= most) continue
    rival = other
    most = worth
  }
  let sum = 0
  for (let company = 0; company < COMPANIES.length; company++) {
    const row = company * MOST_SEATS
    sum += Math.min(held[row + seat] as number, held[row + rival] as number) * (values[company] as number)
  }
  return sum
}
