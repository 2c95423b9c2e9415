/** What each seat owes the bank, and what is booked against it until the end. */
export interface Loans {
  debt: number[]
  penalty: number[]
}

/** What a loan costs at once. */
export interface LoanTerms {
  /** Added to the debt, to be repaid with it. */
  surcharge(amount: number): number
  /** Never repaid, counted at the end. */
  penalty(amount: number): number
}

/** 18CZ VIII.11: a penalty of the same amount. 1824 VII.12: half as much more to be repaid, rounded up. */
export function borrow(loans: Loans, terms: LoanTerms, seat: number, amount: number): void {
  loans.debt[seat] = (loans.debt[seat] as number) + amount + terms.surcharge(amount)
  loans.penalty[seat] = (loans.penalty[seat] as number) + terms.penalty(amount)
}

/** 1824 VII.12: at the end of each stock round a debt grows by half, rounded up. 18CZ: never. */
export function addInterest(loans: Loans, interest: (debt: number) => number): void {
  loans.debt = loans.debt.map((debt) => debt + interest(debt))
}

export function mostRepayable(debt: number, cash: number): number {
  return Math.max(0, Math.min(debt, cash))
}

/** Why a repayment is none: no debt, more than the cash (or no whole amount), more than the debt. */
export type RepayFault = 'no-debt' | 'cash' | 'more-than-debt'

export function repayFault(debt: number, cash: number, amount: number): RepayFault | null {
  if (debt === 0) return 'no-debt'
  if (!Number.isInteger(amount) || amount < 1 || amount > cash) return 'cash'
  return amount > debt ? 'more-than-debt' : null
}

/** The money itself is paid by the caller. Tells what is left to repay. */
export function lowerDebt(loans: Loans, seat: number, amount: number): number {
  const left = (loans.debt[seat] as number) - amount
  loans.debt[seat] = left
  return left
}
