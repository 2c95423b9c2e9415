import { BANK, type Emit, type Ledger, type TableSetup, createRng, draw, pay } from '@roundhouse/kernel'
import { HEX_IDS, hexIndex } from './board.ts'
import { COMPANIES, WABASH } from './companies.ts'
import { HOUSES, STARTING_CASH } from './components.ts'
import type { ChicagoEvent } from './events.ts'
import { INDUSTRIES } from './map.ts'
import { openAuction } from './rules/auction.ts'
import { type ChicagoState, seatAccount, treasuryAccount } from './state.ts'

/** Everything as printed, then the first auction. — p34 Set-up, p35 Preparation */
export function setup(table: TableSetup, emit: Emit<ChicagoEvent>): ChicagoState {
  const rng = createRng(table.seed)
  const opener =
    table.options['opener'] === 'lot' ? draw(rng, table.players) : Number(table.options['opener'] ?? 1) - 1
  const state: ChicagoState = {
    step: 'bid',
    rng,
    turn: opener,
    players: table.players,
    round: 1,
    cash: startingCash(table.players),
    dials: { auction: 0, network: 0, development: 0 },
    companies: COMPANIES.map((company, index) => ({
      open: index !== WABASH,
      income: index === WABASH ? 0 : company.income,
      holders: [],
      stock: company.locomotives,
      network: [],
    })),
    locomotives: HEX_IDS.map(() => 0),
    developed: HEX_IDS.map(() => 0),
    industries: {
      detroit: INDUSTRIES.detroit.values[0],
      wheeling: INDUSTRIES.wheeling.values[0],
      pittsburgh: INDUSTRIES.pittsburgh.values[0],
    },
    houses: HOUSES,
    auction: null,
    ended: null,
  }
  for (const [index, company] of state.companies.entries()) {
    if (!company.open) continue
    const start = hexIndex((COMPANIES[index] as (typeof COMPANIES)[number]).start)
    company.network.push(start)
    company.stock -= 1
    state.locomotives[start] = 1 << index
  }
  openAuction(state, 'initial', 0, state.turn, emit)
  return state
}

function startingCash(players: number): Ledger {
  const cash: Ledger = { [BANK]: 0 }
  for (const [company] of COMPANIES.entries()) cash[treasuryAccount(company)] = 0
  for (let seat = 0; seat < players; seat++) {
    cash[seatAccount(seat)] = 0
    pay(cash, BANK, seatAccount(seat), STARTING_CASH[players] as number)
  }
  return cash
}
