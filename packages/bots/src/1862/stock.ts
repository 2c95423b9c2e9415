import type { CompanyIndex } from '@roundhouse/railways'
import {
  SHARES,
  bankPrice,
  cashOf,
  certificateLimit,
  certificatesOf,
  companyAt,
  companyIndex,
  priceOf,
  salePrice,
  sharesOf,
  sharesSold,
} from '@roundhouse/titles/1862'
import { type Purchase, isShortOfPlaces, gainful } from '../railway/outlook.ts'
import { type ActionOf, type Asked, type Considered, best, ofType } from './considered.ts'
import { roundsLeft, shareGain } from './outlook.ts'
import { SHARES_TO_FLOAT } from './parliament.ts'

/** What a chartered company owes first, then the share that gains most. — 6 */
export function considerStock(asked: Asked): Considered[] {
  const { state, seat } = asked
  if (certificatesOf(state, seat) > certificateLimit(state)) return sellLeast(asked)
  const bought = considerPurchases(asked)
  return bought.length > 0 ? bought : considerLeaving(asked)
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
    const { price } = action
    const opens = cashOf(state, seat) >= price * SHARES_TO_FLOAT && price <= figures.startPrice
    // Its money is what is paid for the shares; a train must be among what it pays for.
    const pays = price * SHARES_TO_FLOAT - TOKENS_COST >= bankPrice(state)
    const late = roundsLeft(state, figures) < figures.roundsToStart
    const gain = liking * shareGain(asked, company, price) * STARTED_SHARES
    const control = figures.control * price * SHARES_TO_FLOAT
    return {
      action,
      cost: price * STARTED_SHARES,
      places: 1,
      gain: opens && pays && !late ? gain + control : -1,
    }
  }
  const market = priceOf(state, company)
  const cost = action.from === 'pool' || action.from === 'treasury' ? market : companyAt(state, company).start
  const gain = liking * shareGain(asked, company, market) + market - cost
  return { action, cost, places: 1, gain: gain + owed(asked, company) }
}

/** Money for tokens, and the shares of a director's certificate. */
const TOKENS_COST = 120
const STARTED_SHARES = 3

/** A company of one's own that has not floated: a duty where one won its charter. — 4.3 */
function owed({ state, seat, figures }: Asked, company: CompanyIndex): number {
  const { status, director } = companyAt(state, company)
  if (status !== 'started' || sharesSold(state, company) >= SHARES_TO_FLOAT) return 0
  if (state.obligations.some((each) => each.company === company && each.seat === seat)) return figures.duty
  return director === seat ? figures.opening : 0
}

/** What gains least goes: above the limit, or for a fine. — 6.5.2, 4.3 */
export function sellLeast(asked: Asked): Considered[] {
  return ofType(asked.actions, 'sell').map((action) => ({ action, worth: -lossOf(asked, action) }))
}

/** Shares of a company that falls are sold, but not the lead of one. — 6.4 */
function considerLeaving(asked: Asked): Considered[] {
  const { state, seat } = asked
  const found = ofType(asked.actions, 'sell')
    .filter(({ company }) => companyAt(state, companyIndex(company)).director !== seat)
    .map((action) => ({ action, worth: -lossOf(asked, action) }))
    .filter(({ worth }) => worth > 0)
  const one = best(found)
  return one === null ? [] : [one]
}

/** What one gives up by selling a block; a director gives up the company. */
function lossOf(asked: Asked, { company, shares }: ActionOf<'sell'>): number {
  const { state, seat, figures } = asked
  const index = companyIndex(company)
  const each = shareGain(asked, index) + priceOf(state, index) - salePrice(state, index)
  const leaves =
    companyAt(state, index).director === seat && sharesOf(state, index, seat) - shares < SHARES_TO_FLOAT
  return shares * each + (leaves ? figures.control * priceOf(state, index) * SHARES : 0)
}
