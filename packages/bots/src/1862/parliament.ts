import {
  LOWEST_PAR,
  PAR_VALUES,
  SHARES,
  TYPES,
  cashOf,
  certificateLimit,
  certificatesOf,
  companyAt,
  companyIndex,
} from '@roundhouse/titles/1862'
import { type Asked, type Considered, ofType } from './considered.ts'
import { roundsLeft, typesOf } from './outlook.ts'

/** Shares that float a company. — 6.5.4 */
export const SHARES_TO_FLOAT = 5

/** The director's certificate and the single shares beside it. — 6.5.2 */
const PLACES_TO_FLOAT = 3

/** Who has no room for the shares that float a company pays the fine for it. — 4.3 */
function hasRoomToFloat({ state, seat }: Asked): boolean {
  return certificateLimit(state) - certificatesOf(state, seat) >= PLACES_TO_FLOAT
}

/** The charter one likes best, if money and room float it. — 4.1 */
export function considerOpening(asked: Asked): Considered[] {
  const { state, seat, actions, figures } = asked
  if (roundsLeft(state, figures) < figures.roundsToStart || !hasRoomToFloat(asked)) return []
  return ofType(actions, 'openAuction')
    .filter(({ bid }) => bid === 0 && parWith(cashOf(state, seat)) > 0)
    .map((action) => ({ action, worth: liking(asked, companyIndex(action.company)) }))
}

/** Bids up to what the charter is worth, as long as the money left floats the company. — 4.1 */
export function considerBid(asked: Asked): Considered[] {
  const { state, seat, actions, figures } = asked
  const auction = state.parliament?.auction ?? null
  const lowest = ofType(actions, 'bid').toSorted((a, b) => a.bid - b.bid)[0]
  if (auction === null || lowest === undefined || !hasRoomToFloat(asked)) return []
  const par = parWith(cashOf(state, seat) - lowest.bid)
  const most = figures.charter * par * SHARES + liking(asked, auction.company)
  return par > 0 && lowest.bid <= most ? [{ action: lowest, worth: 0 }] : []
}

/** What a company is liked for beside its capital: the trains that it may run. */
function liking({ state, figures, whims }: Asked, company: number): number {
  const permits = typesOf(state, company).map((type) => figures.permit[type] ?? 0)
  const best = permits.length === TYPES.length ? Math.max(...permits) : permits.reduce((a, b) => a + b, 0)
  return (whims[company] as number) * best
}

/** The highest par at which this money floats a company at once; 0 if none does. */
function parWith(cash: number): number {
  return PAR_VALUES.findLast((par) => par * SHARES_TO_FLOAT <= cash) ?? 0
}

/** The highest par that floats it, then the shares that do. — 4.2 */
export function considerCharter({ state, seat, actions, figures }: Asked): Considered[] {
  const wanted = parWith(cashOf(state, seat) - figures.parKeeps) || LOWEST_PAR
  const pars = ofType(actions, 'takeCharter').map((action) => ({
    action,
    worth: -Math.abs(action.par - wanted),
  }))
  if (pars.length > 0) return pars
  return ofType(actions, 'buyShare').flatMap((action) =>
    companyAt(state, companyIndex(action.company)).status === 'open' ? [] : [{ action, worth: 0 }],
  )
}
