import type { DeepReadonly } from '@roundhouse/kernel'
import { hexOfKey } from '@roundhouse/railways'
import {
  type AhState,
  CERTIFICATE,
  COAL_PRICES,
  COMPANIES,
  ISSUE_PRICES,
  KEPT,
  type CompanyKind,
  NOBODY,
  POOL,
  SHARES,
  SHARE_PERCENT,
  STACK,
  bookOf,
  companyAt,
  companyData,
  companyId,
  hexId,
  isBond,
  isConstruction,
  isEarmarked,
  isSmall,
  kindOf,
  operatingOrder,
  preStatePrice,
  predecessorsOf,
  priceOf,
  seatsOf,
  sharesOf,
  sharesWithPlayers,
  trainLimit,
  treasuryOf,
} from '@roundhouse/titles/1824'
import { turnIn } from '../railway/company-turn.ts'
import type { CompanyStatusView, CompanyView, Holder, SharesView } from '../railway/company-view.ts'
import type { Told } from '../railway/said.ts'
import { sharesView } from '../railway/shares.ts'
import { say } from './decisions/sayings.ts'
import { trainView } from './trains.ts'

type State = DeepReadonly<AhState>

/** Half of its shares with players open a regional railway; whoever has six buys no more. — VI.5, VI.7 */
const TO_OPEN = 5
const MOST = 6

/** Coal and pre-state railways plain, regional ones with two bars, state railways with an inner ring. */
const SIGNS = {
  coal: 'plain',
  preState: 'plain',
  regional: 'bars',
  state: 'ring',
} as const satisfies Readonly<Record<CompanyKind, CompanyView['sign']>>

/** The companies that are in this game, in the order of the box, which is that of their kinds. — IV, VII.4 */
export function companyViews(state: State): CompanyView[] {
  const order = operatingOrder(state)
  return COMPANIES.flatMap((_, company) =>
    companyAt(state, company).status === 'out' ? [] : [companyView(state, company, order)],
  )
}

function companyView(state: State, company: number, order: readonly number[]): CompanyView {
  const { id, name, colour, text, kind } = companyData(company)
  const entry = companyAt(state, company)
  const cell = state.market.at[company] as number
  const place = order.indexOf(company)
  return {
    id,
    name,
    colour,
    text,
    size: kind,
    sign: SIGNS[kind],
    status: statusOf(state, company),
    ...waitsOf(state, company),
    director: ownerOf(state, company),
    price: cell < 0 ? null : priceOf(state, company),
    cell: cell < 0 ? null : cell,
    startPrice: entry.start > 0 ? entry.start : null,
    startPrices: entry.status === 'shelf' ? startPrices(state, company) : [],
    treasury: treasuryOf(state, company),
    trains: entry.trains.map(trainView),
    trainLimit: trainLimit(state, company),
    stations: {
      placed: entry.stations.map((key) => hexId(state, hexOfKey(key))),
      left: [...entry.stationsLeft],
    },
    privates: [],
    shares: isSmall(company) ? ownership(state, company) : sharesIn(state, company),
    place: place >= 0 ? place + 1 : null,
    turn: turnIn(state, company, entry.status === 'open'),
  }
}

/** Of a small railway that was exchanged nobody. — IV.2, IV.3 */
function ownerOf(state: State, company: number): Holder | null {
  const { status, director } = companyAt(state, company)
  return status === 'closed' ? null : holderOf(director)
}

export function holderOf(holder: number): Holder | null {
  return holder === NOBODY ? null : holder
}

/** A regional railway whose 20 % wait for its coal railway cannot be started; shares of state railways are on sale. */
function statusOf(state: State, company: number): CompanyStatusView {
  const { status } = companyAt(state, company)
  if (status === 'shelf' && kindOf(company) === 'regional' && isEarmarked(state, company)) return 'later'
  return status === 'out' ? 'later' : status
}

/**
 * A state railway waits for its train, a regional one for its coal railway, its 20 % certificate, its shares; the bond
 * railway has no director and only pays, construction railways only build. — IV.2–IV.4, X.3, X.4
 */
function waitsOf(state: State, company: number): { readonly waits?: Told } {
  const { status } = companyAt(state, company)
  const kind = kindOf(company)
  if (isBond(state, company)) return { waits: say('waits.bond') }
  if (status === 'open' && isConstruction(state, company)) {
    return { waits: say('waits.builds', { player: companyAt(state, company).director }) }
  }
  if (status === 'open' || status === 'closed' || isSmall(company)) return {}
  if (kind === 'state') {
    const train = bookOf(state).formedWith[companyId(company)]
    if (state.due.includes(company)) return { waits: say('waits.round') }
    return train === undefined ? {} : { waits: say('waits.train', train) }
  }
  const coal = predecessorsOf(company).find((each) => companyAt(state, each).status !== 'out')
  if (coal !== undefined && isEarmarked(state, company)) return { waits: say('waits.coal', companyId(coal)) }
  if (status === 'shelf') return { waits: say('waits.certificate') }
  return { waits: say('waits.shares', Math.max(0, TO_OPEN - sharesWithPlayers(state, company))) }
}

/** — IV.2, IV.3, VI.4 */
function startPrices(state: State, company: number): readonly number[] {
  switch (kindOf(company)) {
    case 'coal':
      return COAL_PRICES
    case 'preState':
      return [preStatePrice(company)]
    case 'regional':
      return isEarmarked(state, company) ? [] : ISSUE_PRICES
    case 'state':
      return []
  }
}

/** A small railway belongs to one player as a whole. — IV.2, IV.3 */
function ownership(state: State, company: number): SharesView {
  const owner = ownerOf(state, company)
  const sold = owner === null ? 0 : 1
  return sharesView(
    { percent: 100, total: 1, bank: 1 - sold, pool: 0, reserved: 0, sold, toFloat: 1, most: 1 },
    [[owner, sold]],
    owner,
  )
}

/**
 * What is kept for coal and pre-state railways lies in the bank but cannot be bought; the double share of the bond railway
 * is in the pool like its others. — IV.2, IV.3, X.4
 */
function sharesIn(state: State, company: number): SharesView {
  const apart = sharesOf(state, company, CERTIFICATE)
  const double = isBond(state, company) ? apart : 0
  const certificate = apart - double
  const kept = sharesOf(state, company, KEPT) + (isEarmarked(state, company) ? certificate : 0)
  const lying = sharesOf(state, company, STACK) + sharesOf(state, company, KEPT) + certificate
  return sharesView(
    {
      percent: SHARE_PERCENT,
      total: SHARES,
      bank: lying - kept,
      pool: sharesOf(state, company, POOL) + double,
      reserved: kept,
      sold: sharesWithPlayers(state, company),
      toFloat: kindOf(company) !== 'regional' || isBond(state, company) ? 0 : TO_OPEN - kept,
      most: MOST,
    },
    seatsOf(state).map((seat) => [seat, sharesOf(state, company, seat)]),
    holderOf(companyAt(state, company).director),
  )
}
