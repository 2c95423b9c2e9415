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
  const left = [
    DIALS.auction - state.dials.auction,
    DIALS.network - state.dials.network,
    DIALS.development - state.dials.development,
  ].toSorted((a, b) => a - b)
  return {
    payouts: payoutsLeft(state, FIGURES),
    sales: salesUntilEnd(state),
    arrived,
    // The dividend comes when two dials are red: the two that are nearest to it.
    untilDividend: (left[0] as number) + (left[1] as number),
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
  common: Common,
  totals: SeatTotals,
  into: Float64Array,
): void {
  const { cash, holdings, flow, companies, majorities } = totals
  const { payouts, untilDividend } = common
  let at = 0
  const add = (figure: number): void => void (into[at++] = figure)
  const against = (of: readonly number[], scale: number): void => {
    let all = 0
    let best = Number.NEGATIVE_INFINITY
    for (let other = 0; other < n; other++) {
      if (other === seat) continue
      all += of[other] as number
      best = Math.max(best, of[other] as number)
    }
    add(((of[seat] as number) - all / (n - 1)) / scale)
    add(((of[seat] as number) - best) / scale)
  }
  const worth = cash.map((each, index) => each + (holdings[index] as number))
  add((worth[seat] as number) / 100)
  against(worth, 40)
  against(cash, 30)
  against(holdings, 40)
  against(flow, 8)
  add(((cash[seat] as number) * payouts) / 100)
  add((cash[seat] as number) / 40)
  add((flow[seat] as number) / 10)
  add((companies[seat] as number) / 3)
  add((majorities[seat] as number) / 2)
  add(((seat - turn + n) % n) / n)
  add(payouts / 6)
  add(untilDividend / 8)
  add(n / 5)
  against(
    worth.map((each) => each / Math.max(0.5, payouts)),
    20,
  )
  against(
    cash.map((each, index) => each * 0.15 * payouts + (worth[index] as number)),
    40,
  )
  add(common.sales / 10)
  add(1)
}

export interface SeatTotals {
  readonly cash: readonly number[]
  readonly holdings: readonly number[]
  /** What each would get if all companies paid now. */
  readonly flow: readonly number[]
  readonly companies: readonly number[]
  readonly majorities: readonly number[]
}

/** What a position holds of money and shares, from which the totals of its seats follow. */
export interface Holdings {
  readonly players: number
  readonly cash: readonly number[]
  /** For each company what a share would be paid now, and how many each seat holds. */
  readonly perShare: readonly number[]
  readonly held: readonly (readonly number[])[]
}

export function holdingsOf(state: DeepReadonly<ChicagoState>): Holdings {
  const { players } = state
  return {
    players,
    cash: Array.from({ length: players }, (_, seat) => cashOf(state, seat)),
    perShare: COMPANIES.map((_, company) => dividendPerShare(state, company)),
    held: state.companies.map(({ holders }) => {
      const held = Array.from({ length: players }, () => 0)
      for (const holder of holders) held[holder] = (held[holder] as number) + 1
      return held
    }),
  }
}

/** `values` says what one share of each company may still bring. */
export function totalsOf(
  { players: n, cash, perShare, held }: Holdings,
  values: readonly number[],
): SeatTotals {
  const zero = (): number[] => Array.from({ length: n }, () => 0)
  const [holdings, flow, companies, majorities] = [zero(), zero(), zero(), zero()]
  for (let company = 0; company < COMPANIES.length; company++) {
    const shares = held[company] as readonly number[]
    let sold = 0
    for (const each of shares) sold += each
    for (let seat = 0; seat < n; seat++) {
      const own = shares[seat] as number
      if (own === 0) continue
      holdings[seat] = (holdings[seat] as number) + own * (values[company] as number)
      flow[seat] = (flow[seat] as number) + own * (perShare[company] as number)
      companies[seat] = (companies[seat] as number) + 1
      if (own * 2 > sold) majorities[seat] = (majorities[seat] as number) + 1
    }
  }
  return { cash, holdings, flow, companies, majorities }
}
