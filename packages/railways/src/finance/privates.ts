import { BANK, type Ledger, pay } from '@roundhouse/kernel'
import type { Owner, PrivateIndex } from '../state/ids.ts'
import { CLOSED, type Privates, type PrivatesState, UNSOLD } from '../state/privates.ts'

/** What is still for sale leaves the game. — 18CZ VI, 1824 VI.3 */
export function closeUnsold({ owner }: PrivatesState): void {
  for (let each = 0; each < owner.length; each++) if (owner[each] === UNSOLD) owner[each] = CLOSED
}

/** Everything an owner had goes to another one. — 18CZ VIII.9 */
export function handOver({ owner }: PrivatesState, from: Owner, to: Owner): void {
  for (let each = 0; each < owner.length; each++) if (owner[each] === from) owner[each] = to
}

/** The bank pays the income of each to its owner, used or not. — 18CZ VIII.2, 1824 VII.4 */
export function payIncome(
  ledger: Ledger,
  { owner }: Pick<Privates, 'owner'>,
  incomeOf: (each: PrivateIndex) => number,
  accountOf: (owner: Owner) => string,
  paid: (owner: Owner, amount: number) => void,
): void {
  for (let each = 0; each < owner.length; each++) {
    const of = owner[each] as Owner
    if (of < 0) continue
    const income = incomeOf(each)
    pay(ledger, BANK, accountOf(of), income)
    paid(of, income)
  }
}

/**
 * What a private is good for besides its income: from which phase until before which, and what it may be used on. The
 * powers of a local last all game and know terrain or tiles (18CZ IV.1); a mountain railway becomes a share of any
 * regional railway from the first 3 train until the first 4 train, a coal railway of its own one until the first 5
 * train (1824 IV.1, IV.2).
 */
export interface Power<Target> {
  readonly from: number
  readonly until: number
  allows(target: Target): boolean
}

/** A power for the whole game. */
export function lasting<Target>(allows: (target: Target) => boolean): Power<Target> {
  return { from: 0, until: Number.POSITIVE_INFINITY, allows }
}

/** Why a power cannot be used; the title gives the code. */
export type PowerFault = 'notOwner' | 'used' | 'early' | 'late' | 'target'

export function powerFault<Target>(
  { owner, used }: Privates,
  each: PrivateIndex,
  user: Owner,
  power: Power<Target>,
  target: Target,
  phase: number,
): PowerFault | null {
  if (owner[each] !== user) return 'notOwner'
  if (used[each] === 1) return 'used'
  if (phase < power.from) return 'early'
  if (phase >= power.until) return 'late'
  return power.allows(target) ? null : 'target'
}

export function usePower({ used }: PrivatesState, each: PrivateIndex): void {
  used[each] = 1
}
