import { BANK, type Ledger, pay, total } from '@roundhouse/kernel'
import type { CompanyIndex, Holder } from './ids.ts'

/** All money, and what is owed. */
export interface BankState {
  /** Accounts: the bank, each seat, each company's treasury, and whoever else has money. */
  cash: Ledger
  /** What each seat has borrowed and must repay; a debt that is an overdraft is a negative account instead. */
  debt: number[]
  /** What is booked against each seat until the end. */
  penalty: number[]
}

export type Bank = {
  readonly cash: Readonly<Ledger>
  readonly debt: readonly number[]
  readonly penalty: readonly number[]
}

/** The names of the accounts: those of holders by their number, those of treasuries by company. */
export interface Accounts {
  of(holder: Holder): string
  treasury(company: CompanyIndex): string
}

/** `others`: accounts of holders that are no players, by the numbers after the seats. */
export function accountsOf(
  companies: readonly string[],
  seats: number,
  others: readonly string[] = [],
): Accounts {
  const holders = [...Array.from({ length: seats }, (_, seat) => `seat:${seat}`), ...others]
  const treasuries = companies.map((id) => `company:${id}`)
  return {
    of: (holder) => holders[holder] as string,
    treasury: (company) => treasuries[company] as string,
  }
}

/** The bank pays every seat its starting cash and goes below nothing by it; the other accounts are `empty`. */
export function newBank(
  accounts: Accounts,
  seats: number,
  startingCash: number,
  empty: readonly string[],
): BankState {
  const cash: Ledger = { [BANK]: 0 }
  for (const account of empty) cash[account] = 0
  for (let seat = 0; seat < seats; seat++) {
    cash[accounts.of(seat)] = 0
    pay(cash, BANK, accounts.of(seat), startingCash)
  }
  return { cash, debt: noneFor(seats), penalty: noneFor(seats) }
}

function noneFor(seats: number): number[] {
  return Array.from({ length: seats }, () => 0)
}

export function cloneBank({ cash, debt, penalty }: Bank): BankState {
  return { cash: { ...cash }, debt: debt.slice(), penalty: penalty.slice() }
}

/**
 * What a bank that began with so much still has. Money that somebody is overdrawn by is not in it: receipts up to the
 * debt do not leave it. — 1824 IX.1, VII.12
 */
export function leftInBank({ cash }: Pick<Bank, 'cash'>, began: number): number {
  let left = began
  for (const account in cash) if (account !== BANK) left -= Math.max(0, cash[account] as number)
  return left
}

/** Money only changes hands, is whole, and only some accounts may go below nothing; nobody owes less than nothing. */
export function bankViolations(
  { cash, debt, penalty }: Bank,
  mayOwe: (account: string) => boolean,
): string[] {
  const found: string[] = []
  const sum = total(cash)
  if (sum !== 0) found.push(`${sum} more than there were`)
  for (const [account, amount] of Object.entries(cash)) {
    if (!Number.isSafeInteger(amount) || (amount < 0 && !mayOwe(account)))
      found.push(`${account} holds ${amount}`)
  }
  for (const [seat, owed] of debt.entries()) {
    const booked = penalty[seat] as number
    if (owed < 0 || booked < 0) found.push(`seat ${seat} owes ${owed}, penalty ${booked}`)
  }
  return found
}
