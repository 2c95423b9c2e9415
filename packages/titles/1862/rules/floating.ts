import { BANK, type DeepReadonly, type Emit, pay } from '@roundhouse/kernel'
import { type CompanyIndex, type Question, capitalise, isFloated } from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import { SHARES } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { CHARTERED_TOKENS, CHARTERED_TOKEN_PRICE, FEWEST_TOKENS, TOKEN_PRICE } from '../figures.ts'
import { refusal } from '../sections.ts'
import { OFFER, type RmState, TREASURY, companyAt, sharesOf, treasuryAccount, treasuryOf } from '../state.ts'
import { bookOf } from './book.ts'
import { wrongStep } from './gates.ts'
import { hasMarker, placeMarker } from './prices.ts'

/** So much must have left the initial offer or the treasury. — 6.5.4 */
const FLOAT = 50

/** Shares that count as sold: the pool's too. — 6.5.4, table A22 */
export function sharesSold(state: DeepReadonly<RmState>, company: CompanyIndex): number {
  return SHARES - sharesOf(state, company, OFFER) - sharesOf(state, company, TREASURY)
}

/** With half of it sold a company floats; it operates from the next operating round. — 6.5.4 */
export function floatCompany(state: RmState, company: CompanyIndex, emit: Emit<NumberedEvent>): void {
  const entry = companyAt(state, company)
  if (entry.status !== 'started' || !isFloated(sharesSold(state, company), SHARES, FLOAT)) return
  entry.status = 'open'
  const treasury = treasuryAccount(company)
  const capital = entry.chartered ? capitalise(state.cash, { times: SHARES }, treasury, entry.start) : 0
  emit({ type: 'companyOpened', company, capital })
  if (!entry.chartered) {
    state.floating.push(company)
    return
  }
  receiveTokens(state, company, CHARTERED_TOKENS, CHARTERED_TOKEN_PRICE, emit)
  if (!hasMarker(state, company)) placeMarker(state, company, entry.start)
  state.obligations = state.obligations.filter((each) => each.company !== company)
}

/** All tokens it will ever have, the home's among them. — 6.5.4 */
function receiveTokens(
  state: RmState,
  company: CompanyIndex,
  tokens: number,
  price: number,
  emit: Emit<NumberedEvent>,
): void {
  pay(state.cash, treasuryAccount(company), BANK, tokens * price)
  companyAt(state, company).stationsLeft = Array.from({ length: tokens }, () => 0)
  emit({ type: 'tokensBought', company, tokens, cost: tokens * price })
}

/** The director of a non-chartered company buys its tokens when it floats. — 6.5.4.2 */
export const buyTokens: Question<RmState, RmAction, NumberedEvent> = {
  name: 'tokens',
  section: '6.5.4.2',
  settle: ({ floating }) => floating.length === 0,
  choices(state) {
    const treasury = treasuryOf(state, state.floating[0] as number)
    const max = Math.min(bookOf(state).mostTokensBought, Math.floor(treasury / TOKEN_PRICE))
    const action = { type: 'buyTokens', tokens: FEWEST_TOKENS } as const
    return [{ kind: 'amount', action, field: 'tokens', min: FEWEST_TOKENS, max, step: 1 }]
  },
  refuse(state, _seat, action) {
    if (action.type !== 'buyTokens') return wrongStep(state, action)
    const { tokens } = action
    const most = bookOf(state).mostTokensBought
    if (!Number.isInteger(tokens) || tokens < FEWEST_TOKENS || tokens > most) {
      return refusal('62-TOKENS-NUMBER', { least: FEWEST_TOKENS, most })
    }
    const cost = tokens * TOKEN_PRICE
    const treasury = treasuryOf(state, state.floating[0] as number)
    return cost > treasury ? refusal('62-TOKENS-CASH', { cost, treasury }) : null
  },
  apply(state, _seat, action, emit) {
    if (action.type !== 'buyTokens') return
    const company = state.floating.shift() as number
    receiveTokens(state, company, action.tokens, TOKEN_PRICE, emit)
  },
}
