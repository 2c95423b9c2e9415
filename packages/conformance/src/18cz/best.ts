import { asReadonly } from '@roundhouse/kernel'
import { type CzState, bestRun, companyIndex, valueRun } from '@roundhouse/titles/18cz'
import { type JsonObject, numberAt, textAt } from '../json.ts'
import { companyFromPeer } from './ids.ts'

/** The recorded highest revenue, the one our solver finds, and what our rules pay for its run are one figure. */
export function bestDifference(state: CzState, best: JsonObject): string | null {
  const company = companyFromPeer(textAt(best, 'entity') ?? '')
  const recorded = numberAt(best, 'revenue')
  if (company === null || recorded === null) return null
  const found = bestRun(asReadonly(state), companyIndex(company))
  if (found === null) return `best: recorded ${recorded}, ours is not looked for`
  if (found.revenue !== recorded) return `best: recorded ${recorded}, ours ${found.revenue}`
  const value = valueRun(asReadonly(state), companyIndex(company), found.routes)
  if ('code' in value) return `best: our own run is refused ${value.code} [${value.section}]`
  return value.revenue === recorded ? null : `best: recorded ${recorded}, our run is paid ${value.revenue}`
}
