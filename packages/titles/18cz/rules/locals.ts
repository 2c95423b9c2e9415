import {
  BANK,
  type Choice,
  type DeepReadonly,
  type Emit,
  type Refusal,
  type Seat,
  pay,
} from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type Owner,
  type PrivateIndex,
  companyOfOwner,
  companyOwner,
  payIncome,
  privatesOf,
  seatOfOwner,
  underWay,
} from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { companyData } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { LOCALS, LOCAL_IDS, localData, localId, localIndex, localSize } from '../locals.ts'
import { PROGRESS, type SetData } from '../progress.ts'
import { refusal, refusalIn } from '../sections.ts'
import { type CzState, GONE, companyAt, seatAccount, treasuryAccount, treasuryOf } from '../state.ts'
import { leastPrice, makeOffer, wasDeclined } from './offers.ts'

/** The first phase in which companies may buy locals: b. — VIII.12 */
const LOCALS_FOR_COMPANIES = 1

/** What every local is worth in this operating round. — IV.1 */
export function localValue(state: DeepReadonly<CzState>): number {
  const { set, within } = state.round
  return (PROGRESS[set] as SetData).values[within] as number
}

/** Every local pays its owner, used or not. — VIII.2 */
export function payLocals(state: CzState, emit: Emit<NumberedEvent>): void {
  const bySeat = Array.from({ length: state.players }, () => 0)
  let toCompanies = 0
  const incomeOf = (local: PrivateIndex): number => localSize(local).income
  payIncome(state.bank.cash, state.locals, incomeOf, accountOf, (owner, income) => {
    const seat = seatOfOwner(owner)
    if (seat === null) toCompanies += income
    else bySeat[seat] = (bySeat[seat] as number) + income
  })
  emit({ type: 'localsPaid', bySeat, toCompanies })
}

/** Buying from a player and selling to the bank, at any moment of the turn. — VIII.3 */
export function refuseLocalTrade(
  state: DeepReadonly<CzState>,
  action: Extract<CzAction, { type: 'tradeLocal' | 'sellLocal' }>,
): Refusal | null {
  const { company } = underWay(state, 'turn')
  const local = localIndex(action.local)
  const owner = local < 0 ? GONE : (state.locals.owner[local] as number)
  if (action.type === 'sellLocal') {
    if (owner === companyOwner(company)) return null
    const code = seatOfOwner(owner) === null ? 'CZ-LOCAL-NOT-COMPANY' : 'CZ-SELL-LOCAL'
    return refusal(code, { local: action.local })
  }
  // Moravia–Silesia has no b card: they begin with the first d. — XI.2
  if (state.fleet.phase < LOCALS_FOR_COMPANIES) {
    return refusalIn(state.moravia === null ? 'IV.1' : 'XI.2', 'CZ-LOCAL-PHASE', {})
  }
  if (seatOfOwner(owner) === null) return refusal('CZ-LOCAL-NOT-PLAYER', { local: action.local })
  if (localData(local).size > companyData(company).size)
    return refusal('CZ-LOCAL-SIZE', { local: action.local })
  const most = localValue(state)
  const { price } = action
  if (!Number.isInteger(price) || price < 1 || price > most) return refusal('CZ-LOCAL-PRICE', { price, most })
  const treasury = treasuryOf(state, company)
  if (price > treasury) return refusal('CZ-LOCAL-CASH', { price, treasury })
  const declined = wasDeclined(state, 'local', local, price)
  return declined ? refusal('CZ-LOCAL-DECLINED', { local: action.local, price }) : null
}

export function applyLocalTrade(
  state: CzState,
  action: Extract<CzAction, { type: 'tradeLocal' | 'sellLocal' }>,
  emit: Emit<NumberedEvent>,
): void {
  const { company } = underWay(state, 'turn')
  const local = localIndex(action.local)
  if (action.type === 'sellLocal') {
    const price = localValue(state)
    pay(state.bank.cash, BANK, treasuryAccount(company), price)
    state.locals.owner[local] = GONE
    emit({ type: 'localSold', company, local: action.local, price })
    return
  }
  const seat = state.locals.owner[local] as Seat
  makeOffer(state, { kind: 'local', buyer: company, seat, item: local, owner: -1, price: action.price }, emit)
}

/** The owner has agreed. — VIII.3 */
export function takeLocal(
  state: CzState,
  company: CompanyIndex,
  local: PrivateIndex,
  price: number,
  emit: Emit<NumberedEvent>,
): void {
  const seat = state.locals.owner[local] as Seat
  pay(state.bank.cash, treasuryAccount(company), seatAccount(seat), price)
  state.locals.owner[local] = companyOwner(company)
  emit({ type: 'localTraded', company, seat, local: localId(local), price })
}

export function localTradeChoices(state: DeepReadonly<CzState>): Choice<CzAction>[] {
  const { company } = underWay(state, 'turn')
  const choices: Choice<CzAction>[] = []
  if (companyAt(state, company).director >= state.players) return choices
  const most = mostForLocal(state, company)
  for (let local = 0; local < LOCALS.length; local++) {
    const id = LOCAL_IDS[local] as (typeof LOCAL_IDS)[number]
    if (state.locals.owner[local] === companyOwner(company)) {
      choices.push({ kind: 'one', action: { type: 'sellLocal', local: id } })
    } else if (mayBuyLocal(state, company, local, most)) {
      const min = leastPrice(state, 'local', local, 1)
      const action = { type: 'tradeLocal', local: id, price: min } as const
      choices.push({ kind: 'amount', action, field: 'price', min, max: most, step: 1 })
    }
  }
  return choices
}

/** The locals of players for which the operating company may make an offer now. — VIII.3 */
export function localsToBuy(state: DeepReadonly<CzState>): number[] {
  const { company } = underWay(state, 'turn')
  if (companyAt(state, company).director >= state.players) return []
  const most = mostForLocal(state, company)
  return [...LOCALS.keys()].filter((local) => mayBuyLocal(state, company, local, most))
}

function mayBuyLocal(
  state: DeepReadonly<CzState>,
  company: CompanyIndex,
  local: PrivateIndex,
  most: number,
): boolean {
  const owner = state.locals.owner[local] as number
  if (seatOfOwner(owner) === null || state.fleet.phase < LOCALS_FOR_COMPANIES) return false
  if (localData(local).size > companyData(company).size) return false
  return leastPrice(state, 'local', local, 1) <= most
}

function mostForLocal(state: DeepReadonly<CzState>, company: CompanyIndex): number {
  return Math.min(localValue(state), treasuryOf(state, company))
}

/** Whether the company could buy or sell a local now: its turn does not end before its director says so. */
export function canTradeLocals(state: DeepReadonly<CzState>): boolean {
  return localTradeChoices(state).length > 0
}

/** Locals of the company whose power is unused. — IV.1 */
export function unusedLocals(state: DeepReadonly<CzState>, company: CompanyIndex): number[] {
  const { locals } = state
  return privatesOf(locals, companyOwner(company)).filter((local) => locals.used[local] === 0)
}

export function accountOf(owner: Owner): string {
  const company = companyOfOwner(owner)
  return company === null ? seatAccount(owner as Seat) : treasuryAccount(company)
}
