import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { NO_TILE } from '@roundhouse/railways'
import {
  ATE,
  CERTIFICATE_LIMIT,
  COMPANIES,
  COMPANY_OWNER,
  type CzState,
  GONE,
  LOCALS,
  NOBODY,
  ON_BOARD,
  PHASES,
  PRICES,
  PROGRESS,
  TILE_SET,
  VACLAV,
  bookOf,
  cashOf,
  companyData,
  companyId,
  eighteenCz,
  hexId,
  mapOf,
  sharesOf,
  sizeData,
  trainId,
  treasuryOf,
} from '@roundhouse/titles/18cz'
import type { Json, JsonObject } from '../json.ts'
import { peerCompany, peerHex } from './ids.ts'

type State = DeepReadonly<CzState>

/** What the state alone does not tell: names, and the order in which this operating round began. */
export interface DigestContext {
  readonly players: readonly string[]
  readonly operatingOrder: readonly string[]
}

const VACLAV_NAME = 'Vaclav'

/** Our state in the words of the recorded digests; keys whose meaning is empty are left out, as there. */
export function digestOf(state: State, context: DigestContext): JsonObject {
  const digest: Record<string, Json> = {
    r: roundOf(state),
    ph: PHASES[state.fleet.phase] as string,
    act: actingOf(state, context),
    bank: 'unlimited',
    cl: CERTIFICATE_LIMIT[state.players] as number,
    pl: playersOf(state, context),
    co: companiesOf(state, context),
    mkt: marketOf(state),
    ti: tilesOf(state),
    tr: { up: depotOf(state), pool: state.fleet.pool.map((code): string => trainId(code)) },
    tc: supplyOf(state),
    pv: localsOf(state, context),
  }
  if (state.round.kind === 'operating') {
    digest['oo'] = context.operatingOrder.map(peerCompany)
  }
  if (state.ended !== null) digest['fin'] = true
  return digest
}

/** Final wealth by name. */
export function resultOf(state: State, players: readonly string[]): JsonObject {
  return Object.fromEntries(
    eighteenCz.standing(state).map(({ seat, score }) => [players[seat] as string, score]),
  )
}

/** What an export brings about belongs to the stock round that follows. */
function roundOf({ round }: State): JsonObject {
  const set = round.kind === 'between' ? round.set + 1 : round.set
  const { values } = PROGRESS[set] as (typeof PROGRESS)[number]
  const kind = { pre: 'Draft', stock: 'SR', operating: 'OR', between: 'SR' }[round.kind]
  const within = round.kind === 'operating' ? round.within + 1 : 1
  return { k: kind, t: set + 1, n: within, of: values.length }
}

function actingOf(state: State, context: DigestContext): JsonObject {
  const seats = eighteenCz.toAct(state)
  if (seats.length === 0) return {}
  const entity = entityOf(state)
  return { e: entity ?? nameOf(seats[0] as Seat, context), p: decidersOf(state, seats, context) }
}

/** The company that a decision is about; null where a player decides for himself. */
function entityOf(state: State): string | null {
  const [discarding] = state.discards
  if (state.step === 'discard' && discarding !== undefined) return peerCompany(companyId(discarding))
  return state.turn === null ? null : peerCompany(companyId(state.turn.company))
}

/** Where anybody may decide for Václav, the recording engine names everybody in priority order. — C23 */
function decidersOf(state: State, seats: readonly Seat[], context: DigestContext): Json {
  if (seats.length === 1 || state.turn === null) return nameOf(seats[0] as Seat, context)
  return [...state.priority.map((seat) => nameOf(seat, context)), VACLAV_NAME]
}

function nameOf(holder: number, context: DigestContext): string {
  return holder === VACLAV ? VACLAV_NAME : (context.players[holder] as string)
}

function playersOf(state: State, context: DigestContext): JsonObject {
  const holders = [...context.players.keys(), ...(state.variant === 'bohemia' ? [VACLAV] : [])]
  return Object.fromEntries(holders.map((holder) => [nameOf(holder, context), playerOf(state, holder)]))
}

function playerOf(state: State, holder: number): JsonObject {
  const player: Record<string, Json> = {
    c: cashOf(state, holder),
    sh: Object.fromEntries(
      COMPANIES.flatMap(({ id }, company) => {
        const shares = sharesOf(state, company, holder)
        return shares === 0 ? [] : [[peerCompany(id), shares * sizeData(company).percent]]
      }),
    ),
    n: certificatesWith(state, holder),
  }
  const locals = localsWith(state, holder)
  if (locals.length > 0) player['cos'] = locals
  if ((state.debt[holder] ?? 0) > 0) player['d'] = state.debt[holder] as number
  if ((state.penalty[holder] ?? 0) > 0) player['pen'] = state.penalty[holder] as number
  return player
}

/** The director's certificate is two shares on one piece of paper. — VII.4 */
function certificatesWith(state: State, holder: number): number {
  const shares = COMPANIES.reduce((sum, _, company) => {
    const isDirector = state.companies[company]?.director === holder
    return sum + sharesOf(state, company, holder) - (isDirector ? 1 : 0)
  }, 0)
  return shares + localsWith(state, holder).length
}

function localsWith(state: State, owner: number): string[] {
  return LOCALS.flatMap(({ id }, local) =>
    state.locals.owner[local] === owner ? [id as string] : [],
  ).toSorted()
}

/** Companies that can be bought by now, and not those acquired since. */
function companiesOf(state: State, context: DigestContext): JsonObject {
  return Object.fromEntries(
    COMPANIES.flatMap(({ id }, company) => {
      const { status } = state.companies[company] as State['companies'][number]
      const known = status !== 'out' && status !== 'closed' && sizeData(company).from <= state.fleet.phase
      return known ? [[peerCompany(id), companyDigest(state, company, context)]] : []
    }),
  )
}

const SIZE_NAMES = ['small', 'medium', 'large'] as const

function companyDigest(state: State, company: number, context: DigestContext): JsonObject {
  const { status, director, start, operated, trains, tokens, charter } = state.companies[
    company
  ] as State['companies'][number]
  const { percent } = sizeData(company)
  const size = COMPANIES[company]?.size as 0 | 1 | 2
  const digest: Record<string, Json> = { c: treasuryOf(state, company), ty: SIZE_NAMES[size] }
  const put = (key: string, value: Json, known: boolean): void => {
    if (known) digest[key] = value
  }
  const started = status === 'started' || status === 'open'
  const at = state.market.at[company] as number
  put('sp', PRICES[at] ?? 0, started)
  put('at', `0,${at}`, started)
  put('par', start, started)
  const { sharesIn } = bookOf(state)
  const [stack, pool] = [sharesIn(state, company, 'bank'), sharesIn(state, company, 'pool')]
  put('ipo', stack * percent, stack > 0)
  put('mkt', pool * percent, pool > 0)
  put('own', director === NOBODY ? '' : nameOf(director, context), director !== NOBODY)
  put('fl', true, status === 'open')
  put('io', true, started)
  put(
    'tr',
    trains.map((code): string => trainId(code)),
    trains.length > 0,
  )
  const inHand = tokens.filter((token) => isInHand(state, company, token))
  const placed = tokens.filter((token) => !inHand.includes(token))
  put(
    'tk',
    placed.map((token) => placeOf(state, token)),
    placed.length > 0,
  )
  // A company that has acquired another holds more stations than it began with, and all are worth 100.
  const price = tokens.length + charter.length > sizeData(company).tokens.length ? 100 : 0
  const isFree = director === VACLAV
  const unplaced = [...inHand.map(() => price), ...charter.map((each) => (isFree ? 0 : each))]
  put('ut', unplaced, unplaced.length > 0)
  const locals = localsWith(state, COMPANY_OWNER + company)
  put('cos', locals, locals.length > 0)
  put('op', true, operated)
  return digest
}

/** While its city is to be chosen, the recording engine has the station at ATE's home on the charter. — C11 */
function isInHand(state: State, company: number, token: number): boolean {
  if (state.cityChoice?.company !== company) return false
  return hexId(state, Math.floor(token / 8)) === companyData(ATE).homes[0]
}

function placeOf(state: State, token: number): Json {
  return [peerHex(hexId(state, Math.floor(token / 8))), token % 8]
}

function marketOf(state: State): JsonObject {
  const cells: Record<string, string[]> = {}
  for (const company of state.market.order) {
    const at = state.market.at[company] as number
    const cell = `0,${at}`
    cells[cell] = [...(cells[cell] ?? []), peerCompany(companyId(company))]
  }
  return cells
}

function tilesOf(state: State): JsonObject {
  return Object.fromEntries(
    mapOf(state).hexes.flatMap((hex, index) => {
      const laid = state.board.laid[index] as number
      if (laid === NO_TILE) return []
      return [[peerHex(hex.id), [TILE_SET.tiles[Math.floor(laid / 6)]?.id ?? '', laid % 6]]]
    }),
  )
}

/** A card in the bank goes by its red face; cards without limit count as one. */
function depotOf(state: State): Json {
  return state.fleet.depot.flatMap((count, letter) =>
    count === 0 ? [] : [[trainId(letter * 3), Math.abs(count)]],
  )
}

function supplyOf(state: State): JsonObject {
  return Object.fromEntries(
    TILE_SET.tiles.flatMap(({ id }, tile) => {
      const left = state.board.supply[tile] as number
      return left === TILE_SET.counts[tile] ? [] : [[id, left]]
    }),
  )
}

function localsOf(state: State, context: DigestContext): JsonObject {
  return Object.fromEntries(
    LOCALS.flatMap(({ id, price }, local) => {
      const owner = state.locals.owner[local] as number
      if (owner === GONE) return []
      const digest: Record<string, Json> = { o: ownerOf(owner, context), v: valueOf(state, price) }
      if (state.locals.used[local] === 0) digest['n'] = 2
      return [[id, digest]]
    }),
  )
}

function ownerOf(owner: number, context: DigestContext): string {
  if (owner === ON_BOARD) return 'none'
  return owner >= COMPANY_OWNER ? peerCompany(companyId(owner - COMPANY_OWNER)) : nameOf(owner, context)
}

/** The price on the board until the first operating round, then the value of the round begun last. — IV.1 */
function valueOf({ round }: State, price: number): number {
  if (round.kind === 'operating') return PROGRESS[round.set]?.values[round.within] as number
  if (round.kind === 'between') return PROGRESS[round.set]?.values.at(-1) as number
  return round.set === 0 ? price : (PROGRESS[round.set - 1]?.values.at(-1) as number)
}
