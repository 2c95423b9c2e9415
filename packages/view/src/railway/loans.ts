import type { Action, Seat } from '@roundhouse/kernel'
import type { Asking } from './asking.ts'
import type { Loan } from './decision.ts'
import { joined, money, sayIn } from './said.ts'
import type { LoanSayings } from './sayings.ts'

const say = sayIn<LoanSayings>()

/** Debts of the seats at this table that may be paid back now, by such an action with an amount. */
export function loansOf<S, A extends Action>(
  { view, seats }: Asking<S, A>,
  debtors: readonly Seat[],
  action: A,
  field: string,
  section: string,
): readonly Loan<A>[] {
  return view.players
    .filter(({ seat, debt }) => debt > 0 && seats.includes(seat) && debtors.includes(seat))
    .map(({ seat, debt, cash, penalty }) => ({
      seat,
      debt,
      cash,
      rule: joined(' ', [say('loan.rule'), say('loan.penalty', money(penalty))]),
      label: say('loan.amount'),
      section,
      action,
      field,
      most: Math.min(debt, cash),
    }))
}
