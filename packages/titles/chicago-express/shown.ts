import type { DeepReadonly, Shown } from '@roundhouse/kernel'
import { HEX_IDS } from './board.ts'
import { COMPANY_IDS } from './companies.ts'
import { DIAL_IDS } from './components.ts'
import { INDUSTRY_IDS } from './map.ts'
import { type ChicagoState, cashOf, companyAt, treasuryOf } from './state.ts'

/** The board, the dials, shares and money, all of which lie open. — p34 Set-up */
export function shown(state: DeepReadonly<ChicagoState>): Shown {
  const { auction } = state
  return {
    round: state.round,
    turn: state.turn,
    cash: Array.from({ length: state.players }, (_, seat) => cashOf(state, seat)),
    dials: DIAL_IDS.map((dial) => state.dials[dial]),
    companies: Object.fromEntries(COMPANY_IDS.map((id, index) => [id, company(state, index)])),
    houses: { left: state.houses, at: HEX_IDS.filter((_, hex) => state.developed[hex] === 1) },
    industries: INDUSTRY_IDS.map((industry) => state.industries[industry]),
    auction: auction && {
      kind: auction.kind,
      company: COMPANY_IDS[auction.company] as string,
      minimum: auction.minimum,
      bids: auction.bids,
      passed: auction.passed,
      leader: auction.leader,
    },
    ended: state.ended && state.ended.reasons,
  }
}

function company(state: DeepReadonly<ChicagoState>, index: number): Shown {
  const { open, income, holders, stock, network } = companyAt(state, index)
  return {
    open,
    income,
    holders,
    locomotives: stock,
    network: network.map((hex) => HEX_IDS[hex] as string),
    treasury: treasuryOf(state, index),
  }
}
