import type { DeepReadonly, Emit, Seat, Standing } from '@roundhouse/kernel'
import { dropUnits, leftInBank, moveUnits, ranking } from '@roundhouse/railways'
import { COMPANIES } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { BANK_MONEY } from '../figures.ts'
import { shelved } from '../shelf.ts'
import { OFFER, POOL, type RmState, cashOf, companyAt, sharesOf } from '../state.ts'
import { bookOf } from './book.ts'
import { allSharesOf } from './figures.ts'
import { priceOf } from './prices.ts'

/** The bank cannot pay any more, and the LNER has not formed. — 10.2, table B27 */
export function bankIsBroken(state: DeepReadonly<RmState>): boolean {
  return state.ending === null && state.lner !== 'formed' && leftInBank(state, BANK_MONEY) < 0
}

/** The set is played to its end, in a stock round the one that follows. — 10.2, table B43 */
export function noteBroken(state: RmState, emit: Emit<NumberedEvent>): void {
  state.ending = 'bank'
  emit({ type: 'bankBroken' })
}

/** Unstarted companies leave, the offer's shares go to the pool, the certificate limit is set anew. — 10.3, 6.5.2 */
export function formLner(state: RmState, emit: Emit<NumberedEvent>): void {
  const left = COMPANIES.flatMap(({ id }, company) => {
    const inOffer = sharesOf(state, company, OFFER)
    if (companyAt(state, company).status !== 'shelf') {
      moveUnits(state.shares, company, inOffer, { from: OFFER, to: POOL })
      return []
    }
    dropUnits(state.shares, company)
    state.companies[company] = shelved(-1)
    return [id]
  })
  const seats = Array.from({ length: state.players }, (_, seat) => seat)
  state.lner = 'formed'
  state.lateLimit = Math.max(...seats.map((seat) => allSharesOf(state, seat)))
  emit({ type: 'lnerFormed', certificateLimit: state.lateLimit, left })
}

/** Cash, and shares at the market price, half without a train. — 10.4 */
export function wealthOf(state: DeepReadonly<RmState>, seat: Seat): number {
  return COMPANIES.reduce(
    (sum, _, company) => {
      const shares = sharesOf(state, company, seat)
      if (shares === 0) return sum
      const { trains, director } = companyAt(state, company)
      const price = priceOf(state, company)
      const worth =
        trains.length > 0 ? shares * price : bookOf(state).worthWithoutTrain(price, shares, director === seat)
      return sum + worth
    },
    cashOf(state, seat),
  )
}

/** Most wealth wins; equal is a shared win. — 10.4, table B26 */
export function standing(state: DeepReadonly<RmState>): Standing[] {
  return ranking(allWealth(state))
}

function allWealth(state: DeepReadonly<RmState>): number[] {
  return Array.from({ length: state.players }, (_, seat) => wealthOf(state, seat))
}

export function finish(state: RmState, emit: Emit<NumberedEvent>): void {
  const winners = standing(state).flatMap(({ seat, rank }) => (rank === 1 ? [seat] : []))
  state.ended = { winners }
  state.step = 'over'
  emit({ type: 'gameEnded', winners, wealth: allWealth(state) })
}
