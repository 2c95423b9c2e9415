import { BANK, type Ledger, pay } from '@roundhouse/kernel'

/**
 * Where the money for a company comes from.
 * - Full: the bank is paid for all shares and pays so many times the price on opening (18CZ VII.5: 4, 5 or 10 times;
 *   1824 IV.4.3: 10 times; chartered companies of 1862 6.5.4: 10 times par).
 * - Partial: the same with fewer units than there are (1824 IV.4.2: 8 times for a railway that takes over a coal railway).
 * - Incremental: the company itself is paid for its shares and gets nothing more (1862 6.5.3).
 */
export interface Capitalisation {
  readonly payee: 'bank' | 'company'
  /** How many times the price the bank pays on opening. */
  readonly times: number
}

/** As soon as this part of the company is in hands that count as sold. */
export function isFloated(sold: number, units: number, percent: number): boolean {
  return sold * 100 >= units * percent
}

/** Shares out of the initial offer or the treasury are paid for. */
export function payForShares(
  ledger: Ledger,
  { payee }: Pick<Capitalisation, 'payee'>,
  buyer: string,
  treasury: string,
  amount: number,
): void {
  pay(ledger, buyer, payee === 'bank' ? BANK : treasury, amount)
}

/** The company opens and gets its capital, at the price of its start wherever the marker stands by now. */
export function capitalise(
  ledger: Ledger,
  { times }: Pick<Capitalisation, 'times'>,
  treasury: string,
  price: number,
): number {
  const capital = times * price
  pay(ledger, BANK, treasury, capital)
  return capital
}
