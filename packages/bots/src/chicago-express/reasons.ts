import { type Action, type Seat, applyKnown, asReadonly, refuse } from '@roundhouse/kernel'
import {
  CHICAGO,
  CHICAGO_INDEX,
  CLOSED_START,
  COMPANIES,
  COMPANY_IDS,
  type ChicagoAction,
  type ChicagoState,
  HEX_IDS,
  NEIGHBOURS,
  WABASH,
  cashOf,
  chicagoExpress,
  companyIndex,
  dividendPerShare,
  hexIncome,
  isAt,
  isExclusive,
  leastBid,
  treasuryOf,
} from '@roundhouse/titles/chicago-express'
import type { Reason, Reasoner } from '../reasons.ts'
import { FIGURES } from './figures.ts'
import { type ShareCase, payoutsLeft, shareCase, shareValue } from './outlook.ts'
import { byRulesOfThumb, moneyOf } from './rules-of-thumb.ts'
import { outcomeOf, sellTo, settleAuction } from './settle.ts'
import { COST_TO_CHICAGO, HEXES_TO_CHICAGO, leastOf } from './to-chicago.ts'

const judge = byRulesOfThumb(FIGURES)

/** From so many hexes away Chicago is spoken of, though the company cannot pay the way yet. */
const NEAR = 9
/** What shares bring more is told from this on. */
const WORTH_TELLING = 2

/** Why a turn is good: what it does to the companies, and what everybody may hope to have at the end after it. */
export const reasons: Reasoner = (state, seat, line) => {
  const before = state as ChicagoState
  const after = tableAfter(before, seat, line)
  if (after === null) return []
  const hoped = moneyOf(asReadonly(after), FIGURES)
  const own = Math.round(hoped[seat] as number)
  const rest = hoped.filter((_, each) => each !== seat)
  const others = Math.round(rest.reduce((sum, each) => sum + each, 0) / Math.max(1, rest.length))
  const hopes: Reason = { code: 'hopes', own, others }
  const why = whyOf(before, after, seat, line.at(-1) as ChicagoAction)
  return line[0]?.type === 'pass' ? [{ code: 'nothingBetter' }, ...why, hopes] : [...why, hopes]
}

function whyOf(before: ChicagoState, after: ChicagoState, seat: Seat, action: ChicagoAction): Reason[] {
  const comes: Reason[] = after.round > before.round ? [{ code: 'dividendNow' }] : []
  switch (action.type) {
    case 'build':
      return [...ofBuild(before, after, seat, companyIndex(action.company)), ...comes]
    case 'develop':
      return [...ofDevelopment(before, after, seat), ...comes]
    case 'offer': {
      const company = companyIndex(action.company)
      const treasury = treasuryOf(after, company)
      const found = whoGets(before, seat, action)
      if (treasury === treasuryOf(before, company)) return [found, ...comes]
      return [found, { code: 'leaves', company: action.company, amount: treasury }, ...comes]
    }
    case 'bid': {
      const company = before.auction?.company ?? 0
      const amount = Math.round(valueOf(after, company))
      const left = cashOf(before, seat) - action.amount
      return [
        { code: 'dividends', company: signOf(company), amount, shares: 1 },
        { code: 'costs', amount: action.amount, left },
      ]
    }
    case 'pass':
      return ofPass(before, seat)
    case 'choose':
    case 'decline':
      return comes.length > 0 ? comes : [{ code: 'dividendNearer' }]
  }
}

/** What the track earns and leads to, what that is worth, and what it costs. */
function ofBuild(before: ChicagoState, after: ChicagoState, seat: Seat, company: number): Reason[] {
  const sign = signOf(company)
  const found: Reason[] = []
  const arrives = !isAt(before, company, CHICAGO_INDEX) && isAt(after, company, CHICAGO_INDEX)
  if (arrives) {
    const paid = dividendPerShare(after, company) * sharesOf(after, company, seat)
    found.push({ code: 'arrives', company: sign, hex: CHICAGO, amount: paid })
  }
  found.push(...risenIncomes(before, after), ...ofShares(before, after, seat, company, arrives))
  const left = treasuryOf(after, company)
  const [was, is] = [networkOf(before, company), networkOf(after, company)]
  const next = nextFor(after, was, is)
  if (next !== null) found.push({ code: 'leadsTo', company: sign, hex: next })
  // Nobody counts on the Wabash for it.
  const hexes = company === WABASH ? 0 : leastOf(HEXES_TO_CHICAGO, is)
  if (hexes > 0 && hexes < leastOf(HEXES_TO_CHICAGO, was)) {
    const amount = leastOf(COST_TO_CHICAGO, is)
    const isPayable = amount <= left
    if (isPayable || hexes <= NEAR)
      found.push({ code: 'away', company: sign, hex: CHICAGO, hexes, amount, isPayable })
  }
  return [...found, { code: 'spends', company: sign, amount: treasuryOf(before, company) - left, left }]
}

/** What earns most beside the new track, of what could not be built on before; null: nothing does. */
function nextFor(after: ChicagoState, was: readonly number[], is: readonly number[]): string | null {
  const seen = asReadonly(after)
  const reached = new Set(was.flatMap(beside))
  const news = is.filter((hex) => !was.includes(hex)).flatMap(beside)
  const open = news.filter(
    (hex) =>
      hex !== CHICAGO_INDEX &&
      !reached.has(hex) &&
      !is.includes(hex) &&
      CLOSED_START[hex] === null &&
      !(isExclusive(hex) && after.locomotives[hex] !== 0),
  )
  const best = open.toSorted((one, other) => hexIncome(seen, other) - hexIncome(seen, one))[0]
  return best === undefined || hexIncome(seen, best) === 0 ? null : (HEX_IDS[best] as string)
}

function beside(hex: number): readonly number[] {
  return NEIGHBOURS[hex] as readonly number[]
}

function networkOf({ companies }: ChicagoState, company: number): readonly number[] {
  return companies[company]?.network ?? []
}

/** Whom a house or a city serves, a forest by its treasury. */
function ofDevelopment(before: ChicagoState, after: ChicagoState, seat: Seat): Reason[] {
  const granted = COMPANIES.flatMap((_, company): Reason[] => {
    const more = treasuryOf(after, company) - treasuryOf(before, company)
    return more > 0 ? [{ code: 'gets', company: signOf(company), amount: more }] : []
  })
  const served = COMPANIES.flatMap((_, company) => ofShares(before, after, seat, company, false))
  return [...risenIncomes(before, after), ...granted, ...served.filter(({ code }) => code === 'sharesBring')]
}

/** What shares of a company bring more or less by it, as the rules of thumb see it. */
function ofShares(
  before: ChicagoState,
  after: ChicagoState,
  seat: Seat,
  company: number,
  arrives: boolean,
): Reason[] {
  const sign = signOf(company)
  const shares = sharesOf(after, company, seat)
  const value = valueOf(after, company)
  const more = value - valueOf(before, company)
  // What is paid on arrival is no loss.
  if (shares > 0 && (arrives || Math.round(shares * more) >= WORTH_TELLING)) {
    const told = arrives ? null : Math.round(shares * more)
    return [{ code: 'sharesBring', company: sign, shares, amount: Math.round(shares * value), more: told }]
  }
  const most = Math.max(...Array.from({ length: after.players }, (_, each) => sharesOf(after, company, each)))
  return Math.round(-more) >= WORTH_TELLING && most > shares
    ? [{ code: 'othersLose', company: sign, amount: Math.round(-more) }]
    : []
}

/** Who gets it then; and how much it would have to be worth. */
function ofPass(state: ChicagoState, seat: Seat): Reason[] {
  const { auction } = state
  if (auction === null) return []
  const { winner, price } = outcomeOf(asReadonly(auction), reservesWithout(state, seat))
  const goesTo: Reason = { code: 'goesTo', seat: winner, own: winner === seat, amount: price }
  const least = leastBid(asReadonly(auction))
  const worth = Math.round(valueWith(state, auction.company, least))
  return worth < least ? [{ code: 'offered', amount: least, worth }, goesTo] : [goesTo]
}

/** What one share may still bring; with one more sold at a price. */
function valueOf(state: ChicagoState, company: number): number {
  return valueIn(state, company, shareCase(asReadonly(state), company))
}

function valueWith(state: ChicagoState, company: number, price: number): number {
  const { shares, treasury } = shareCase(asReadonly(state), company)
  return valueIn(state, company, { shares: shares + 1, treasury: treasury + price })
}

function valueIn(state: ChicagoState, company: number, sold: ShareCase): number {
  const seen = asReadonly(state)
  return shareValue(seen, company, sold, payoutsLeft(seen, FIGURES), FIGURES)
}

function sharesOf({ companies }: ChicagoState, company: number, seat: Seat): number {
  return companies[company]?.holders.filter((holder) => holder === seat).length ?? 0
}

function signOf(company: number): string {
  return COMPANY_IDS[company] as string
}

/** Of every company: a development may serve several. */
function risenIncomes(before: ChicagoState, after: ChicagoState): Reason[] {
  return COMPANIES.flatMap((_, company): Reason[] => {
    // Of the Wabash, which opens with its first income, another is told.
    if (before.companies[company]?.open !== true) return []
    const [was, is] = [before.companies[company]?.income ?? 0, after.companies[company]?.income ?? 0]
    return is > was ? [{ code: 'incomeUp', company: signOf(company), amount: is - was, to: is }] : []
  })
}

/** Who would pay most for a share on offer, by what it is worth to each. */
function whoGets(
  state: ChicagoState,
  seat: Seat,
  { company }: Extract<ChicagoAction, { readonly type: 'offer' }>,
): Reason {
  const offered = chicagoExpress.clone(asReadonly(state))
  if (offered.step === 'chooseDial')
    applyKnown(chicagoExpress, offered, seat, { type: 'choose', dial: 'auction' }, () => {})
  applyKnown(chicagoExpress, offered, seat, { type: 'offer', company }, () => {})
  const { auction } = offered
  if (auction === null) return { code: 'goesTo', seat: null, own: false, amount: 0 }
  const { winner, price } = outcomeOf(asReadonly(auction), judge.reserves(asReadonly(offered)))
  return { code: 'goesTo', seat: winner, own: winner === seat, amount: price }
}

/** A bid is seen to its end, and so is an auction that a turn begins. */
function tableAfter(state: ChicagoState, seat: Seat, line: readonly Action[]): ChicagoState | null {
  const after = chicagoExpress.clone(asReadonly(state))
  const [first] = line as readonly ChicagoAction[]
  if (state.auction !== null) {
    if (first?.type === 'bid') sellTo(after, seat, first.amount)
    else settleAuction(after, reservesWithout(state, seat))
    return after
  }
  for (const action of line as readonly ChicagoAction[]) {
    if (refuse(chicagoExpress, after, seat, action) !== null) return null
    applyKnown(chicagoExpress, after, seat, action, () => {})
  }
  if (after.auction !== null) settleAuction(after, judge.reserves(asReadonly(after)))
  return after
}

/** Who passes bids no more. */
function reservesWithout(state: ChicagoState, seat: Seat): number[] {
  return judge.reserves(asReadonly(state)).map((reserve, each) => (each === seat ? 0 : reserve))
}
