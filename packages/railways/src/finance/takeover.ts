import { type Ledger, pay } from '@roundhouse/kernel'
import type { TrainCode } from '../state/ids.ts'

/**
 * So much for each share to every seat that has some; gives what each got. — 18CZ VIII.9: the acquirer pays; 1862 7.12:
 * the bank pays the holders of a bankrupt company
 */
export function payHolders(
  ledger: Ledger,
  payer: string,
  seats: number,
  unitsOfSeat: (seat: number) => number,
  price: number,
  accountOf: (seat: number) => string,
): number[] {
  const bySeat: number[] = []
  for (let seat = 0; seat < seats; seat++) {
    const amount = price * unitsOfSeat(seat)
    bySeat.push(amount)
    if (amount > 0) pay(ledger, payer, accountOf(seat), amount)
  }
  return bySeat
}

/** All its money goes to another company, or with a coal railway onto the charter. — 18CZ VIII.9, 1824 IV.2, 1862 7.5.6 */
export function takeMoney(ledger: Ledger, from: string, to: string): number {
  const amount = ledger[from] as number
  pay(ledger, from, to, amount)
  return amount
}

/** All trains change hands; gives those that came, behind the company's own. — 18CZ VIII.9, 1824 IV.2, 1862 7.5.6 */
export function takeTrains(own: TrainCode[], others: TrainCode[]): TrainCode[] {
  const taken = others.splice(0)
  own.push(...taken)
  return taken
}

/** Two shares become one: what a holder keeps, gives back, and whether one of those kept is half paid. — 1862 5.2.4 */
export function twoForOne(units: number): {
  readonly kept: number
  readonly returned: number
  readonly option: boolean
} {
  const returned = Math.floor(units / 2)
  return { kept: units - returned, returned, option: units % 2 === 1 }
}
