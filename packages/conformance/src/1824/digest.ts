import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { type Market, NOBODY, placeOf } from '@roundhouse/railways'
import {
  type AhState,
  CERTIFICATE,
  COMPANIES,
  GRID,
  KEPT,
  MOUNTAINS,
  MOUNTAIN_PRICE,
  ON_SALE,
  POOL,
  SHARES,
  SHARE_PERCENT,
  STACK,
  bankBalance,
  boardOf,
  bookOf,
  cashOf,
  certificatesOf,
  companyAt,
  companyData,
  companyId,
  companyIndex,
  debtOf,
  isBond,
  isConstruction,
  isSmall,
  kindOf,
  predecessorsOf,
  preStatePrice,
  sharesOf,
  stationPrices,
  eighteen24,
  trainId,
  treasuryOf,
} from '@roundhouse/titles/1824'
import type { Json, JsonObject } from '../json.ts'
import { bankPart, companyPart, marketPart, playerPart, supplyPart, tilesPart } from '../railway/digest.ts'
import type { DigestContext } from '../railway/follow.ts'
import { cityThere } from './cities.ts'
import { names } from './names.ts'
import { roundOf } from './round.ts'

type State = DeepReadonly<AhState>

/** Our phases by the trains that the recording engine names them after. */
const PHASES = ['2', '2', '3', '4', '5', '6', '8', '10']

/** Our state in the words of the recorded digests; keys whose meaning is empty are left out, as there. */
export function digestOf(state: State, context: DigestContext): JsonObject {
  const board = boardOf(state)
  const blocked = blockedMines(state)
  return {
    r: { ...roundOf(state) },
    ph: PHASES[state.fleet.phase] as string,
    act: actingOf(state, context),
    bank: bankBalance(state),
    cl: bookOf(state).figures[state.players]?.certificateLimit as number,
    pl: Object.fromEntries(context.players.map((name, seat) => [name, playerOf(state, seat)])),
    co: Object.fromEntries(
      COMPANIES.flatMap(({ id }, company) =>
        isThere(state, company) && !isPaper(state, company)
          ? [[id, companyDigest(state, company, context)]]
          : [],
      ),
    ),
    mkt: marketPart(marketThere(state), cellName, companyId),
    ti: tilesPart(board, names),
    tr: { up: bankPart(state.fleet, (code): string => trainId(code)), pool: [] },
    tc: supplyPart(board),
    pv: privatesOf(state, context),
    ...(blocked.length > 0 ? { blk: blocked } : {}),
    ...(roundOf(state).k === 'OR' ? { oo: orderThere(state, context) } : {}),
    ...(state.ended === null ? {} : { fin: true }),
  }
}

/** Without the marker of a bond railway to be. */
function marketThere(state: State): Market {
  const { at, order } = state.market
  return { at, order: order.filter((company) => !isBondToBe(state, company)) }
}

/** Who has had a turn keeps his place; the others are in the order of the moment. — B16 */
function orderThere({ market }: State, { operatingOrder, begun }: DigestContext): Json {
  const place = (id: string): number =>
    isSmall(companyIndex(id)) ? -1 : market.order.indexOf(companyIndex(id))
  const rest = operatingOrder.filter((id) => !begun.includes(id))
  return [...begun, ...rest.toSorted((one, other) => place(one) - place(other))]
}

function actingOf(state: State, context: DigestContext): JsonObject {
  const [seat] = eighteen24.toAct(state)
  if (seat === undefined) return {}
  const company = entityOf(state)
  const isLed = company === null || companyAt(state, company).director !== NOBODY
  const name = context.players[seat] as string
  return {
    e: company === null ? name : companyId(company),
    p: isLed || isSmall(company) ? name : inOrder(state, context),
  }
}

/** The company that a decision is about; null where a player decides for himself. */
function entityOf({ step, discards, turn }: State): number | null {
  if (step === 'discard') return discards[0] ?? null
  return step === 'exchange' || step === 'surplus' ? null : (turn?.company ?? null)
}

/** Where nobody is director, the recording engine names everybody in order. — C2 */
function inOrder({ priority, players: count }: State, { players }: DigestContext): Json {
  return players.map((_, step) => players[(priority + step) % count] as string)
}

function playerOf(state: State, seat: Seat): JsonObject {
  return playerPart({
    cash: cashOf(state, seat),
    percents: Object.fromEntries(COMPANIES.map(({ id }, company) => [id, percentWith(state, company, seat)])),
    certificates: certificatesOf(state, seat),
    privates: MOUNTAINS.flatMap(({ id }, mountain) => (state.mountains.owner[mountain] === seat ? [id] : [])),
    debt: debtOf(state, seat),
    penalty: 0,
  })
}

function percentWith(state: State, company: number, seat: Seat): number {
  const { status, director } = companyAt(state, company)
  if (isSmall(company)) return status === 'open' && director === seat ? 100 : 0
  return sharesOf(state, company, seat) * SHARE_PERCENT
}

function isThere(state: State, company: number): boolean {
  const { status } = companyAt(state, company)
  return status !== 'out' && status !== 'closed'
}

/** A company that is not in the game, though its certificate can be had. */
function isPaper(state: State, company: number): boolean {
  return bookOf(state).certificateOnly.includes(companyId(company))
}

const TYPES = { coal: 'minor', preState: 'minor', regional: 'major', state: 'national' } as const

function companyDigest(state: State, company: number, context: DigestContext): JsonObject {
  const { status, director, start, operated, trains, stations } = companyAt(state, company)
  const isOpen = status === 'open' && !isBondToBe(state, company)
  const isStarted = isOpen || status === 'started'
  const isPaying = isBond(state, company) && isOpen
  const inOffer = isSmall(company)
    ? isOpen
      ? 0
      : SHARES
    : tenthsOf(state, company, isPaying ? [STACK] : [CERTIFICATE, KEPT, STACK])
  const inMarket = tenthsOf(state, company, isPaying ? [CERTIFICATE, POOL] : [POOL])
  return companyPart({
    cash: treasuryOf(state, company),
    type: typeOf(state, company),
    market:
      isStarted && !isSmall(company)
        ? { price: priceAt(state, company), at: cellName(state.market.at[company] as number), start }
        : null,
    percentInOffer: (isBondToBe(state, company) ? SHARES : inOffer) * SHARE_PERCENT,
    percentInMarket: isBondToBe(state, company) ? 0 : inMarket * SHARE_PERCENT,
    percentOwn: 0,
    percentReserved: reservedOf(state, company),
    owner: director === NOBODY ? null : (context.players[director] as string),
    isFloated: isOpen,
    isStarted,
    isInReceivership: isOpen && director === NOBODY,
    trains: trains.map((code): string => trainId(code)),
    stations: stations.map((token) => cityThere(state, token)),
    stationsLeft: stationsLeft(state, company),
    privates: [],
    hasOperated: operated,
  })
}

function tenthsOf(state: State, company: number, holders: readonly number[]): number {
  return holders.reduce((sum, holder) => sum + sharesOf(state, company, holder), 0)
}

/** Construction and bond railways are what they are once the former has been drafted. — X.3, X.4 */
function typeOf(state: State, company: number): string {
  if (isConstruction(state, company) && companyAt(state, company).status === 'open') {
    return 'construction_railway'
  }
  return isBond(state, company) && !isBondToBe(state, company) ? 'bond_railway' : TYPES[kindOf(company)]
}

function isBondToBe(state: State, company: number): boolean {
  const [coal = 0] = predecessorsOf(company)
  return isBond(state, company) && companyAt(state, coal).status === 'shelf'
}

/** Certificates kept for small railways that are still there. — IV.2, IV.3 */
function reservedOf(state: State, company: number): number {
  if (isSmall(company)) return companyAt(state, company).status === 'shelf' ? 100 : 0
  if (companyAt(state, company).status === 'open' && !isBondToBe(state, company)) return 0
  return predecessorsOf(company)
    .filter((each) => isThere(state, each) && typeOf(state, each) === 'minor')
    .reduce((sum, each) => sum + (companyData(each).number > 1 && kindOf(each) === 'preState' ? 10 : 20), 0)
}

/** A state railway has beforehand what its predecessors do not bring. — IV.4.4 */
function stationsLeft(state: State, company: number): readonly number[] {
  const { stations, stationsLeft: left } = companyAt(state, company)
  if (isBond(state, company) && !isBondToBe(state, company)) return left.map(() => 0)
  // One of two stations in a hex is back on the charter only once it is chosen. — VII.8
  if (state.surplus === company) return left.slice(1)
  if (kindOf(company) !== 'state' || stations.length > 0) return left
  const brought = predecessorsOf(company).filter((each) => companyAt(state, each).status !== 'out').length
  // Without predecessors the home of the first turn takes the place of the second station. — C40
  return brought === 0 ? [40, ...left.slice(1)] : stationPrices(state, company).slice(brought)
}

function cellName(cell: number): string {
  const { row, column } = placeOf(GRID, cell)
  return `${row},${column}`
}

function priceAt({ market }: State, company: number): number {
  return GRID.prices[market.at[company] as number] as number
}

/** The station of an exchanged coal railway leaves a mark in its mine. — IV.2 */
function blockedMines(state: State): Json[] {
  const homes = COMPANIES.flatMap(({ kind, home }, company): string[] =>
    kind === 'coal' && companyAt(state, company).status === 'closed' ? [home] : [],
  )
  return homes.toSorted((one, other) => (one < other ? -1 : 1)).map((home) => [home, 0])
}

function privatesOf(state: State, { players }: DigestContext): JsonObject {
  const railways = COMPANIES.flatMap(({ id, kind }, company) => {
    if (!isSmall(company) || companyAt(state, company).status !== 'shelf') return []
    return [
      [id, { o: 'bank', v: kind === 'coal' ? coalValue(state, company) : preStatePrice(company) }],
    ] as const
  })
  const mountains = MOUNTAINS.flatMap(({ id }, mountain) => {
    const owner = state.mountains.owner[mountain] as number
    if (owner !== ON_SALE && owner < 0) return []
    return [[id, { o: owner === ON_SALE ? 'bank' : (players[owner] as string), v: MOUNTAIN_PRICE }]] as const
  })
  return Object.fromEntries([...railways, ...mountains])
}

/** Only a construction railway has a fixed price. — X.3 */
function coalValue({ two }: State, company: number): number {
  return two?.construction.includes(company) === true ? 120 : 0
}
