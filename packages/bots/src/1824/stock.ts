import type { CompanyIndex } from '@roundhouse/railways'
import {
  DIRECTOR_SHARES,
  NOBODY,
  SHARES,
  cashOf,
  certificateLimit,
  certificatesOf,
  companyAt,
  companyIndex,
  debtOf,
  isBond,
  issueCell,
  predecessorsOf,
  priceOf,
  sharesOf,
  sharesWithPlayers,
} from '@roundhouse/titles/1824'
import { type Purchase, isShortOfPlaces, gainful } from '../railway/outlook.ts'
import { type ActionOf, type Asked, type Considered, ofType } from './considered.ts'
import { considerCoal, considerMountains } from './exchanges.ts'
import { burden, roundsLeft, shareGain } from './outlook.ts'

/** Debts first, then what opens an own company, then the share that gains most. — VI */
export function considerStock(asked: Asked): Considered[] {
  const { state, seat } = asked
  if (debtOf(state, seat) > 0) return sellFor(asked, debtOf(state, seat))
  if (certificatesOf(state, seat) > certificateLimit(state)) return sellFor(asked, 1)
  const coal = considerCoal(asked)
  if (coal.length > 0) return coal
  const mountains = considerMountains(asked)
  const bought = considerPurchases(asked)
  return mountains.length > 0 && bought.length === 0 ? mountains : [...bought, ...mountains]
}

/** Shares and starts that gain something, by money or by places, whichever is short. */
export function considerPurchases(asked: Asked): Considered[] {
  const { state, seat, figures, actions } = asked
  const cash = cashOf(state, seat)
  const free = certificateLimit(state) - certificatesOf(state, seat)
  const scarce = isShortOfPlaces(cash, free, figures.certificatePrice)
  const open = [...ofType(actions, 'buyShare'), ...ofType(actions, 'start')]
  return gainful(
    open.map((action) => purchase(asked, action)),
    scarce,
  )
}

function purchase(
  asked: Asked,
  action: ActionOf<'buyShare' | 'start'>,
): Purchase<ActionOf<'buyShare' | 'start'>> {
  const { state, seat, figures, whims } = asked
  const company = companyIndex(action.company)
  const liking = whims[company] as number
  if (action.type === 'start') {
    const each = shareGain(asked, company, issueCell(action.price))
    const late = roundsLeft(state, figures) < figures.roundsToStart
    // The money for half of it must be there, or nobody opens it.
    const opens = cashOf(state, seat) >= action.price * SHARES_TO_OPEN
    const control = opens ? figures.control * action.price * SHARES : 0
    const gain = late || !opens ? -1 : liking * each * DIRECTOR_SHARES + control
    return { action, cost: action.price * DIRECTOR_SHARES, places: 1, gain }
  }
  const tenths = action.percent === 20 ? 2 : 1
  const gain = tenths * liking * shareGain(asked, company) + helpsToOpen(asked, company)
  return {
    action,
    cost: tenths * priceOf(state, company),
    places: 1,
    gain: gain - newBurden(asked, company) - (isBond(state, company) ? 0 : wasted(asked, company)),
  }
}

/** Half of a regional railway opens it. — VI.5 */
const SHARES_TO_OPEN = 5

/** An own company that still needs shares in players' hands. — VI.5 */
function helpsToOpen({ state, seat, figures }: Asked, company: CompanyIndex): number {
  const { status, director } = companyAt(state, company)
  if (status !== 'started') return 0
  const [coal] = predecessorsOf(company)
  const leads = director === seat || (coal !== undefined && companyAt(state, coal).director === seat)
  return leads && sharesWithPlayers(state, company) < SHARES_TO_OPEN ? figures.opening : 0
}

/** Shares of a company that nobody leads to its opening bring nothing. */
function wasted({ state, seat, figures }: Asked, company: CompanyIndex): number {
  const { status, director } = companyAt(state, company)
  if (status !== 'started' || predecessorsOf(company).length > 0) return 0
  return director === seat || director === NOBODY || sharesWithPlayers(state, company) >= SHARES_TO_OPEN - 1
    ? 0
    : figures.unopened
}

/** What a new director would have to add to the next train. — VII.12 */
function newBurden({ state, seat, figures }: Asked, company: CompanyIndex): number {
  const { director } = companyAt(state, company)
  if (director === seat || director === NOBODY) return 0
  const takesOver = sharesOf(state, company, seat) + 1 > sharesOf(state, company, director)
  return takesOver ? burden(state, company, figures) : 0
}

/** Sells what gains least until so much is there. — VI.8 */
function sellFor(asked: Asked, missing: number): Considered[] {
  const { state, seat, figures } = asked
  return ofType(asked.actions, 'sell').map((action) => {
    const company = companyIndex(action.company)
    const money = action.shares * priceOf(state, company)
    const loss = action.shares * Math.max(1, shareGain(asked, company))
    const leaves =
      companyAt(state, company).director === seat && losesControl(asked, action) ? figures.leading : 0
    const beyond = figures.soldTooMuch * Math.max(0, money - missing)
    return { action, worth: Math.min(money, missing) - loss - leaves - beyond }
  })
}

function losesControl({ state, seat }: Asked, { company, shares }: ActionOf<'sell'>): boolean {
  const index = companyIndex(company)
  const left = sharesOf(state, index, seat) - shares
  for (let other = 0; other < state.players; other++) {
    if (other !== seat && sharesOf(state, index, other) > left) return true
  }
  return false
}
