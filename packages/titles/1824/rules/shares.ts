import type { DeepReadonly, Emit, Seat } from '@roundhouse/kernel'
import {
  certificatesHeld,
  clockwiseFrom,
  firstDirector,
  moveUnits,
  successor,
  unitsBelow,
} from '@roundhouse/railways'
import { COMPANIES, DIRECTOR_SHARES, isSmall, kindOf, predecessorsOf } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { type AhState, CERTIFICATE, KEPT, NOBODY, POOL, STACK, companyAt, sharesOf } from '../state.ts'
import { bookOf } from './book.ts'

export function moveShares(state: AhState, company: number, from: number, to: number, shares: number): void {
  moveUnits(state.shares, company, shares, { from, to })
}

/** Tenths with players. */
export function sharesWithPlayers(state: DeepReadonly<AhState>, company: number): number {
  return unitsBelow(state.shares, company, CERTIFICATE)
}

/** 10 % shares that can be had: unsold, and sold back to the bank. */
export function sharesInBank(state: DeepReadonly<AhState>, company: number): number {
  return sharesOf(state, company, STACK) + sharesOf(state, company, POOL)
}

/** Whether the 20 % certificate is kept for the railway that is linked to it. — IV.2, IV.3 */
export function isEarmarked(state: DeepReadonly<AhState>, company: number): boolean {
  const first = predecessorsOf(company)[0]
  if (first === undefined || sharesOf(state, company, CERTIFICATE) === 0) return false
  const { status } = companyAt(state, first)
  return status === 'shelf' || status === 'open'
}

/** Two players: the railway that only pays. — X.4 */
export function isBond({ two }: DeepReadonly<AhState>, company: number): boolean {
  return two !== null && two.bond === company
}

/** Two players: a railway of stack 1, which only builds. — X.3 */
export function isConstruction({ two }: DeepReadonly<AhState>, company: number): boolean {
  return two !== null && two.construction.includes(company)
}

/** Certificates that count against the limit. — VI.7, IV.1, table B12 */
export function certificatesOf(state: DeepReadonly<AhState>, seat: Seat): number {
  let sum = certificatesHeld(state.shares, seat, (company) =>
    holdsTwenty(state, company, seat) ? DIRECTOR_SHARES : 0,
  )
  const ofMountain = bookOf(state).certificatesOfMountain
  for (let company = 0; company < COMPANIES.length && isSmall(company); company++) {
    const { status, director } = companyAt(state, company)
    if (director === seat && status === 'open') sum += isConstruction(state, company) ? ofMountain : 1
  }
  if (ofMountain > 0) for (const owner of state.mountains.owner) if (owner === seat) sum += ofMountain
  return sum
}

/** Whether the 20 % certificate was sold to the bank: only in recorded games. */
export function isBackInBank({ recording }: DeepReadonly<AhState>, company: number): boolean {
  return recording?.certificates[company] === CERTIFICATE
}

/** Whether this seat has the 20 % certificate. */
export function holdsTwenty(state: DeepReadonly<AhState>, company: number, seat: Seat): boolean {
  if (isBond(state, company)) return state.two?.doubleWith === seat
  const apart = state.recording?.certificates[company] ?? NOBODY
  if (apart !== NOBODY) return apart === seat
  return companyAt(state, company).director === seat
}

/** After a purchase, a sale or an exchange: whoever has strictly more than the director. — VI.6 */
export function changeDirector(state: AhState, company: number, emit: Emit<NumberedEvent>): void {
  if (isSmall(company) || isBond(state, company)) return
  const { director } = companyAt(state, company)
  const seat = director === NOBODY ? firstWithTwenty(state, company) : nextDirector(state, company)
  if (seat === null) return
  if (director === NOBODY) swapForCertificate(state, company)
  companyAt(state, company).director = seat
  if (state.recording?.certificates[company] === seat) state.recording.certificates[company] = NOBODY
  emit({ type: 'directorChanged', company, seat })
}

/** Whether a tenth more makes this seat director: two tenths then become the 20 % certificate. — VI.3, VI.6 */
export function swapsWith(state: DeepReadonly<AhState>, seat: Seat, company: number): boolean {
  if (isSmall(company) || isBond(state, company)) return false
  const { director } = companyAt(state, company)
  const heldBy = (each: Seat): number => sharesOf(state, company, each) + (each === seat ? 1 : 0)
  if (director !== NOBODY) return nextDirector(state, company, heldBy) === seat
  return mayComeToPlayer(state, company) && heldBy(seat) >= DIRECTOR_SHARES
}

/** Two tenths of the new director go to the bank for its 20 % certificate. — VI.3, IV.4.4 */
export function swapForCertificate(state: AhState, company: number): void {
  moveShares(state, company, CERTIFICATE, STACK, DIRECTOR_SHARES)
}

/** While its number 1 can be bought nobody gets the certificate; should it leave the game, the first in time does. — VI.3 */
export function noteTwenty(state: AhState, company: number, seat: Seat): void {
  const isFirst = state.firstToTwenty[company] === NOBODY && sharesOf(state, company, seat) >= DIRECTOR_SHARES
  if (kindOf(company) === 'state' && isFirst) state.firstToTwenty[company] = seat
}

/**
 * The first player who comes to hold 20 % of a state railway whose certificate lies unearmarked in the bank: formed or
 * not. — VI.3, IV.4.4
 */
function firstWithTwenty(state: DeepReadonly<AhState>, company: number): Seat | null {
  if (!mayComeToPlayer(state, company)) return null
  const from = bookOf(state).twentyFrom(state.firstToTwenty[company] as number, state.priority)
  const order = clockwiseFrom(from, state.players)
  return firstDirector((seat) => sharesOf(state, company, seat), order, DIRECTOR_SHARES)
}

function mayComeToPlayer(state: DeepReadonly<AhState>, company: number): boolean {
  if (kindOf(company) !== 'state' || isEarmarked(state, company)) return false
  return companyAt(state, company).status === 'open' || bookOf(state).swapsBeforeFormation
}

/** Who would take over if the players held so many shares; null when the director stays. — VI.6 */
export function nextDirector(
  state: DeepReadonly<AhState>,
  company: number,
  sharesOfSeat: (seat: Seat) => number = (seat) => sharesOf(state, company, seat),
): Seat | null {
  const { director } = companyAt(state, company)
  return successor(sharesOfSeat, director, seatsOf(state), DIRECTOR_SHARES)
}

/** All seats, clockwise. */
export function seatsOf({ players }: { readonly players: number }): readonly Seat[] {
  return SEATS[players] as readonly Seat[]
}

const SEATS = Array.from({ length: 7 }, (_, players) => Array.from({ length: players }, (_, seat) => seat))

/** A tenth of the bank: unsold if there is one, else out of the pool. — IV.1, X.4 */
export function takeTenth(state: AhState, company: number, seat: Seat): void {
  const from = sharesOf(state, company, STACK) > 0 ? STACK : POOL
  moveShares(state, company, from, seat, 1)
}

/** An unsold railway's tenth is a share like any other. — VI.3 */
export function releaseTenth(state: AhState, company: number): void {
  moveShares(state, company, KEPT, STACK, 1)
}
