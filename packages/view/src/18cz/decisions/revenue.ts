import type { CzAction } from '@roundhouse/titles/18cz'
import { note } from '../../railway/asking.ts'
import { revenueDecision } from '../../railway/revenue-decision.ts'
import { money } from '../../railway/said.ts'
import { revenuePreview } from '../preview/revenue.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

/** Pay out or withhold, side by side: who gets what, and where the price goes. — VIII.8 */
export function revenueStepDecision(asking: CzAsking): CzDecision | null {
  const preview = revenuePreview(asking.state)
  if (preview === null) return null
  const { revenue, pay, withhold, perShare } = preview
  return framed(asking, {
    section: 'VIII.8',
    meaning: { figures: [], notes: [note('prompt', say('revenue.nobody'))] },
    ...revenueDecision<CzAsking['state'], CzAction>(asking, revenue, [
      {
        action: { type: 'payOut' },
        name: say('revenue.pay'),
        confirm: say('revenue.payEach', money(perShare)),
        bySeat: pay.bySeat,
        treasury: null,
        price: pay.price,
        cell: pay.cell.after,
      },
      {
        action: { type: 'withhold' },
        name: say('revenue.withhold'),
        confirm: say('revenue.withholdAll', money(revenue)),
        bySeat: [],
        treasury: withhold.treasury,
        price: withhold.price,
        cell: withhold.cell.after,
      },
    ]),
  })
}
