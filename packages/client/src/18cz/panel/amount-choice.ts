import type { AmountChoice } from '@roundhouse/kernel'
import type { CzAction } from '@roundhouse/titles/18cz'
import type { CzTable } from '../cz-table.ts'

/** The amounts that are open for such an action; null where none is. */
export function amountsFor(cz: CzTable, isIt: (action: CzAction) => boolean): AmountChoice<CzAction> | null {
  for (const choice of cz.choices.value) {
    if (choice.kind === 'amount' && isIt(choice.action)) return choice
  }
  return null
}
