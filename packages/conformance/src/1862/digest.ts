import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { NO_TILE, certificatesHeld, hexOfKey, laidTiles, leftInBank, markersOn } from '@roundhouse/railways'
import {
  BANDS,
  BANK_MONEY,
  COMPANIES,
  DIRECTOR_SHARES,
  HEXES,
  NOBODY,
  OFFER,
  PHASES,
  POOL,
  type RmState,
  SHARES,
  TREASURY,
  TYPES,
  boardOf,
  cashOf,
  certificateLimit,
  certificatesOf,
  companyAt,
  companyId,
  hasMarker,
  hexIndex,
  homeHex,
  priceOf,
  railwayMania,
  sharesOf,
  trainId,
  treasuryOf,
} from '@roundhouse/titles/1862'
import type { JsonObject } from '../json.ts'
import { bankPart, companyPart, marketPart, playerPart, supplyPart } from '../railway/digest.ts'
import type { DigestContext } from '../railway/follow.ts'
import type { Notebook } from './notebook.ts'
import { roundOf } from './round.ts'
import { laidForm } from './small-tiles.ts'

type State = DeepReadonly<RmState>

const PERCENT = 10

/** Our state in the words of the recorded digests; keys whose meaning is empty are left out, as there. */
export function digestOf(state: State, { players }: DigestContext, notebook: Notebook): JsonObject {
  const board = boardOf(state)
  const round = roundOf(state)
  return {
    r: { ...round, of: state.round.kind === 'operating' ? state.round.rounds : notebook.rounds },
    ph: PHASES[state.fleet.phase] as string,
    act: actingOf(state, players, notebook),
    bank: leftInBank(state, BANK_MONEY),
    cl: certificateLimit(state),
    pl: Object.fromEntries(players.map((name, seat) => [name, playerOf(state, seat)])),
    pd: players[dealer(state)] as string,
    co: Object.fromEntries(
      COMPANIES.flatMap(({ id }, company) =>
        companyAt(state, company).status === 'out' && notebook.late?.has(id) !== true
          ? []
          : [[id, companyOf(state, company, players, notebook)]],
      ),
    ),
    mkt: marketPart(state.market, cellName, companyId),
    ti: Object.fromEntries(
      laidTiles(board).map(({ hex, tile, rotation }) => {
        const marked = markersOn(state.small, 'small', hexIndex(hex))
        return [
          hex,
          laidForm(
            tile,
            rotation,
            marked.flatMap(({ track }) => (track === null ? [] : [track])),
          ),
        ]
      }),
    ),
    tr: { up: bankPart(state.fleet, (band): string => BANDS[band]?.band ?? ''), pool: [] },
    tc: supplyPart(board),
    pv: {},
    ...(round.k === 'OR' ? { oo: notebook.order } : {}),
    ...(state.ended === null ? {} : { fin: true }),
  }
}

/** In a stock round it is shown with whoever would begin the final row of passes. — 6.6 */
function dealer({ stock, priority, players }: State): Seat {
  if (stock === null) return priority
  return stock.soldNow !== 0
    ? (stock.at + 1) % players
    : (stock.at - (stock.passes % players) + players) % players
}

function actingOf(state: State, players: readonly string[], notebook: Notebook): JsonObject {
  const [seat] = railwayMania.toAct(state)
  if (seat === undefined) return {}
  const company = entityOf(state, notebook)
  const name = players[seat] as string
  const auction = state.parliament?.auction ?? null
  return {
    e: company ?? name,
    p: name,
    ...(auction === null
      ? {}
      : { au: { c: companyId(auction.company), b: auction.bid, by: players[auction.leader] as string } }),
  }
}

/** The company that a decision is about; null where a player decides for himself. */
function entityOf({ step, turn, amalgamation }: State, { joining }: Notebook): string | null {
  if (step === 'option') {
    if (amalgamation?.waiting[0] !== TREASURY) return null
    return amalgamation.kind === 'refinance' ? companyId(amalgamation.survivor) : (joining?.active ?? null)
  }
  if (step === 'tokensTooMany') return companyId(amalgamation?.survivor ?? 0)
  return turn === null ? null : companyId(turn.company)
}

function playerOf(state: State, seat: Seat): JsonObject {
  const won = state.parliament?.charter ?? null
  const owed = state.obligations.filter((each) => each.seat === seat).map(({ company }) => companyId(company))
  const isWon = won !== null && won.seat === seat && companyAt(state, won.company).status === 'shelf'
  return playerPart({
    cash: cashOf(state, seat),
    percents: Object.fromEntries(
      COMPANIES.map(({ id }, company) => [id, sharesOf(state, company, seat) * PERCENT]),
    ),
    certificates: certificatesThere(state, seat),
    privates: isWon ? [...owed, companyId(won.company)] : owed,
    debt: 0,
    penalty: 0,
  })
}

/** While shares are exchanged, a director's certificate is with whoever has it, director or not. — 5.2.4 */
function certificatesThere(state: State, seat: Seat): number {
  const { amalgamation } = state
  if (amalgamation === null || amalgamation.settled) return certificatesOf(state, seat)
  const { survivor, vanishing, certificates } = amalgamation
  return certificatesHeld(state.shares, seat, (company) => {
    const { director } = companyAt(state, company)
    const holder =
      company === survivor ? certificates.survivor : company === vanishing ? certificates.vanishing : director
    return holder === seat ? DIRECTOR_SHARES : 0
  })
}

/** A company with a treasury of its own keeps its shares there from the start. — 6.5.3 */
function companyOf(
  state: State,
  company: number,
  players: readonly string[],
  notebook: Notebook,
): JsonObject {
  const { status, director, start, operated, trains, warranties, stations, chartered, london } = companyAt(
    state,
    company,
  )
  const isStarted = status === 'started' || status === 'open'
  const inTreasury = isPartner(state, company, notebook) ? 0 : sharesOf(state, company, TREASURY)
  const inOffer = sharesOf(state, company, OFFER)
  const isCharterOf = (won: { readonly company: number } | null): boolean => won?.company === company
  const isChartered = isStarted ? chartered : isCharterOf(state.parliament?.charter ?? null)
  const isNobody = isStarted && director === NOBODY
  const waits = waitsForCircle(state, company)
  const part = companyPart({
    cash: cashThere(state, company, notebook),
    type: null,
    market: hasMarker(state, company)
      ? { price: priceOf(state, company), at: cellName(state.market.at[company] as number), start }
      : null,
    percentInOffer: (isStarted ? (chartered ? inOffer : inTreasury) : SHARES) * PERCENT,
    percentInMarket: sharesOf(state, company, POOL) * PERCENT,
    percentOwn: chartered && isStarted ? inTreasury * PERCENT : 0,
    percentReserved: 0,
    owner: isStarted ? (isNobody ? 'pool' : (players[director] as string)) : null,
    isFloated: status === 'open',
    isStarted,
    isInReceivership: isNobody,
    trains: trains.map((code, at) => `${trainId(code)}${'*'.repeat(warranties[at] as number)}`),
    stations: [
      ...stations.slice(waits ? 1 : 0).map((key) => [HEXES[hexOfKey(key)]?.id ?? '', 0] as const),
      ...(london ? [['London', 0] as const] : []),
    ],
    stationsLeft: stationsLeft(state, company),
    privates: [],
    hasOperated: operated,
  })
  return {
    ...part,
    pm: TYPES.filter((_, bit) => ((state.permits.held[company] as number) & (1 << bit)) !== 0).toSorted(),
    ...(isChartered ? { ch: true } : {}),
  }
}

/** While shares are exchanged, those of the partner's treasury are with the company on turn, which digests do not tell. */
function isPartner({ amalgamation }: State, company: number, { joining }: Notebook): boolean {
  if (amalgamation === null || amalgamation.settled || amalgamation.vanishing === null) return false
  return joining?.partner === companyId(company)
}

/** The treasuries of two companies are joined there when their own shares are settled, with the one on turn. */
function cashThere(state: State, company: number, { joining }: Notebook): number {
  const { amalgamation } = state
  if (amalgamation === null || amalgamation.vanishing === null || joining === null || amalgamation.settled) {
    return treasuryOf(state, company)
  }
  const id = companyId(company)
  if (id !== joining.active && id !== joining.partner) return treasuryOf(state, company)
  if (amalgamation.waiting[0] !== TREASURY) return joining.cash[id] ?? 0
  return id === joining.active ? treasuryOf(state, amalgamation.survivor) : 0
}

/** The token of a full home is placed there when the home has been upgraded. — C22 */
function waitsForCircle(state: State, company: number): boolean {
  return companyAt(state, company).homeWaits && state.board.laid[homeHex(company)] !== NO_TILE
}

/** One that has not floated has as many as it may be given at least. — 6.5.4 */
function stationsLeft(state: State, company: number): readonly number[] {
  const { status, chartered, stationsLeft: left } = companyAt(state, company)
  if (state.floating.includes(company)) return [0, 0]
  if (status === 'open') return waitsForCircle(state, company) ? [0, ...left] : left
  return status === 'started' && !chartered ? [0, 0] : [0, 0, 0]
}

function cellName(cell: number): string {
  return `0,${cell}`
}
