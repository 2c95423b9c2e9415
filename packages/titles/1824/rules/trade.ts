import type { Choice, DeepReadonly, Emit, Refusal } from '@roundhouse/kernel'
import { removeTrain } from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import { companyId, companyIndex } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { type AhState, type OfferState, type TurnState, cashOf, companyAt, treasuryOf } from '../state.ts'
import { trainCode, trainData, trainId } from '../trains.ts'
import { bookOf } from './book.ts'
import { type Cost, coveredWithoutLast, payForTrain, refusePayment } from './emergency.ts'
import { hasCome } from './figures.ts'
import { askForTrain } from './offers.ts'
import {
  TRADED_FROM,
  fixedPrice,
  mustBuyTrain,
  refuseKind,
  refuseRoom,
  refuseSeller,
  trainsOfOthers,
} from './trains-on-sale.ts'

type State = DeepReadonly<AhState>
type Trade = Extract<AhAction, { type: 'tradeTrain' }>

/** A train of another company: of the same director at any price, of another one at that of the card. — VII.11 */
export function refuseTrade(state: State, action: Trade): Refusal | null {
  const { company } = state.turn as TurnState
  const { train, price } = action
  const owner = companyIndex(action.from)
  const code = trainCode(train)
  if (owner < 0 || owner === company) return refusal('AH-CHOICE', { what: action.from })
  if (code < 0) return refusal('AH-CHOICE', { what: train })
  if (!hasCome(state, TRADED_FROM)) return refusal('AH-TRAIN-INTERCO-PHASE', {})
  if (action.tradeIn !== undefined) return refusal('AH-TRAIN-TRADE-BANK', {})
  return (
    refuseKind(company, code) ??
    refuseSeller(state, company, owner, code) ??
    refuseRoom(state, company) ??
    refusePrice(state, company, owner, code, price) ??
    refusePayment(state, company, paymentFor(state, company, owner, action))
  )
}

function paymentFor(state: State, company: number, owner: number, { train, price, help }: Trade): Cost {
  const code = trainCode(train)
  const isOwn = fixedPrice(state, company, owner, code) === null
  const most = isOwn ? mostToOwn(state, company, code) : bookOf(state).mostWithHelp(code)
  return { price, most, helpsOwn: isOwn && isBeyond(state, company, code), help }
}

/** Whether the treasury could not buy such a train of the bank. */
function isBeyond(state: State, company: number, code: number): boolean {
  return trainData(code).price > treasuryOf(state, company)
}

/** The most that a director adds to for a train of another company of his. — VII.12 */
function mostToOwn(state: State, company: number, code: number): number {
  const { mostWithHelp, borrowsForOwn } = bookOf(state)
  const most = mostWithHelp(code)
  if (borrowsForOwn) return most
  return Math.min(most, treasuryOf(state, company) + cashOf(state, companyAt(state, company).director))
}

function refusePrice(
  state: State,
  company: number,
  owner: number,
  code: number,
  price: number,
): Refusal | null {
  const fixed = fixedPrice(state, company, owner, code)
  if (fixed !== null) return price === fixed ? null : refusal('AH-TRAIN-INTERCO-PRICE', { price: fixed })
  return Number.isInteger(price) && price >= 1 ? null : refusal('AH-TRAIN-INTERCO-MIN', { price })
}

export function tradeChoices(state: State): Choice<AhAction>[] {
  const { company } = state.turn as TurnState
  const choices: Choice<AhAction>[] = []
  if (refuseRoom(state, company) !== null) return choices
  for (const { owner, code, price } of trainsOfOthers(state)) {
    const bare = { type: 'tradeTrain', train: trainId(code), from: companyId(owner) } as const
    if (price !== null) {
      const action = { ...bare, price }
      // Whether it may be had at all has been asked; what is left is the money.
      const cost = paymentFor(state, company, owner, action)
      if (refusePayment(state, company, cost) === null) choices.push({ kind: 'one', action })
      continue
    }
    const [min, max] = range(state, company, code)
    if (min <= max) {
      choices.push({ kind: 'amount', action: { ...bare, price: min }, field: 'price', min, max, step: 1 })
    }
  }
  return choices
}

/** What one director may move between his companies: the treasury, or with his help up to what the card shows. — VII.12 */
function range(state: State, company: number, code: number): readonly [number, number] {
  const treasury = treasuryOf(state, company)
  const helps = mustBuyTrain(state, company) && !(state.turn as TurnState).helped
  const most = helps ? Math.max(treasury, mostToOwn(state, company, code)) : treasury
  return [coveredWithoutLast(state, company, isBeyond(state, company, code)) + 1, most]
}

export function applyTrade(state: AhState, { train, from, price }: Trade, emit: Emit<NumberedEvent>): void {
  const { company } = state.turn as TurnState
  const owner = companyIndex(from)
  const item = trainCode(train)
  const seat = companyAt(state, owner).director
  const isAgreed = seat === companyAt(state, company).director || !bookOf(state).asksForConsent
  if (isAgreed) takeTrain(state, company, owner, item, price, emit)
  else askForTrain(state, { buyer: company, seat, item, owner, price }, emit)
}

export function isAgreed({ offer }: State): boolean {
  return offer?.agreed === true
}

/** The other director has said yes. — VII.11 */
export function carryOut(state: AhState, emit: Emit<NumberedEvent>): void {
  const { buyer, owner, item, price } = state.offer as OfferState
  state.offer = null
  takeTrain(state, buyer, owner, item, price, emit)
}

/** Its price goes into the seller's treasury; nothing becomes obsolete. — VII.11 */
function takeTrain(
  state: AhState,
  company: number,
  owner: number,
  code: number,
  price: number,
  emit: Emit<NumberedEvent>,
): void {
  const { cash, loan } = payForTrain(state, company, price, owner, emit)
  removeTrain(companyAt(state, owner).trains, code)
  companyAt(state, company).trains.push(code)
  emit({
    type: 'trainBought',
    company,
    train: code,
    from: companyId(owner),
    price,
    help: cash + loan,
    loan,
    tradedIn: null,
  })
}
