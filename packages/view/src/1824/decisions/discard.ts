import { type AhAction, type TrainId, companyId } from '@roundhouse/titles/1824'
import { discardDecision } from '../../railway/discard-decision.ts'
import type { AhAsking, AhDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

/** A new limit or a formation: trains of the director's choice leave the game. — VII.14, IV.4.4 */
export function overLimitDecision(asking: AhAsking): AhDecision | null {
  const [over] = asking.state.discards
  const company = asking.view.companies.find(({ id }) => over !== undefined && id === companyId(over))
  if (company === undefined) return null
  return framed(asking, {
    section: 'VII.14',
    ...discardDecision<AhAsking['state'], AhAction>(asking, {
      company,
      name: ({ id }) => say('names.train', id),
      discard: ({ id }) => ({ type: 'discard', train: id as TrainId }),
      keeps: null,
    }),
  })
}
