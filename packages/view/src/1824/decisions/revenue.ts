import type { AhAction } from '@roundhouse/titles/1824'
import { revenueDecision } from '../../railway/revenue-decision.ts'
import { money } from '../../railway/said.ts'
import { revenuePreview } from '../preview/revenue.ts'
import type { AhAsking, AhDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

/** Pay all or keep all, side by side; what the mines bring goes to the treasury either way. — VII.10 */
export function revenueStepDecision(asking: AhAsking): AhDecision | null {
  const preview = revenuePreview(asking.state)
  if (preview === null) return null
  const { revenue, pay, withhold, perShare, mines } = preview
  const { before } = withhold.treasury
  return framed(asking, {
    section: 'VII.10',
    ...revenueDecision<AhAsking['state'], AhAction>(asking, revenue, [
      {
        action: { type: 'payOut' },
        name: say('revenue.pay'),
        confirm: say('revenue.payEach', money(perShare)),
        bySeat: pay.bySeat,
        treasury: mines === 0 ? null : { before, after: before + mines },
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
