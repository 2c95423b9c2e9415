import type { DeepReadonly, Seat, Standing } from '@roundhouse/kernel'
import {
  type AuctionKind,
  COMPANIES,
  COMPANY_IDS,
  type ChicagoState,
  type CompanyData,
  type CompanyId,
  DIALS,
  DIAL_IDS,
  type DialId,
  END,
  type EndReason,
  HEXES,
  HEX_IDS,
  type HexId,
  type HexKind,
  INDUSTRIES,
  INDUSTRY_IDS,
  type IndustryId,
  NEIGHBOURS,
  type StepName,
  buildCost,
  cashOf,
  chicagoExpress,
  dividendPerShare,
  hexIncome,
  isAt,
  leastBid,
  minimumBid,
  treasuryOf,
  unsoldShares,
} from '@roundhouse/titles/chicago-express'

/** Everything the table shows, built up from nothing: ids and figures, no words. */
export interface ChicagoView {
  readonly round: number
  readonly step: StepName
  readonly doing: Doing
  readonly turn: Seat
  /** The seat that is asked; null once the game has ended. */
  readonly asked: Seat | null
  readonly dials: readonly DialView[]
  readonly hexes: readonly HexView[]
  /** The lines of the networks: each locomotive joined to the one it was built from. */
  readonly links: readonly LinkView[]
  readonly companies: readonly CompanyView[]
  readonly players: readonly PlayerView[]
  readonly industries: readonly IndustryView[]
  readonly houses: number
  readonly auction: AuctionView | null
  readonly ending: readonly EndGauge[]
  readonly ended: readonly EndReason[] | null
  readonly standing: readonly Standing[]
}

/** What the table is busy with, for the headline. */
export type Doing =
  | 'initialAuction'
  | 'choosing'
  | 'auction'
  | 'wabashAuction'
  | 'network'
  | 'development'
  | 'ended'

export interface DialView {
  readonly id: DialId
  readonly position: number
  readonly length: number
  readonly red: boolean
}

export interface HexView {
  readonly id: HexId
  readonly index: number
  readonly x: number
  readonly y: number
  readonly kind: HexKind
  readonly name: string | null
  /** The red figure as printed. */
  readonly cost: number
  /** What the next locomotive pays. */
  readonly nextCost: number
  /** What a company gains by entering now; 0 for plains, forests and start hexes. */
  readonly income: number
  readonly developed: boolean
  /** What a house would add, or has added, to the income. */
  readonly develop: number
  /** In the order of the company list. */
  readonly locomotives: readonly CompanyId[]
  /** The company whose start hex this is. */
  readonly startOf: CompanyId | null
  readonly isChicago: boolean
}

export interface LinkView {
  readonly company: CompanyId
  readonly from: HexId
  readonly to: HexId
}

export interface CompanyView {
  readonly id: CompanyId
  readonly name: string
  readonly open: boolean
  readonly income: number
  /** One entry a share: its holder, 'offered' for the one under the hammer, null for unsold. */
  readonly shares: readonly (Seat | 'offered' | null)[]
  readonly sold: number
  readonly unsold: number
  readonly treasury: number
  readonly locomotives: number
  readonly perShare: number
  readonly minimumBid: number
  readonly inChicago: boolean
}

export interface PlayerView {
  readonly seat: Seat
  readonly cash: number
  /** One entry a share. */
  readonly shares: readonly CompanyId[]
  /** What a general dividend would bring now. */
  readonly nextDividend: number
}

export interface IndustryView {
  readonly id: IndustryId
  readonly hex: HexId
  readonly values: readonly number[]
  readonly value: number
}

export interface AuctionView {
  readonly kind: AuctionKind
  readonly company: CompanyId
  /** 1 for the first share of the company, and so on. */
  readonly share: number
  readonly income: number
  readonly minimum: number
  /** What the next bid must reach. */
  readonly least: number
  readonly opener: Seat
  readonly asked: Seat
  readonly leader: Seat | null
  readonly highest: number | null
  /** Clockwise from the opener. */
  readonly bidders: readonly BidderView[]
}

export interface BidderView {
  readonly seat: Seat
  readonly bid: number | null
  readonly passed: boolean
}

/** How near the game is to one of its ends. */
export interface EndGauge {
  readonly reason: EndReason
  readonly now: number
  readonly needed: number
  readonly holds: boolean
}

type State = DeepReadonly<ChicagoState>

/** Nothing is hidden in this title, so every seat and every spectator sees the same. — p35 Aim */
export function viewOf(state: State): ChicagoView {
  return {
    round: state.round,
    step: state.step,
    doing: doingOf(state),
    turn: state.turn,
    asked: chicagoExpress.toAct(state)[0] ?? null,
    dials: DIAL_IDS.map((id) => dialView(state, id)),
    hexes: HEXES.map((_, index) => hexView(state, index)),
    links: COMPANIES.flatMap((_, company) => linksOf(state, company)),
    companies: COMPANIES.map((_, company) => companyView(state, company)),
    players: Array.from({ length: state.players }, (_, seat) => playerView(state, seat)),
    industries: INDUSTRY_IDS.map((id) => ({
      id,
      hex: INDUSTRIES[id].hex,
      values: INDUSTRIES[id].values,
      value: state.industries[id],
    })),
    houses: state.houses,
    auction: auctionView(state),
    ending: endGauges(state),
    ended: state.ended?.reasons ?? null,
    standing: chicagoExpress.standing(state),
  }
}

function doingOf(state: State): Doing {
  if (state.ended !== null) return 'ended'
  if (state.auction?.kind === 'initial') return 'initialAuction'
  if (state.auction?.kind === 'wabash') return 'wabashAuction'
  if (state.auction !== null || state.step === 'offerShare') return 'auction'
  if (state.step === 'buildNetwork') return 'network'
  return state.step === 'develop' ? 'development' : 'choosing'
}

function dialView(state: State, id: DialId): DialView {
  const position = state.dials[id]
  return { id, position, length: DIALS[id], red: position >= DIALS[id] }
}

function hexView(state: State, index: number): HexView {
  const data = HEXES[index] as (typeof HEXES)[number]
  const owner = COMPANIES.find((company) => company.start === data.id)
  return {
    id: data.id,
    index,
    x: data.x,
    y: data.y,
    kind: data.kind,
    name: data.name,
    cost: data.cost,
    nextCost: buildCost(state, index),
    income: hexIncome(state, index),
    developed: state.developed[index] === 1,
    develop: data.develop,
    locomotives: COMPANY_IDS.filter((_, company) => isAt(state, company, index)),
    startOf: owner?.id ?? null,
    isChicago: data.name === 'Chicago',
  }
}

/** The newest neighbour it was built from: that is how the line grew at the table. */
function linksOf(state: State, company: number): LinkView[] {
  const { network } = state.companies[company] as DeepReadonly<ChicagoState>['companies'][number]
  const id = COMPANY_IDS[company] as CompanyId
  return network.flatMap((hex, order) => {
    const near = NEIGHBOURS[hex] as readonly number[]
    const from = network.slice(0, order).findLast((other) => near.includes(other))
    return from === undefined
      ? []
      : [{ company: id, from: HEX_IDS[from] as HexId, to: HEX_IDS[hex] as HexId }]
  })
}

function companyView(state: State, index: number): CompanyView {
  const data = COMPANIES[index] as CompanyData & { id: CompanyId }
  const { open, income, holders, stock } = state.companies[index] as State['companies'][number]
  const offered = state.auction?.company === index
  const unsold = unsoldShares(state, index)
  const rest = Array.from({ length: unsold }, (_, each) =>
    offered && each === 0 ? ('offered' as const) : null,
  )
  return {
    id: data.id,
    name: data.name,
    open,
    income,
    shares: [...holders, ...rest],
    sold: holders.length,
    unsold,
    treasury: treasuryOf(state, index),
    locomotives: stock,
    perShare: dividendPerShare(state, index),
    minimumBid: minimumBid(state, index),
    inChicago: isAt(state, index, CHICAGO_AT),
  }
}

const CHICAGO_AT = HEXES.findIndex((hex) => hex.name === 'Chicago')

function playerView(state: State, seat: Seat): PlayerView {
  const shares = state.companies.flatMap((company, index) =>
    company.holders.filter((holder) => holder === seat).map(() => COMPANY_IDS[index] as CompanyId),
  )
  const nextDividend = state.companies.reduce(
    (sum, company, index) =>
      sum + company.holders.filter((holder) => holder === seat).length * dividendPerShare(state, index),
    0,
  )
  return { seat, cash: cashOf(state, seat), shares, nextDividend }
}

function auctionView(state: State): AuctionView | null {
  const { auction } = state
  if (auction === null) return null
  const { income, holders } = state.companies[auction.company] as State['companies'][number]
  return {
    kind: auction.kind,
    company: COMPANY_IDS[auction.company] as CompanyId,
    share: holders.length + 1,
    income,
    minimum: auction.minimum,
    least: leastBid(auction),
    opener: auction.opener,
    asked: auction.asked,
    leader: auction.leader,
    highest: auction.leader === null ? null : (auction.bids[auction.leader] as number),
    bidders: Array.from({ length: state.players }, (_, offset) => {
      const seat = (auction.opener + offset) % state.players
      return { seat, bid: auction.bids[seat] ?? null, passed: auction.passed[seat] === true }
    }),
  }
}

function endGauges(state: State): EndGauge[] {
  const withoutStock = state.companies.filter((company) => company.stock === 0).length
  const withoutShares = COMPANIES.filter((_, index) => unsoldShares(state, index) === 0).length
  const detroit = INDUSTRIES.detroit.values.at(-1) as number
  return [
    {
      reason: 'locomotives',
      now: withoutStock,
      needed: END.companiesWithoutLocomotives,
      holds: withoutStock >= END.companiesWithoutLocomotives,
    },
    {
      reason: 'shares',
      now: withoutShares,
      needed: END.companiesWithoutShares,
      holds: withoutShares >= END.companiesWithoutShares,
    },
    { reason: 'houses', now: state.houses, needed: END.housesLeft, holds: state.houses <= END.housesLeft },
    {
      reason: 'detroit',
      now: state.industries.detroit,
      needed: detroit,
      holds: state.industries.detroit === detroit,
    },
  ]
}
