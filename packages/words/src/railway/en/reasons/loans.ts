import type { Worded } from '../../../reasons.ts'
import type { Nouns } from '../../nouns.ts'
import type { LoanReasons } from '../../reasons.ts'

/** Loans of players. */
export function loans({ currency, money }: Nouns): Worded<LoanReasons> {
  return {
    loanBars: ({ debt }) =>
      `You owe the bank ${money(debt)}. Nobody buys shares while a loan runs. Repay it in full first, or pass.`,
    loanNone: () => 'You owe the bank nothing. Only a loan can be repaid. Go on with your turn.',
    loanInStockRound: () =>
      'This is not a stock round. Loans are repaid at any moment of a stock round, and only then. Repay when the next one comes.',
    loanCash: ({ amount, cash }) =>
      cash === 0
        ? `You have no cash to repay ${money(amount)}. A loan is repaid from your own cash. Repay when you have some.`
        : `${money(amount)} cannot be repaid. A loan is repaid from your own cash, in whole ${currency}. Repay from ${money(1)} to ${money(cash)}.`,
    loanPenalty: ({ debt }) =>
      `Your loan is ${money(debt)}. The penalty is never repaid; it is taken off at the end of the game. Repay ${money(debt)} at most.`,
    loanAmount: ({ loan, needed }) =>
      needed === 0
        ? `A loan of ${money(loan)} is not needed. Nobody borrows more than is missing. Buy the train without a loan.`
        : `A loan of ${money(loan)} is not what is missing. The treasury and the director’s cash go in first, and the loan is exactly the rest. Borrow ${money(needed)}.`,
  }
}
