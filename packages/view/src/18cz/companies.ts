import type { DeepReadonly } from '@roundhouse/kernel'
import { placeOfKey } from '@roundhouse/railways'
import {
  COMPANIES,
  type CzState,
  NOBODY,
  SIZES,
  VACLAV,
  bookOf,
  companyAt,
  companyData,
  companyId,
  hexId,
  holdingLimit,
  priceOf,
  sharesOf,
  sharesSold,
  sharesToOpen,
  sizeOf,
  trainLimit,
  treasuryOf,
} from '@roundhouse/titles/18cz'
import { turnIn } from '../railway/company-turn.ts'
import type { CompanyStatusView, CompanyView, Holder, SharesView } from '../railway/company-view.ts'
import { sharesView } from '../railway/shares.ts'
import { privatesOfCompany } from './privates.ts'
import { trainView } from './trains.ts'

const SIGNS = ['plain', 'bars', 'ring'] as const

/** The companies that are in this game, in the order of the box. — IV.2, XI */
export function companyViews(state: DeepReadonly<CzState>): CompanyView[] {
  return COMPANIES.flatMap((_, company) =>
    companyAt(state, company).status === 'out' ? [] : [companyView(state, company)],
  )
}

export function holderOf(holder: number): Holder | null {
  if (holder === NOBODY) return null
  return holder === VACLAV ? 'vaclav' : holder
}

function companyView(state: DeepReadonly<CzState>, company: number): CompanyView {
  const { id, name, colour, text, size } = companyData(company)
  const entry = companyAt(state, company)
  const cell = state.market.at[company] as number
  const place = state.market.order.indexOf(company)
  return {
    id,
    name,
    colour,
    text,
    size: SIZES[size],
    sign: SIGNS[size],
    status: statusOf(state, company),
    director: holderOf(entry.director),
    price: cell < 0 ? null : priceOf(state, company),
    cell: cell < 0 ? null : cell,
    startPrice: entry.start > 0 ? entry.start : null,
    startPrices: entry.status === 'shelf' ? sizeOf(state, company).startPrices : [],
    treasury: treasuryOf(state, company),
    trains: entry.trains.map((code) => trainView(state, code)),
    trainLimit: trainLimit(state, company),
    stations: {
      placed: entry.stations.map((key) => hexId(state, placeOfKey(key).hex)),
      left: [...entry.stationsLeft],
    },
    privates: privatesOfCompany(state, company),
    shares: sharesIn(state, company),
    place: entry.status === 'open' && place >= 0 ? place + 1 : null,
    turn: turnIn(state, company, entry.status === 'open'),
  }
}

function statusOf(state: DeepReadonly<CzState>, company: number): CompanyStatusView {
  const { status } = companyAt(state, company)
  if (status === 'out') throw new Error(`${companyId(company)} is not in this game`)
  return status === 'shelf' && state.fleet.phase < sizeOf(state, company).from ? 'later' : status
}

function sharesIn(state: DeepReadonly<CzState>, company: number): SharesView {
  const { shares: total, percent } = sizeOf(state, company)
  const { sharesIn: lyingIn } = bookOf(state)
  const seats = Array.from({ length: VACLAV + 1 }, (_, holder) => holder)
  return sharesView(
    {
      percent,
      total,
      bank: lyingIn(state, company, 'bank'),
      pool: lyingIn(state, company, 'pool'),
      reserved: 0,
      sold: sharesSold(state, company),
      toFloat: sharesToOpen(company),
      most: Math.floor(holdingLimit(state, company) / percent),
    },
    seats.map((holder) => [holderOf(holder), sharesOf(state, company, holder)]),
    holderOf(companyAt(state, company).director),
  )
}
