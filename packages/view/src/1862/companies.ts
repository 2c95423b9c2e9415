import type { DeepReadonly } from '@roundhouse/kernel'
import { hexOfKey } from '@roundhouse/railways'
import {
  COMPANIES,
  NOBODY,
  OFFER,
  PAR_VALUES,
  type RmState,
  SHARES,
  START_PRICES,
  TREASURY,
  companyAt,
  companyData,
  hasMarker,
  ordinaryInPool,
  placeId,
  priceOf,
  refuseStarting,
  sharesOf,
  sharesSold,
  trainData,
  trainLimit,
  treasuryOf,
} from '@roundhouse/titles/1862'
import type { CompanyStatusView, CompanyView, Holder, SharesView } from '../railway/company-view.ts'
import { lettersOn } from '../railway/letters.ts'
import { sharesView } from '../railway/shares.ts'
import { say } from './decisions/sayings.ts'
import { permitsOf } from './permits.ts'
import { limitOf, trainView } from './trains.ts'

type State = DeepReadonly<RmState>

const SHARE_PERCENT = 10
/** Half of the shares float a company. — 6.5.4 */
const TO_FLOAT = 5

/** How a company came into the game. — 4, 6.5.3 */
export const KINDS = ['chartered', 'unchartered', 'unstarted'] as const
export type RmCompanyKind = (typeof KINDS)[number]

/** The companies of this game, in the order of the box. */
export function companyViews(state: State): CompanyView[] {
  const { order } = state.market
  const open = order.filter((company) => companyAt(state, company).status === 'open')
  return COMPANIES.flatMap((_, company) =>
    companyAt(state, company).status === 'out' ? [] : [companyView(state, company, open)],
  )
}

function companyView(state: State, company: number, order: readonly number[]): CompanyView {
  const { id, name, colour, text } = companyData(company)
  const entry = companyAt(state, company)
  const onMarket = hasMarker(state, company)
  const isOut = entry.status === 'started' || entry.status === 'open'
  const place = order.indexOf(company)
  const permits = permitsOf(state, company)
  return {
    id,
    name,
    colour,
    text: lettersOn(colour, text),
    size: kindOf(state, company),
    sign: 'plain',
    status: statusOf(state, company),
    director: directorOf(state, company),
    ...(directorOf(state, company) === 'nobody' ? { told: say('told.receivership', id) } : {}),
    price: isOut ? priceOf(state, company) : null,
    cell: onMarket ? (state.market.at[company] as number) : null,
    startPrice: entry.start > 0 ? entry.start : null,
    startPrices: entry.status === 'shelf' ? startPrices(state) : [],
    treasury: treasuryOf(state, company),
    ...(permits === null ? {} : { permits }),
    trains: entry.trains.map((code, at) =>
      trainView(
        code,
        entry.warranties[at] as number,
        permits === null || permits.includes(trainData(code).type),
        state.fleet.phase,
      ),
    ),
    trainLimit: trainLimit(state).most,
    trainLimitSaid: limitOf(trainLimit(state), entry.trains.length),
    stations: {
      placed: [
        ...entry.stations.map((key) => placeId(hexOfKey(key))),
        ...(entry.london ? [LONDON_NAME] : []),
      ],
      left: [...entry.stationsLeft],
    },
    privates: [],
    shares: sharesIn(state, company),
    place: place >= 0 ? place + 1 : null,
    turn: turnOf(state, company),
  }
}

/** In Parliament a par value, in a stock round any price of the market up to 200. — 4.2, 6.5.3 */
function startPrices({ round }: State): readonly number[] {
  return round.kind === 'stock' ? START_PRICES : PAR_VALUES
}

/** The link to London is no hex, but as good as one in a list of stations. — 7.6.5 */
const LONDON_NAME = 'London'

export function kindOf(state: State, company: number): RmCompanyKind {
  const { status, chartered } = companyAt(state, company)
  if (status !== 'started' && status !== 'open') return 'unstarted'
  return chartered ? 'chartered' : 'unchartered'
}

/** 'nobody' directs a company in receivership: its certificate lies in the pool. — 6.3, 8 */
export function directorOf(state: State, company: number): Holder | null {
  const { status, director } = companyAt(state, company)
  if (status !== 'started' && status !== 'open') return null
  return director === NOBODY ? 'nobody' : director
}

/** On the shelf a company may be startable, or wait for its phase, for a later round or for room at its home. — 3.2 */
function statusOf(state: State, company: number): CompanyStatusView {
  const { status } = companyAt(state, company)
  if (status === 'out') return 'later'
  return status === 'shelf' && refuseStarting(state, company) !== null ? 'later' : status
}

/** The initial offer is the bank; the treasury's own shares are told as a holder. — 2.1 */
function sharesIn(state: State, company: number): SharesView {
  const director = directorOf(state, company)
  const seats = Array.from({ length: state.players }, (_, seat) => seat)
  const inPool = ordinaryInPool(state, company)
  return sharesView(
    {
      percent: SHARE_PERCENT,
      total: SHARES,
      bank: sharesOf(state, company, OFFER),
      pool: inPool,
      reserved: director === 'nobody' ? 3 : 0,
      sold: sharesSold(state, company),
      toFloat: TO_FLOAT,
      most: SHARES,
    },
    [
      ...seats.map((seat) => [seat, sharesOf(state, company, seat)] as const),
      ['company', sharesOf(state, company, TREASURY)] as const,
    ],
    director,
  )
}

/** Who has operated is kept, and not who is still to come. — 7.1 */
function turnOf(state: State, company: number): CompanyView['turn'] {
  if (state.round.kind !== 'operating' || companyAt(state, company).status !== 'open') return null
  if (state.turn?.company === company) return 'now'
  return state.operated.includes(company) ? 'over' : 'waiting'
}
