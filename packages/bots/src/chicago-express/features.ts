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

/**
 * What the networks are told of a position, scaled to about one. Networks of before were told fewer, always the first ones:
 * what is new comes last, and anything else asks for learning anew.
 */
export const SHARE_INPUTS = 49

/** What all companies and seats have in common, counted once. */
export interface Common {
  readonly payouts: number
  readonly sales: number
  readonly arrived: number
  readonly untilDividend: number
  /** First shares still to be auctioned before the first turn. */
  readonly initial: number
  /** Who has the turn, before the first one whoever will have that. */
  readonly first: Seat
  /** Shares of all companies together, by seat. */
  readonly shares: readonly number[]
}

export function commonOf(state: DeepReadonly<ChicagoState>): Common {
  let arrived = 0
  for (let company = 0; company < WABASH; company++) if (isAt(state, company, CHICAGO_INDEX)) arrived += 1
  const auctions = DIALS.auction - state.dials.auction
  const networks = DIALS.network - state.dials.network
  const developments = DIALS.development - state.dials.development
  const sales = salesUntilEnd(state)
  const initial = state.auction?.kind === 'initial' ? WABASH - state.auction.company : 0
  return {
    payouts: payoutsLeft(state, FIGURES, sales),
    sales,
    arrived,
    // The dividend comes when two dials are red: the two that are nearest to it.
    untilDividend: auctions + networks + developments - Math.max(auctions, networks, developments),
    initial,
    first: initial === 0 ? state.turn : (state.companies[0]?.holders[0] ?? state.turn),
    shares: sharesOf(state),
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
  const { payouts, sales, arrived, untilDividend, initial, first } = common
  const shares = holders.length
  const treasury = treasuryOf(state, company)
  const undeveloped = undevelopedOf(state, company)
  const inChicago = isAt(state, company, CHICAGO_INDEX)
  const cost = inChicago || company === WABASH ? 0 : leastOf(COST_TO_CHICAGO, network)
  const hexes = inChicago || company === WABASH ? 0 : leastOf(HEXES_TO_CHICAGO, network)
  const reach = inChicago || company === WABASH ? 0 : Math.min(1.5, treasury / Math.max(1, cost))
  const turns = hexes / 3
  const n = state.players
  let most = 0
  let owners = 0
  let [allCash, mostCash, ownersCash, strangersCash] = [0, 0, 0, 0]
  let [nearest, devotion] = [n, 0]
  for (let seat = 0; seat < n; seat++) {
    const cash = cashOf(state, seat)
    allCash += cash
    mostCash = Math.max(mostCash, cash)
    let held = 0
    for (const holder of holders) if (holder === seat) held += 1
    most = Math.max(most, held)
    if (held === 0) {
      strangersCash = Math.max(strangersCash, cash)
      continue
    }
    owners += 1
    ownersCash += cash
    nearest = Math.min(nearest, (seat - first + n) % n)
    devotion += (held * held) / Math.max(held, common.shares[seat] as number)
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
  // Money of the players buys the shares to come, and fills treasuries.
  add(allCash / (30 * n))
  add(mostCash / 40)
  add(ownersCash / (30 * Math.max(1, owners)))
  add(strangersCash / 40)
  add(cashOf(state, first) / 30)
  // Who cares for the company, and how soon.
  add(nearest / n)
  add(devotion / Math.max(1, shares))
  add(initial / 4)
  add(company === WABASH ? 0 : (allCash * unsoldShares(state, company)) / 500)
}

function sharesOf(state: DeepReadonly<ChicagoState>): number[] {
  const shares = Array.from({ length: state.players }, () => 0)
  for (const { holders } of state.companies)
    for (const holder of holders) shares[holder] = (shares[holder] as number) + 1
  return shares
}
