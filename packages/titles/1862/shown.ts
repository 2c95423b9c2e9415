import type { DeepReadonly, Shown } from '@roundhouse/kernel'
import { cardsInBank, hexOfKey, holdersOf, laidTiles, stacks, supplyLeft } from '@roundhouse/railways'
import { placeId } from './board.ts'
import { COMPANIES, companyId } from './companies.ts'
import { PRICES } from './market.ts'
import { boardOf } from './rules/network.ts'
import { type RmCompany, type RmState, companyAt, treasuryOf } from './state.ts'
import { PHASES, TYPES, trainId } from './trains.ts'

/** What lies on the table, by the names that players know. */
export function shown(state: DeepReadonly<RmState>): Shown {
  const { round, parliament, stock, turn, offer, amalgamation } = state
  const board = boardOf(state)
  return {
    round: { kind: round.kind, set: round.set, within: round.within, rounds: round.rounds },
    priority: state.priority,
    cash: Array.from({ length: state.players }, (_, seat) => state.cash[`seat:${seat}`] as number),
    owed: [...state.debt],
    companies: COMPANIES.map((_, company) => shownCompany(state, company)),
    market: stacks(state.market).map(({ cell, companies }) => ({
      price: PRICES[cell] as number,
      companies: companies.map(companyId),
    })),
    tiles: laidTiles(board).map((each) => ({ ...each })),
    supply: supplyLeft(board).map((each) => ({ ...each })),
    small: state.small.map(({ hex, track }) => `${placeId(hex)} ${track?.join('-')}`),
    phase: PHASES[state.fleet.phase] as string,
    bank: cardsInBank(state.fleet).map(({ letter, count }) => ({ band: PHASES[letter] as string, count })),
    obligations: state.obligations.map(({ company, seat }) => ({ company: companyId(company), seat })),
    parliament: parliament && {
      at: parliament.at,
      declined: parliament.declined,
      won: [...parliament.won],
      auction: parliament.auction && {
        ...parliament.auction,
        company: companyId(parliament.auction.company),
      },
      charter: parliament.charter && {
        ...parliament.charter,
        company: companyId(parliament.charter.company),
      },
    },
    stock: stock && {
      at: stock.at,
      passes: stock.passes,
      sold: [...stock.sold],
      soldNow: stock.soldNow,
      bought: [...stock.bought],
    },
    floating: state.floating.map(companyId),
    turn: turn && {
      company: companyId(turn.company),
      stage: turn.stage,
      yellow: turn.yellow,
      upgrades: turn.upgrades,
      revenue: turn.revenue,
      raised: turn.raised,
      declined: turn.declined.map(({ kind, item }) => `${kind} ${item}`),
    },
    operated: state.operated.map(companyId),
    offer: offer && {
      kind: offer.kind,
      buyer: companyId(offer.buyer),
      owner: companyId(offer.owner),
      item: offer.item,
    },
    amalgamation: amalgamation && {
      kind: amalgamation.kind,
      survivor: companyId(amalgamation.survivor),
      vanishing: amalgamation.vanishing === null ? null : companyId(amalgamation.vanishing),
      waiting: [...amalgamation.waiting],
      option: amalgamation.option && { units: amalgamation.option.units, halves: amalgamation.option.halves },
    },
    lner: state.lner,
    certificateLimit: state.lateLimit,
    ending: state.ending,
    winners: state.ended && [...state.ended.winners],
  }
}

function shownCompany(state: DeepReadonly<RmState>, company: number): Shown {
  const entry: DeepReadonly<RmCompany> = companyAt(state, company)
  const held = state.permits.held[company] as number
  return {
    id: companyId(company),
    status: entry.status,
    group: entry.group,
    director: entry.director,
    chartered: entry.chartered,
    par: entry.start,
    startsFrom: entry.startsFrom,
    treasury: treasuryOf(state, company),
    trains: entry.trains.map((code, place) => `${trainId(code)} ${entry.warranties[place]}`),
    permits: TYPES.filter((_, bit) => (held & (1 << bit)) !== 0),
    stations: entry.stations.map((key) => placeId(hexOfKey(key))),
    homeWaits: entry.homeWaits,
    london: entry.london,
    tokens: entry.stationsLeft.length,
    shares: holdersOf(state.shares, company).map(({ holder, units }) => [holder, units]),
  }
}
