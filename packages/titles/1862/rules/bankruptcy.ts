import { BANK, type Emit } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  collectUnits,
  dropUnits,
  payHolders,
  removeMarker,
  scrap,
  takeMoney,
} from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import { RUIN, SUMMIT } from '../market.ts'
import { shelved } from '../shelf.ts'
import { OFFER, type RmState, companyAt, seatAccount, sharesOf, treasuryAccount } from '../state.ts'
import { FLEET } from '../trains.ts'
import { bookOf } from './book.ts'
import { settleHomes } from './home.ts'
import { worthOf } from './prices.ts'

/** A price of nothing is bankruptcy, one of a thousand the end of the game. — 7.12, 10.1 */
export function heedPrice(
  state: RmState,
  emit: Emit<NumberedEvent>,
  { company, to }: Extract<NumberedEvent, { type: 'priceMoved' }>,
): void {
  if (to === SUMMIT) state.ending = 'summit'
  if (to === RUIN) goBankrupt(state, company, emit)
}

/**
 * The bank pays the players the price of their shares, half without a train; everything the company had is gone. It may
 * start afresh, but not once the LNER has formed. — 7.12, 10.3
 */
export function goBankrupt(state: RmState, company: CompanyIndex, emit: Emit<NumberedEvent>): void {
  const held = (seat: number): number => sharesOf(state, company, seat)
  const bySeat = payHolders(state.cash, BANK, state.players, held, worthOf(state, company), seatAccount)
  takeMoney(state.cash, treasuryAccount(company), BANK)
  emit({ type: 'companyBankrupt', company, bySeat })
  const { trains, warranties } = companyAt(state, company)
  const leaves = bookOf(state).bankruptTrainsLeave
  trains.forEach((train, place) => {
    if (leaves) scrap(state.fleet, FLEET, train)
    else state.abandoned.push({ company, train, warranties: warranties[place] as number })
  })
  shelve(state, company)
  if (state.turn?.company === company) state.turn = null
}

/** Back to the beginning: director's certificate and original permit in the offer, all tokens off the map. — 7.5.7, 7.12 */
export function shelve(state: RmState, company: CompanyIndex): void {
  const { group } = companyAt(state, company)
  removeMarker(state.market, company)
  state.permits.held[company] = state.permits.original[company] as number
  state.floating = state.floating.filter((each) => each !== company)
  state.companies[company] = shelved(state.lner === 'formed' ? -1 : group)
  if (state.lner === 'formed') dropUnits(state.shares, company)
  else collectUnits(state.shares, company, OFFER)
  state.board.version += 1
  settleHomes(state)
}
