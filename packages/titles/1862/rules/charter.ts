import {
  BANK,
  type Choice,
  type DeepReadonly,
  type Emit,
  type Refusal,
  type Seat,
  type Step,
  pay,
} from '@roundhouse/kernel'
import { type CompanyIndex, moveUnits } from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import { DIRECTOR_SHARES, companyId, companyIndex } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { PAR_VALUES } from '../market.ts'
import { refusal } from '../sections.ts'
import {
  OFFER,
  type ParliamentState,
  type RmState,
  cashOf,
  companyAt,
  seatAccount,
  sharesOf,
} from '../state.ts'
import { bookOf } from './book.ts'
import { certificateLimit, isBelowLimit } from './figures.ts'
import { floatCompany } from './floating.ts'
import { wrongStep } from './gates.ts'
import { passOn } from './parliament-round.ts'
import { placeMarker } from './prices.ts'

/** So many shares may be bought beside the director's certificate. — 4.2 */
const FURTHER_SHARES = 2

type Charter = NonNullable<ParliamentState['charter']>

/** The winner of the auction starts the company: par, certificate, up to two further shares. — 4.2 */
export const charter: Step<RmState, RmAction, NumberedEvent> = {
  name: 'charter',
  section: '4.2',
  choices(state, seat) {
    const { company } = charterOf(state)
    if (companyAt(state, company).status === 'shelf') {
      const pars = PAR_VALUES.filter((par) => par * DIRECTOR_SHARES <= cashOf(state, seat))
      return [{ kind: 'tree', action: { type: 'takeCharter', par: 0 }, fields: ['par'], tree: pars }]
    }
    const choices: Choice<RmAction>[] = [{ kind: 'one', action: { type: 'pass' } }]
    if (refuseShare(state, seat, company) === null) {
      choices.push({ kind: 'one', action: { type: 'buyShare', company: companyId(company) } })
    }
    return choices
  },
  refuse(state, seat, action) {
    const { company } = charterOf(state)
    const isStarted = companyAt(state, company).status !== 'shelf'
    if (action.type === 'takeCharter' && !isStarted) return refusePar(state, seat, action.par)
    if (action.type === 'pass' && isStarted) return null
    if (action.type !== 'buyShare' || !isStarted) return wrongStep(state, action)
    const { from = 'offer' } = action
    if (companyIndex(action.company) !== company || from !== 'offer') {
      return refusal('62-PARL-SHARES', { company: companyId(company), most: FURTHER_SHARES })
    }
    return refuseShare(state, seat, company)
  },
  apply(state, seat, action, emit) {
    const open = charterOf(state) as Charter
    const { company } = open
    if (action.type === 'takeCharter') start(state, seat, company, action.par, emit)
    if (action.type === 'buyShare') {
      const price = companyAt(state, company).start
      pay(state.cash, seatAccount(seat), BANK, price)
      moveUnits(state.shares, company, 1, { from: OFFER, to: seat })
      open.shares += 1
      emit({ type: 'shareBought', holder: seat, company, price })
      floatCompany(state, company, emit)
    }
    if (action.type === 'pass' || isOver(state, refuseShare(state, seat, company))) {
      ;(state.parliament as ParliamentState).charter = null
      passOn(state, seat, 0)
    }
  },
}

function refusePar(state: DeepReadonly<RmState>, seat: Seat, par: number): Refusal | null {
  if (!PAR_VALUES.some((value) => value === par)) return refusal('62-PAR-VALUE', { par })
  const cost = par * DIRECTOR_SHARES
  const cash = cashOf(state, seat)
  return cost > cash ? refusal('62-PAR-CASH', { cost, cash }) : null
}

function refuseShare(state: DeepReadonly<RmState>, seat: Seat, company: CompanyIndex): Refusal | null {
  const { shares } = charterOf(state)
  if (shares >= FURTHER_SHARES || sharesOf(state, company, OFFER) === 0) {
    return refusal('62-PARL-SHARES', { company: companyId(company), most: FURTHER_SHARES })
  }
  const price = companyAt(state, company).start
  const cash = cashOf(state, seat)
  if (price > cash) return refusal('62-BUY-CASH', { price, cash })
  return isBelowLimit(state, seat) ? null : refusal('62-CERT-LIMIT', { limit: certificateLimit(state) })
}

/** No further share can be bought; who is at the certificate limit may be asked all the same. — 4.2 */
function isOver(state: DeepReadonly<RmState>, refused: Refusal | null): boolean {
  if (refused?.code === '62-CERT-LIMIT') return !bookOf(state).asksInVain('charter')
  return refused !== null
}

/** The money goes to the bank; the company must float before the end of the next stock round. — 4.2, 4.3 */
function start(
  state: RmState,
  seat: Seat,
  company: CompanyIndex,
  par: number,
  emit: Emit<NumberedEvent>,
): void {
  const entry = companyAt(state, company)
  pay(state.cash, seatAccount(seat), BANK, par * DIRECTOR_SHARES)
  moveUnits(state.shares, company, DIRECTOR_SHARES, { from: OFFER, to: seat })
  entry.status = 'started'
  entry.director = seat
  entry.chartered = true
  entry.start = par
  state.obligations.push({ company, seat })
  if (bookOf(state).parEntersMarket) placeMarker(state, company, par)
  emit({ type: 'companyStarted', holder: seat, company, price: par, chartered: true })
}

function charterOf(state: DeepReadonly<RmState>): DeepReadonly<Charter> {
  const open = state.parliament?.charter ?? null
  if (open === null) throw new Error('no charter was won')
  return open
}
