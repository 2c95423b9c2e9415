import type { DeepReadonly, Shown } from '@roundhouse/kernel'
import { hexOfKey, holdersOf, laidTiles, stopOfKey } from '@roundhouse/railways'
import { COMPANIES, companyId } from './companies.ts'
import { MOUNTAINS, mountainId } from './mountains.ts'
import { bankBalance } from './rules/bank.ts'
import { boardOf, hexId } from './rules/network.ts'
import { priceOf } from './rules/prices.ts'
import { seatsOf } from './rules/shares.ts'
import {
  type AhState,
  CERTIFICATE,
  GONE,
  KEPT,
  NOBODY,
  ON_SALE,
  POOL,
  STACK,
  cashOf,
  companyAt,
  debtOf,
  treasuryOf,
} from './state.ts'
import { PHASES, TRAINS, trainId } from './trains.ts'

type State = DeepReadonly<AhState>

/** Map, market, cards, shares and money: all lie open. — III.2 */
export function shown(state: State): Shown {
  const seats = seatsOf(state)
  return {
    round: [state.round.kind, state.round.set, state.round.within, state.round.rounds],
    phase: PHASES[state.fleet.phase] as string,
    priority: state.priority,
    bank: bankBalance(state),
    broken: state.broken,
    cash: seats.map((seat) => cashOf(state, seat)),
    debt: seats.map((seat) => debtOf(state, seat)),
    companies: Object.fromEntries(COMPANIES.flatMap((_, company) => companyShown(state, company))),
    market: state.market.order.map(companyId),
    tiles: Object.fromEntries(
      laidTiles(boardOf(state)).map(({ hex, tile, rotation }) => [hex, `${tile}/${rotation}`]),
    ),
    trains: state.fleet.depot.map((count, letter) => `${TRAINS[letter]?.id}×${count}`),
    mountains: mountains(state),
    towns: state.towns.map((hex) => hexId(state, hex)),
    turn: turn(state),
    waiting: state.waiting.map(companyId),
    stock: state.stock && { ...state.stock, sold: state.stock.sold.slice() },
    offer: state.offer && { ...state.offer },
    exchanges: state.exchanges.map(mountainId),
    discards: state.discards.map(companyId),
    surplus: state.surplus === NOBODY ? null : companyId(state.surplus),
    due: [...state.due, ...state.opening].map(companyId),
    two: two(state),
    ended: state.ended && state.ended.winners,
  }
}

function companyShown(state: State, company: number): [string, Shown][] {
  const { status, director, start, operated, trains, stations, stationsLeft } = companyAt(state, company)
  if (status === 'out') return []
  const shown = {
    status,
    director: director === NOBODY ? null : director,
    start,
    price: priceOf(state, company),
    operated,
    treasury: treasuryOf(state, company),
    trains: trains.map((code) => trainId(code)),
    stations: stations.map((key) => `${hexId(state, hexOfKey(key))}/${stopOfKey(key)}`),
    stationsLeft,
    shares: holdings(state, company),
  }
  return [[companyId(company), shown]]
}

const PLACES = new Map<number, string>([
  [CERTIFICATE, 'certificate'],
  [KEPT, 'kept'],
  [STACK, 'stack'],
  [POOL, 'pool'],
])

function holdings(state: State, company: number): Shown {
  return Object.fromEntries(
    holdersOf(state.shares, company).map(({ holder, units }) => [
      PLACES.get(holder) ?? String(holder),
      units,
    ]),
  )
}

function mountains(state: State): Shown {
  return Object.fromEntries(
    MOUNTAINS.flatMap(({ id }, mountain) => {
      const owner = state.mountains.owner[mountain] as number
      return owner === GONE ? [] : [[id, owner === ON_SALE ? null : owner]]
    }),
  )
}

function turn({ turn: under }: State): Shown {
  if (under === null) return null
  const { company, stage, first, yellow, upgrades, placed, revenue, tradedIn, helped } = under
  return { company: companyId(company), stage, first, yellow, upgrades, placed, revenue, tradedIn, helped }
}

function two({ two: game }: State): Shown {
  if (game === null) return null
  return {
    stacks: game.stacks.map((stack) => stack.map(companyId)),
    picks: game.picks,
    unpriced: game.unpriced === NOBODY ? null : companyId(game.unpriced),
    mountainSteps: game.mountainSteps,
    construction: game.construction.map(companyId),
    bond: companyId(game.bond),
    doubleWith: game.doubleWith === POOL ? 'pool' : game.doubleWith,
    secondWith: game.secondWith === NOBODY ? null : trainId(game.secondWith),
    thirdWaits: game.thirdWaits,
    placing: game.placing && { ...game.placing },
  }
}
