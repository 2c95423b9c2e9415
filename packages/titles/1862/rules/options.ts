import { BANK, type DeepReadonly, type Emit, type Refusal, pay } from '@roundhouse/kernel'
import {
  type Holder,
  type OptionCertificate,
  type Question,
  moveUnits,
  optionTerms,
} from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import { DIRECTOR_SHARES, SHARES } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { POOL, type RmState, TREASURY, companyAt } from '../state.ts'
import { accountOf, amalgamationOf, holderName } from './amalgamation.ts'
import { bookOf } from './book.ts'
import { wrongStep } from './gates.ts'
import { priceOf } from './prices.ts'
import { bankPrice } from './train-market.ts'

/** A half-paid certificate is paid for and kept, or given back; who cannot pay gives it back. — 5.2.4 */
export const settleOption: Question<RmState, RmAction, NumberedEvent> = {
  name: 'option',
  section: '5.2.4',
  settle: (state) => !isOpen(state),
  choices: () => [
    { kind: 'one', action: { type: 'settleOption', redeem: true } },
    { kind: 'one', action: { type: 'settleOption', redeem: false } },
  ],
  refuse: (state, _seat, action) =>
    action.type === 'settleOption' ? (action.redeem ? refuseKeeping(state) : null) : wrongStep(state, action),
  apply(state, _seat, action, emit) {
    if (action.type === 'settleOption') settle(state, action.redeem, emit)
  },
}

function isOpen({ amalgamation }: DeepReadonly<RmState>): boolean {
  return amalgamation !== null && amalgamation.option !== null
}

/** The holder cannot pay for it. — 5.2.4 */
export function optionIsForced(state: DeepReadonly<RmState>): boolean {
  return isOpen(state) && refuseKeeping(state) !== null
}

export function sellOption(state: RmState, emit: Emit<NumberedEvent>): void {
  settle(state, false, emit)
}

/** The holder's cash; a refinancing company must still be able to pay for its train. — 5.2.4, 7.11.2, table B40 */
function refuseKeeping(state: DeepReadonly<RmState>): Refusal | null {
  const { holder, terms } = optionOf(state)
  const cash = state.cash[accountOf(state, holder)] as number
  if (terms.keep > cash) return refusal('62-OPT-CASH', { price: terms.keep, cash })
  const { kind, survivor } = amalgamationOf(state)
  if (kind !== 'refinance' || holder !== TREASURY || !bookOf(state).optionLeavesTrain) return null
  const afterwards = cash - terms.keep + SHARES * companyAt(state, survivor).start
  return afterwards < bankPrice(state) ? refusal('62-OPT-CASH', { price: terms.keep, cash }) : null
}

function settle(state: RmState, redeemed: boolean, emit: Emit<NumberedEvent>): void {
  const all = amalgamationOf(state)
  const { holder, option, terms } = optionOf(state)
  if (redeemed) pay(state.cash, accountOf(state, holder), BANK, terms.keep)
  else {
    pay(state.cash, BANK, accountOf(state, holder), terms.giveBack)
    moveUnits(state.shares, option.company, option.units, { from: holder, to: POOL })
    if (option.units === DIRECTOR_SHARES) all.certificates.survivor = POOL
  }
  all.option = null
  all.waiting.shift()
  const amount = redeemed ? terms.keep : terms.giveBack
  emit({
    type: 'optionSettled',
    holder: holderName(holder),
    company: option.company,
    units: option.units,
    redeemed,
    amount,
  })
}

/** What is open now, and what it costs to keep or brings. — 5.2.4 */
export function optionOf(state: DeepReadonly<RmState>): {
  readonly holder: Holder
  readonly option: OptionCertificate
  readonly terms: ReturnType<typeof optionTerms>
} {
  const { waiting, option, survivor } = amalgamationOf(state)
  if (option === null) throw new Error('no option is open')
  return { holder: waiting[0] as Holder, option, terms: optionTerms(priceOf(state, survivor), option) }
}
