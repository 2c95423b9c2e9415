import type { CzAction } from '@roundhouse/titles/18cz'
import { note } from '../../railway/asking.ts'
import { paidOrWithheld } from '../../railway/revenue-decision.ts'
import { revenuePreview } from '../preview/revenue.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

/** Pay out or withhold, side by side: who gets what, and where the price goes. — VIII.8 */
export function revenueStepDecision(asking: CzAsking): CzDecision | null {
  const preview = revenuePreview(asking.state)
  if (preview === null) return null
  return framed(asking, {
    section: 'VIII.8',
    meaning: { figures: [], notes: [note('prompt', say('revenue.nobody'))] },
    ...paidOrWithheld<CzAsking['state'], CzAction>(asking, preview, { type: 'payOut' }, { type: 'withhold' }),
  })
}
