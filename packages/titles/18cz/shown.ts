import type { DeepReadonly, Shown } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  NO_TILE,
  hexOfKey,
  stopOfKey,
  companyOfOwner,
  seatOfOwner,
} from '@roundhouse/railways'
import { TILE_SET, hexId, mapOf } from './board.ts'
import { COMPANIES, companyId } from './companies.ts'
import { LOCALS } from './locals.ts'
import { PRIVATES } from './moravia.ts'
import { bookOf } from './rules/book.ts'
import { priceOf } from './rules/prices.ts'
import { type CzState, GONE, NOBODY, VACLAV, cashOf, companyAt, sharesOf, treasuryOf } from './state.ts'
import { PHASES, trainId } from './trains.ts'

type State = DeepReadonly<CzState>

/** Map, market, cards, shares and money: all lie open. — III.1 */
export function shown(state: State): Shown {
  const seats = Array.from({ length: state.players }, (_, seat) => seat)
  return {
    round: [state.round.kind, state.round.set, state.round.within],
    phase: PHASES[state.fleet.phase] as string,
    priority: state.priority,
    cash: seats.map((seat) => cashOf(state, seat)),
    debt: seats.map((seat) => [state.bank.debt[seat] as number, state.bank.penalty[seat] as number]),
    companies: Object.fromEntries(COMPANIES.flatMap((_, company) => companyShown(state, company))),
    operatingOrder: state.market.order.map(companyId),
    tiles: tiles(state),
    bank: state.fleet.depot.map((count, letter) => `${PHASES[letter]}${count}`),
    pool: state.fleet.pool.map((code) => trainId(code)),
    locals: locals(state),
    turn: turn(state),
    waiting: state.waiting.map(companyId),
    stock: state.stock && { sold: state.stock.sold, now: state.stock.soldNow, passes: state.stock.passes },
    offer: state.offer && { ...state.offer },
    discards: state.discards.map(companyId),
    vaclav: state.vaclav.companies.map(companyId),
    moravia: moravia(state),
    ended: state.ended && state.ended.winners,
  }
}

function companyShown(state: State, company: CompanyIndex): [string, Shown][] {
  const { status, director, start, operated, trains, stations, stationsLeft } = companyAt(state, company)
  if (status === 'out' || status === 'shelf') return []
  const shown = {
    status,
    director: director === NOBODY ? null : director === VACLAV ? 'vaclav' : director,
    start,
    price: priceOf(state, company),
    operated,
    treasury: treasuryOf(state, company),
    trains: trains.map((code) => trainId(code)),
    stations: stations.map((key) => `${hexId(state, hexOfKey(key))}/${stopOfKey(key)}`),
    stationsLeft: stationsLeft,
    shares: holdings(state, company),
  }
  return [[companyId(company), shown]]
}

function holdings(state: State, company: CompanyIndex): Shown {
  const held: Record<string, number> = {}
  for (let holder = 0; holder <= VACLAV; holder++) {
    const shares = sharesOf(state, company, holder)
    if (shares > 0) held[holder === VACLAV ? 'vaclav' : String(holder)] = shares
  }
  for (const source of SOURCES) {
    const shares = bookOf(state).sharesIn(state, company, source.where)
    if (shares > 0) held[source.name] = shares
  }
  return held
}

const SOURCES = [
  { where: 'bank', name: 'stack' },
  { where: 'pool', name: 'pool' },
] as const

function tiles(state: State): Shown {
  return Object.fromEntries(
    mapOf(state).hexes.flatMap((hex, index) => {
      const laid = state.board.laid[index] as number
      return laid === NO_TILE ? [] : [[hex.id, `${TILE_SET.tiles[Math.floor(laid / 6)]?.id}/${laid % 6}`]]
    }),
  )
}

function locals(state: State): Shown {
  return Object.fromEntries(
    LOCALS.flatMap(({ id }, local) => {
      const owner = state.locals.owner[local] as number
      if (owner === GONE) return []
      const company = companyOfOwner(owner)
      const by = company === null ? seatOfOwner(owner) : companyId(company)
      return [[id, [by, state.locals.used[local] === 1]]]
    }),
  )
}

function turn({ turn }: State): Shown {
  if (turn === null) return null
  const { company, stage, yellow, upgrades, placed, revenue, acquired } = turn
  return {
    company: companyId(company),
    stage,
    laid: [yellow, upgrades],
    placed,
    revenue,
    acquired: acquired && acquired.map((code) => trainId(code)),
  }
}

function moravia({ moravia }: State): Shown {
  if (moravia === null) return null
  const { sold, lender, mw, mwWaits, auction } = moravia
  return {
    sold: PRIVATES.filter((_, index) => sold[index] === 1).map(({ id }) => id),
    lender: lender === NOBODY ? null : lender,
    mw: mw === NOBODY ? null : mw,
    mwWaits,
    auction: auction && {
      private: PRIVATES[auction.item]?.id ?? null,
      bid: auction.bid,
      leader: auction.leader === NOBODY ? null : auction.leader,
    },
  }
}
