import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { companyOfOwner, companyOwner } from '@roundhouse/railways'
import {
  ATE,
  CERTIFICATE_LIMIT,
  COMPANIES,
  type CzState,
  GONE,
  LOCALS,
  NOBODY,
  ON_BOARD,
  PHASES,
  PRICES,
  PROGRESS,
  VACLAV,
  boardOf,
  bookOf,
  cashOf,
  companyAt,
  companyData,
  companyId,
  eighteenCz,
  hexId,
  sharesOf,
  sizeData,
  trainId,
  treasuryOf,
} from '@roundhouse/titles/18cz'
import type { Json, JsonObject } from '../json.ts'
import { bankPart, companyPart, marketPart, playerPart, supplyPart, tilesPart } from '../railway/digest.ts'
import type { DigestContext } from '../railway/follow.ts'
import { names } from './names.ts'

type State = DeepReadonly<CzState>

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
    mkt: marketPart(state.market, (cell) => `0,${cell}`, nameOfCompany),
    ti: tilesPart(boardOf(state), names),
    // A card in the bank goes by its red face.
    tr: {
      up: bankPart(state.fleet, (letter) => trainId(letter * 3)),
      pool: state.fleet.pool.map((code): string => trainId(code)),
    },
    tc: supplyPart(boardOf(state)),
    pv: localsOf(state, context),
  }
  if (state.round.kind === 'operating') digest['oo'] = context.operatingOrder.map(names.company)
  if (state.ended !== null) digest['fin'] = true
  return digest
}

function nameOfCompany(company: number): string {
  return names.company(companyId(company))
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
  if (state.step === 'discard' && discarding !== undefined) return nameOfCompany(discarding)
  return state.turn === null ? null : nameOfCompany(state.turn.company)
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
  return playerPart({
    cash: cashOf(state, holder),
    percents: Object.fromEntries(
      COMPANIES.map((_, company) => [
        nameOfCompany(company),
        sharesOf(state, company, holder) * sizeData(company).percent,
      ]),
    ),
    certificates: certificatesWith(state, holder),
    privates: localsWith(state, holder),
    debt: state.bank.debt[holder] ?? 0,
    penalty: state.bank.penalty[holder] ?? 0,
  })
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
      const { status } = companyAt(state, company)
      const known = status !== 'out' && status !== 'closed' && sizeData(company).from <= state.fleet.phase
      return known ? [[names.company(id), companyDigest(state, company, context)]] : []
    }),
  )
}

const SIZE_NAMES = ['small', 'medium', 'large'] as const

function companyDigest(state: State, company: number, context: DigestContext): JsonObject {
  const { status, director, start, operated, trains, stations, stationsLeft } = companyAt(state, company)
  const { percent } = sizeData(company)
  const { sharesIn } = bookOf(state)
  const isStarted = status === 'started' || status === 'open'
  const at = state.market.at[company] as number
  const inHand = stations.filter((token) => isInHand(state, company, token))
  // A company that has acquired another holds more stations than it began with, and all are worth 100.
  const price = stations.length + stationsLeft.length > sizeData(company).stationPrices.length ? 100 : 0
  return companyPart({
    cash: treasuryOf(state, company),
    type: SIZE_NAMES[companyData(company).size],
    market: isStarted ? { price: PRICES[at] ?? 0, at: `0,${at}`, start } : null,
    percentInOffer: sharesIn(state, company, 'bank') * percent,
    percentInMarket: sharesIn(state, company, 'pool') * percent,
    percentOwn: 0,
    percentReserved: 0,
    owner: director === NOBODY ? null : nameOf(director, context),
    isFloated: status === 'open',
    isStarted,
    isInReceivership: false,
    trains: trains.map((code): string => trainId(code)),
    stations: stations.filter((token) => !inHand.includes(token)).map((token) => placeOf(state, token)),
    stationsLeft: [
      ...inHand.map(() => price),
      ...stationsLeft.map((each) => (director === VACLAV ? 0 : each)),
    ],
    privates: localsWith(state, companyOwner(company)),
    hasOperated: operated,
  })
}

/** While its city is to be chosen, the recording engine has the station at ATE's home on the charter. — C11 */
function isInHand(state: State, company: number, token: number): boolean {
  if (state.cityChoice?.company !== company) return false
  return hexId(state, Math.floor(token / 8)) === companyData(ATE).homes[0]
}

function placeOf(state: State, token: number): [string, number] {
  return [names.hex(hexId(state, Math.floor(token / 8))), token % 8]
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
  const company = companyOfOwner(owner)
  return company === null ? nameOf(owner, context) : nameOfCompany(company)
}

/** The price on the board until the first operating round, then the value of the round begun last. — IV.1 */
function valueOf({ round }: State, price: number): number {
  if (round.kind === 'operating') return PROGRESS[round.set]?.values[round.within] as number
  if (round.kind === 'between') return PROGRESS[round.set]?.values.at(-1) as number
  return round.set === 0 ? price : (PROGRESS[round.set - 1]?.values.at(-1) as number)
}
