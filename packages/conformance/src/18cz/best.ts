import { asReadonly } from '@roundhouse/kernel'
import { type CzState, companyIndex, sampleRun, valueRun } from '@roundhouse/titles/18cz'
import { type JsonObject, numberAt, textAt } from '../json.ts'
import { companyFromPeer } from './ids.ts'

/**
 * The recorded highest revenue bounds every run: none that our rules allow earns more. That it is reached as well is a
 * matter of the solver, which the title does not ask yet.
 */
export function bestDifference(state: CzState, best: JsonObject): string | null {
  const company = companyFromPeer(textAt(best, 'entity') ?? '')
  const recorded = numberAt(best, 'revenue')
  if (company === null || recorded === null) return null
  const routes = sampleRun(asReadonly(state), companyIndex(company))
  const value = valueRun(asReadonly(state), companyIndex(company), routes)
  const ours = 'code' in value ? 0 : value.revenue
  return ours <= recorded ? null : `best: recorded ${recorded}, ours finds ${ours}`
}
