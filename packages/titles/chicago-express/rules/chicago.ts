import type { Emit, Seat } from '@roundhouse/kernel'
import { FORT_WAYNE_INDEX, hexIncome } from '../board.ts'
import { COMPANY_IDS, type CompanyId, WABASH } from '../companies.ts'
import type { ChicagoEvent } from '../events.ts'
import { type ChicagoState, companyAt } from '../state.ts'
import { openAuction } from './auction.ts'
import { payDividend } from './shares.ts'
import { endTurn } from './turn.ts'

/** A company that reaches Chicago pays its holders; the first arrival opens the Wabash. — p40 Chicago */
export function chicagoPhase(
  state: ChicagoState,
  seat: Seat,
  company: number,
  emit: Emit<ChicagoEvent>,
): void {
  const id = COMPANY_IDS[company] as CompanyId
  emit({ type: 'chicagoReached', seat, company: id, payout: payDividend(state, company) })
  if (companyAt(state, WABASH).open) return endTurn(state, emit)
  openWabash(state, emit)
  openAuction(state, 'wabash', WABASH, seat, emit)
}

/** One locomotive on Fort Wayne, free of charge; income 1, or 3 with a house there. — p40 Wabash */
function openWabash(state: ChicagoState, emit: Emit<ChicagoEvent>): void {
  const wabash = companyAt(state, WABASH)
  wabash.open = true
  wabash.income = hexIncome(state, FORT_WAYNE_INDEX)
  wabash.stock -= 1
  wabash.network.push(FORT_WAYNE_INDEX)
  state.locomotives[FORT_WAYNE_INDEX] = (state.locomotives[FORT_WAYNE_INDEX] as number) | (1 << WABASH)
  emit({ type: 'wabashOpened', income: wabash.income })
}
