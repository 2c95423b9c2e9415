import type { Choice, DeepReadonly, Emit, Refusal, Seat } from '@roundhouse/kernel'
import { type Move, mayPartWith, noteSale, roomInBank, sellableCounts } from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import { COMPANIES, DIRECTOR_SHARES, SHARES, companyId, companyIndex, isSmall } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { mountainIndex } from '../mountains.ts'
import { refusal } from '../sections.ts'
import { type AhState, CERTIFICATE, NOBODY, POOL, STACK, companyAt, sharesOf } from '../state.ts'
import { bankPaysSeat } from './bank.ts'
import { bookOf } from './book.ts'
import { certificateLimit } from './figures.ts'
import { hasPrice, priceOf } from './prices.ts'
import { certificatesOf, holdsTwenty, isBond, moveShares, nextDirector, sharesWithPlayers } from './shares.ts'
import { isOnTurn, noteAction, stockOf } from './stock-turn.ts'

type Sale = Extract<AhAction, { type: 'sell' }>

/** Blocks of one company each, before anything is acquired. — VI.1, VI.8 */
export const sellShares: Move<AhState, AhAction, NumberedEvent, 'sell'> = {
  types: ['sell'],
  choices: (state, seat) => (isOnTurn(state, seat) ? sales(state, seat, refusalsFor(state, seat)) : []),
  refuse: refuseSale,
  apply(state, seat, action, emit) {
    const company = companyIndex(action.company)
    const stock = stockOf(state)
    noteSale(stock, seat, company)
    noteAction(stock, seat)
    stock.bought = NOBODY
    sellBlock(state, seat, action, emit)
  },
}

/** Percent of a company that may lie in the bank after a sale. — VI.8 */
const MOST_IN_BANK = 50

function refuseSale(state: DeepReadonly<AhState>, seat: Seat, action: Sale): Refusal | null {
  return refuseInRound(state, seat, action) ?? refuseTooFew(state, seat, action)
}

/** The same for all sales of this seat: only above the certificate limit can one be too small. — VI.7 */
function refusalsFor(state: DeepReadonly<AhState>, seat: Seat): typeof refuseSale {
  return certificatesOf(state, seat) > certificateLimit(state) ? refuseSale : refuseInRound
}

function refuseInRound(state: DeepReadonly<AhState>, seat: Seat, action: Sale): Refusal | null {
  if (state.round.set === 0) return refusal('AH-SELL-FIRST-SR', {})
  const broken = refuseBlock(state, seat, action)
  if (broken !== null) return broken
  const company = companyIndex(action.company)
  if (bookOf(state).isSoldAlready(stockOf(state), company)) {
    return refusal('AH-SELL-ONCE', { company: companyId(company) })
  }
  return refuseTooMany(state, company, action.shares) ?? refusePart(state, seat, company, action)
}

/**
 * Above the certificate limit one sells enough, as far as one can: of a company that is sold once in a turn no block may
 * be so small that what else can be sold no longer suffices. — VI.7, table B10
 */
function refuseTooFew(state: DeepReadonly<AhState>, seat: Seat, action: Sale): Refusal | null {
  const certificates = certificatesOf(state, seat)
  const limit = certificateLimit(state)
  if (certificates <= limit) return null
  const sold = companyIndex(action.company)
  const isLast = bookOf(state).isSoldAlready({ ...stockOf(state), soldNow: 1 << sold }, sold)
  if (!isLast) return null
  const most = COMPANIES.map((_, company) =>
    Math.max(0, ...blocks(state, seat, company, refuseInRound).map((each) => fewer(state, seat, each))),
  )
  const others = most.reduce((sum, each, company) => (company === sold ? sum : sum + each), 0)
  const needed = Math.min(certificates - limit - others, most[sold] as number)
  return fewer(state, seat, action) < needed ? refusal('AH-CERT-MUST-SELL', { certificates, limit }) : null
}

/** How many certificates fewer a sale leaves: whoever gives up the 20 % certificate gets two for it. — VI.6, VI.7 */
function fewer(
  state: DeepReadonly<AhState>,
  seat: Seat,
  { company: id, shares, double = false }: Sale,
): number {
  const company = companyIndex(id)
  const isOneLess =
    double || takesOver(state, seat, company, sharesOf(state, company, seat) - shares) !== null
  return shares - Number(isOneLess)
}

/** What may be sold at all, in a stock round or for a train. — VI.8, VII.12 */
export function refuseBlock(state: DeepReadonly<AhState>, seat: Seat, action: Sale): Refusal | null {
  const company = companyIndex(action.company)
  if (mountainIndex(action.company) >= 0 || (company >= 0 && isSmall(company))) {
    return refusal('AH-SELL-PRIVATE', { item: action.company })
  }
  const held = company < 0 ? 0 : sharesOf(state, company, seat)
  const { shares } = action
  if (!Number.isInteger(shares) || shares < 1 || shares > held) {
    return refusal('AH-SELL-NOT-OWNED', { company: action.company, held })
  }
  const id = companyId(company)
  if (!hasPrice(state, company)) return refusal('AH-SELL-NO-PRICE', { company: id })
  if (!companyAt(state, company).operated) return refusal('AH-SELL-NOT-OPERATED', { company: id })
  return null
}

/** At most half of a company lies in the bank, unsold and sold shares together. — VI.8, X.4 */
export function refuseTooMany(state: DeepReadonly<AhState>, company: number, shares: number): Refusal | null {
  const most = roomInBank(SHARES, MOST_IN_BANK, SHARES - sharesWithPlayers(state, company))
  return shares > most ? refusal('AH-SELL-BANK-50', { company: companyId(company), most }) : null
}

/** The certificate is never sold as such; the bond railway's is sold whole. — VI.8, X.4 */
export function refusePart(
  state: DeepReadonly<AhState>,
  seat: Seat,
  company: number,
  { shares, double = false }: Sale,
): Refusal | null {
  const id = companyId(company)
  if (isBond(state, company)) {
    const hasDouble = state.two?.doubleWith === seat
    if (double && !hasDouble) return refusal('AH-SELL-NOT-OWNED', { company: id, held: 0 })
    const singles = sharesOf(state, company, seat) - (hasDouble ? DIRECTOR_SHARES : 0)
    const asked = shares - (double ? DIRECTOR_SHARES : 0)
    return asked < 0 || asked > singles ? refusal('AH-CIS-BOND-SPLIT', { company: id }) : null
  }
  if (double) return refusal('AH-CHOICE', { what: id })
  if (companyAt(state, company).director !== seat) return null
  if (bookOf(state).tradesCertificate && !holdsTwenty(state, company, seat)) return null
  const isTakenOver = (left: number): boolean => takesOver(state, seat, company, left) !== null
  const may = mayPartWith(sharesOf(state, company, seat) - shares, DIRECTOR_SHARES, isTakenOver, null)
  return may ? null : refusal('AH-SELL-NO-SUCCESSOR', { company: id })
}

/** Who becomes director if this one is left with so many; null when he stays. */
export function takesOver(
  state: DeepReadonly<AhState>,
  seat: Seat,
  company: number,
  left: number,
): Seat | null {
  if (companyAt(state, company).director !== seat) return null
  return nextDirector(state, company, (each) => (each === seat ? left : sharesOf(state, company, each)))
}

/** The most that may be sold of a company now; 0 when nothing may. */
export function mostSellable(state: DeepReadonly<AhState>, seat: Seat, company: number): number {
  if (state.step !== 'stock' || sharesOf(state, company, seat) === 0) return 0
  return Math.max(0, ...blocks(state, seat, company, refuseSale).map(({ shares }) => shares))
}

/** Every block that this does not refuse. */
export function sales(
  state: DeepReadonly<AhState>,
  seat: Seat,
  refuse: (state: DeepReadonly<AhState>, seat: Seat, action: Sale) => Refusal | null,
): Choice<AhAction>[] {
  const choices: Choice<AhAction>[] = []
  for (let company = 0; company < COMPANIES.length; company++) {
    choices.push(...inRanges(blocks(state, seat, company, refuse)))
  }
  return choices
}

/** Blocks that differ by one share each are one choice of an amount. */
function inRanges(found: readonly Sale[]): Choice<AhAction>[] {
  const ranges: { action: Sale; min: number; max: number }[] = []
  for (const action of found) {
    const { shares, double } = action
    const last = ranges.at(-1)
    if (last !== undefined && last.max + 1 === shares && last.action.double === double) last.max = shares
    else ranges.push({ action, min: shares, max: shares })
  }
  return ranges.map(({ action, min, max }) => ({
    kind: 'amount',
    action,
    field: 'shares',
    min,
    max,
    step: 1,
  }))
}

function blocks(
  state: DeepReadonly<AhState>,
  seat: Seat,
  company: number,
  refuse: (state: DeepReadonly<AhState>, seat: Seat, action: Sale) => Refusal | null,
): Sale[] {
  const held = sharesOf(state, company, seat)
  if (held === 0) return []
  const id = companyId(company)
  const block = (shares: number, double: boolean): Sale =>
    double ? { type: 'sell', company: id, shares, double } : { type: 'sell', company: id, shares }
  const withDouble = isBond(state, company) && state.two?.doubleWith === seat ? [false, true] : [false]
  return withDouble.flatMap((double) =>
    sellableCounts(held, (shares) => refuse(state, seat, block(shares, double)) === null).map((shares) =>
      block(shares, double),
    ),
  )
}

/** The price before the sale for each tenth; then the marker moves. — VI.8 */
export function sellBlock(
  state: AhState,
  seat: Seat,
  { company: id, shares, double = false }: Sale,
  emit: Emit<NumberedEvent>,
): void {
  const company = companyIndex(id)
  const amount = shares * priceOf(state, company)
  bankPaysSeat(state, seat, amount, emit)
  const to = bookOf(state).hasPool ? POOL : STACK
  const singles = singlesSold(state, seat, company, shares)
  moveShares(state, company, seat, to, double ? shares - DIRECTOR_SHARES : singles)
  if (double && state.two !== null) {
    moveShares(state, company, seat, CERTIFICATE, DIRECTOR_SHARES)
    state.two.doubleWith = POOL
  }
  if (singles < shares && state.recording !== null) {
    moveShares(state, company, seat, CERTIFICATE, DIRECTOR_SHARES)
    state.recording.certificates[company] = CERTIFICATE
  }
  emit({ type: 'sharesSold', seat, company, shares, amount, ...(double && { double }) })
}

/**
 * How many of the shares sold are tenths. In recorded games the 20 % certificate of somebody who is not director goes last
 * and whole, even if only half of it is paid for.
 */
function singlesSold(state: DeepReadonly<AhState>, seat: Seat, company: number, shares: number): number {
  const isApart = bookOf(state).tradesCertificate && state.recording?.certificates[company] === seat
  return isApart ? Math.min(shares, sharesOf(state, company, seat) - DIRECTOR_SHARES) : shares
}
