import { type DeepReadonly, type Refusal, type Seat, asReadonly, play, refuse } from '@roundhouse/kernel'
import {
  type ChicagoAction,
  type ChicagoEvent,
  type ChicagoState,
  type CompanyId,
  type HexId,
  buildCost,
  cashOf,
  chicagoExpress,
  companyIndex,
  dividendPerShare,
  hexAt,
  hexIncome,
  hexIndex,
  treasuryOf,
} from '@roundhouse/titles/chicago-express'
import { viewOf } from './view.ts'

/** A figure before and after the action that is being considered. */
export interface Change {
  readonly before: number
  readonly after: number
}

export interface BidPreview {
  readonly cash: Change
  readonly treasury: Change
  readonly perShare: Change
  /** What a general dividend brings the bidder. */
  readonly dividend: Change
}

export interface BuildRow {
  readonly hex: HexId
  /** The red figure and how many locomotives it counts for. */
  readonly unit: number
  readonly times: number
  readonly cost: number
  readonly income: number
  /** Why the plan fails at this hex; null when it stands. */
  readonly refusal: Refusal | null
}

export interface BuildPreview {
  readonly rows: readonly BuildRow[]
  readonly cost: number
  readonly treasury: Change
  readonly income: Change
  readonly perShare: Change
  readonly locomotives: Change
  readonly reachesChicago: boolean
  readonly refusal: Refusal | null
}

export interface DevelopPreview {
  readonly refusal: Refusal | null
  /** Companies whose income would rise, and by how much. */
  readonly raises: readonly { readonly company: CompanyId; readonly before: number; readonly after: number }[]
  readonly grant: number
}

type State = DeepReadonly<ChicagoState>

/** If this bid won. */
export function bidPreview(state: State, seat: Seat, amount: number): BidPreview | null {
  const { auction } = state
  if (auction === null) return null
  const company = auction.company
  const held = state.companies[company] as State['companies'][number]
  const mine = held.holders.filter((holder) => holder === seat).length
  const perShare = {
    before: dividendPerShare(state, company),
    after: Math.ceil(held.income / (held.holders.length + 1)),
  }
  const now = viewOf(state).players[seat]?.nextDividend ?? 0
  return {
    cash: { before: cashOf(state, seat), after: cashOf(state, seat) - amount },
    treasury: { before: treasuryOf(state, company), after: treasuryOf(state, company) + amount },
    perShare,
    dividend: { before: now, after: now - mine * perShare.before + (mine + 1) * perShare.after },
  }
}

/** The plan so far, row by row, with what it costs and brings. */
export function buildPreview(
  state: State,
  seat: Seat,
  company: CompanyId,
  hexes: readonly HexId[],
): BuildPreview {
  const index = companyIndex(company)
  const held = state.companies[index] as State['companies'][number]
  const rows = hexes.map((hex, at): BuildRow => {
    const place = hexIndex(hex)
    const unit = hexAt(place).cost
    const cost = buildCost(state, place)
    const action: ChicagoAction = { type: 'build', company, hexes: hexes.slice(0, at + 1) }
    const before =
      at === 0 ? null : refuseIn(state, seat, { type: 'build', company, hexes: hexes.slice(0, at) })
    const refusal = before === null ? refuseIn(state, seat, action) : null
    return { hex, unit, times: unit === 0 ? 1 : cost / unit, cost, income: hexIncome(state, place), refusal }
  })
  const cost = rows.reduce((sum, row) => sum + row.cost, 0)
  const income = held.income + rows.reduce((sum, row) => sum + row.income, 0)
  const sold = held.holders.length
  const treasury = treasuryOf(state, index)
  return {
    rows,
    cost,
    treasury: { before: treasury, after: treasury - cost },
    income: { before: held.income, after: income },
    perShare: { before: dividendPerShare(state, index), after: sold === 0 ? 0 : Math.ceil(income / sold) },
    locomotives: { before: held.stock, after: held.stock - rows.length },
    reachesChicago: hexes.some((hex) => hexAt(hexIndex(hex)).name === 'Chicago'),
    refusal: refuseIn(state, seat, { type: 'build', company, hexes }),
  }
}

export function developPreview(state: State, seat: Seat, hex: HexId): DevelopPreview {
  const action: ChicagoAction = { type: 'develop', hex }
  const copy = chicagoExpress.clone(state)
  const outcome = play(chicagoExpress, copy, seat, action)
  if (!outcome.ok) return { refusal: outcome.refusal, raises: [], grant: 0 }
  const developed = outcome.events.find((event): event is Developed => event.type === 'hexDeveloped')
  const raises = (developed?.raises ?? []).map(({ company, income }) => {
    const before = (state.companies[companyIndex(company)] as State['companies'][number]).income
    return { company, before, after: before + income }
  })
  return { refusal: null, raises, grant: developed?.grant ?? 0 }
}

type Developed = Extract<ChicagoEvent, { type: 'hexDeveloped' }>

function refuseIn(state: State, seat: Seat, action: ChicagoAction): Refusal | null {
  return refuse(chicagoExpress, asReadonly(state) as ChicagoState, seat, action)
}
