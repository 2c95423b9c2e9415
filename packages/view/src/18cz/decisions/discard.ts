import { type CzAction, type TrainId, companyId, trainId } from '@roundhouse/titles/18cz'
import { discardDecision } from '../../railway/discard-decision.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

/** A new limit: a train of the director's choice goes to the pool; one bought at the limit stays. — VIII.12 */
export function overLimitDecision(asking: CzAsking): CzDecision | null {
  const { discards, turn } = asking.state
  const [over] = discards
  const company = asking.view.companies.find(({ id }) => over !== undefined && id === companyId(over))
  if (company === undefined) return null
  const keep = turn !== null && turn.company === over ? turn.keep : -1
  return framed(asking, {
    section: 'VIII.12',
    ...discardDecision<CzAsking['state'], CzAction>(asking, {
      company,
      name: ({ id }) => say('names.train', id),
      discard: ({ id }) => ({ type: 'discard', train: id as TrainId }),
      keeps: keep < 0 ? null : trainId(keep),
    }),
  })
}
