import {
  BANK,
  type Choice,
  type DeepReadonly,
  type Emit,
  type Refusal,
  type Seat,
  pay,
} from '@roundhouse/kernel'
import { type LoanTerms, type Payment, borrow, payment, soldInTurn } from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import { companyId, companyIndex } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import {
  type AhState,
  type TurnState,
  cashOf,
  companyAt,
  sharesOf,
  treasuryAccount,
  treasuryOf,
} from '../state.ts'
import { trainData } from '../trains.ts'
import { balanceOf, bankPaysCompany, seatPaysBank } from './bank.ts'
import { bookOf } from './book.ts'
import { priceOf } from './prices.ts'
import { refuseBlock, refusePart, refuseTooMany, sales, sellBlock, takesOver } from './selling.ts'
import { mustBuyTrain, refuseKind, trainsAtBank, trainsOfOthers } from './trains-on-sale.ts'

type State = DeepReadonly<AhState>
type Sale = Extract<AhAction, { type: 'sell' }>

const TERMS: LoanTerms = { surcharge: surchargeOn, penalty: () => 0 }

/** What is missing is raised by half at once, rounded up. — VII.12 */
export function surchargeOn(loan: number): number {
  return Math.ceil(loan / 2)
}

/** A purchase as far as its money goes: `most` is what may be paid with the director's help. — VII.12 */
export interface Cost {
  readonly price: number
  readonly most: number
  /** It is for another company of the same director, whose train the treasury could not buy at the price of the bank. */
  readonly helpsOwn: boolean
  /** What the buyer says that the director adds. */
  readonly help: number | undefined
}

/** The treasury first; personal money for the one train that a company without any must buy. — VII.12 */
export function refusePayment(state: State, company: number, cost: Cost): Refusal | null {
  const { price, most, help } = cost
  const treasury = treasuryOf(state, company)
  const needed = Math.max(0, price - treasury)
  if (needed > 0 || (help ?? 0) > 0) {
    if ((state.turn as TurnState).helped) return refusal('AH-EMERG-SECOND', {})
    if (needed > 0 && !mustBuyTrain(state, company)) {
      return help === undefined
        ? refusal('AH-TRAIN-CASH', { price, treasury })
        : refusal('AH-EMERG-NOT-NEEDED', {})
    }
    if (needed === 0) return refusal('AH-EMERG-NOT-NEEDED', {})
    if (price > most) return refusal('AH-EMERG-PRICE', { price, most })
    if ((help ?? needed) !== needed) {
      return refusal('AH-EMERG-TREASURY-FIRST', { help: help ?? needed, needed })
    }
  }
  return hasOversold(state, company, cost) ? refusal('AH-EMERG-OVERSELL', {}) : null
}

/** The last share need not have been sold for a train of this price. — VII.12, table B29 */
function hasOversold(state: State, company: number, { price, helpsOwn }: Cost): boolean {
  const { sold } = state.turn as TurnState
  return sold !== 0 && price <= coveredWithoutLast(state, company, helpsOwn)
}

/**
 * What treasury and director have without the last share that he sold for the train. It bars nothing once it pays for every
 * train within reach, as when the one he sold for was declined: the company must still own one. — VII.11, VII.12
 */
export function coveredWithoutLast(state: State, company: number, helpsOwn: boolean): number {
  const { sold, lastShare } = state.turn as TurnState
  if (sold === 0 || bookOf(state).mayOversellFor(helpsOwn)) return 0
  const { director } = companyAt(state, company)
  const money = (bookOf(state).debtIsOverdraft ? balanceOf : cashOf)(state, director)
  const covered = treasuryOf(state, company) + Math.max(0, money - lastShare)
  return covered < dearest(state, company) ? covered : 0
}

/**
 * The money for a train leaves treasury and director; `seller` is a company, or null for the bank. What he cannot pay
 * becomes his debt, and the bank advances it to a company. Tells his part. — VII.12
 */
export function payForTrain(
  state: AhState,
  company: number,
  price: number,
  seller: number | null,
  emit: Emit<NumberedEvent>,
): Omit<Payment, 'treasury'> {
  const turn = state.turn as TurnState
  const { director } = companyAt(state, company)
  const paid = payment(price, treasuryOf(state, company), { cash: cashOf(state, director) }) as Payment
  const { treasury, cash, loan } = paid
  pay(state.cash, treasuryAccount(company), seller === null ? BANK : treasuryAccount(seller), treasury)
  if (cash > 0) seatPaysBank(state, director, cash)
  if (seller !== null) bankPaysCompany(state, seller, cash + loan, emit)
  if (loan > 0) borrow({ debt: state.debt, penalty: state.debt.map(() => 0) }, TERMS, director, loan)
  if (cash + loan > 0) turn.helped = true
  turn.sold = 0
  turn.lastShare = 0
  return { cash, loan }
}

/** Shares sold for a train that the company must buy. — VII.12 */
export function emergencySales(state: State): Choice<AhAction>[] {
  const { company } = state.turn as TurnState
  if (!mustBuyTrain(state, company)) return []
  return sales(state, companyAt(state, company).director, refuseEmergencySale)
}

export function refuseEmergencySale(state: State, seat: Seat, action: Sale): Refusal | null {
  const { company, helped } = state.turn as TurnState
  if (!mustBuyTrain(state, company)) return refusal(helped ? 'AH-EMERG-SECOND' : 'AH-EMERG-NOT-NEEDED', {})
  if (!bookOf(state).sellsBesideTreasury && cheapest(state, company) <= treasuryOf(state, company)) {
    return refusal('AH-EMERG-NOT-NEEDED', {})
  }
  return (
    refuseBlock(state, seat, action) ??
    refuseAgain(state, action) ??
    refuseChange(state, seat, action) ??
    refuseSurplus(state, company, action)
  )
}

/** One block of a company for each purchase. — VIII.3, table B47 */
function refuseAgain(state: State, { company: id }: Sale): Refusal | null {
  const { sold } = state.turn as TurnState
  const company = companyIndex(id)
  const isSold = bookOf(state).sellsOnceForTrain && soldInTurn({ soldNow: sold }, company)
  return isSold ? refusal('AH-SELL-ONCE', { company: companyId(company) }) : null
}

/** Half of the company at most in the bank, and every director stays. — VI.8, VII.12 */
function refuseChange(state: State, seat: Seat, action: Sale): Refusal | null {
  const sold = companyIndex(action.company)
  const left = sharesOf(state, sold, seat) - action.shares
  if (takesOver(state, seat, sold, left) !== null) {
    return refusal('AH-EMERG-DIRECTOR-CHANGE', { company: companyId(sold) })
  }
  const tooMany = bookOf(state).emergencySalesKeepHalf ? refuseTooMany(state, sold, action.shares) : null
  return tooMany ?? refusePart(state, seat, sold, action)
}

/** Only while something is missing for the dearest train within reach; the last share may overshoot. — VII.12, table B29 */
function refuseSurplus(state: State, company: number, { company: id, shares }: Sale): Refusal | null {
  const { director } = companyAt(state, company)
  const before = (shares - 1) * priceOf(state, companyIndex(id))
  const covered = treasuryOf(state, company) + Math.max(0, balanceOf(state, director) + before)
  return covered >= dearest(state, company) ? refusal('AH-EMERG-OVERSELL', {}) : null
}

/** The highest price that he could have to pay now. */
function dearest(state: State, company: number): number {
  const { mayOversellFor, mostWithHelp } = bookOf(state)
  const others = mayOversellFor(false) ? [] : trainsOfOthers(state)
  return Math.max(
    ...pricesOfBank(state, company),
    ...others.map(({ code, price }) => price ?? mostWithHelp(code)),
  )
}

function cheapest(state: State, company: number): number {
  return Math.min(...pricesOfBank(state, company))
}

function pricesOfBank(state: State, company: number): number[] {
  return trainsAtBank(state).flatMap((code) =>
    refuseKind(company, code) === null ? [trainData(code).price] : [],
  )
}

export function sellForTrain(state: AhState, seat: Seat, action: Sale, emit: Emit<NumberedEvent>): void {
  const turn = state.turn as TurnState
  const company = companyIndex(action.company)
  turn.sold |= 1 << company
  turn.lastShare = priceOf(state, company)
  sellBlock(state, seat, action, emit)
}
