import { asReadonly } from '@roundhouse/kernel'
import { type CzState, bestRun, companyIndex, valueRun } from '@roundhouse/titles/18cz'
import { type JsonObject, numberAt, textAt } from '../json.ts'
import type { BestVerdict } from '../peer.ts'
import { companyFromPeer } from './ids.ts'

/** Our best run must be paid what the solver says, and no less than the highest revenue recorded. */
export function bestVerdict(state: CzState, best: JsonObject): BestVerdict {
  const company = companyFromPeer(textAt(best, 'entity') ?? '')
  const recorded = numberAt(best, 'revenue')
  if (company === null || recorded === null) return NOTHING
  const { revenue, routes } = bestRun(asReadonly(state), companyIndex(company))
  const value = valueRun(asReadonly(state), companyIndex(company), routes)
  if ('code' in value) return differs(`our own run is refused ${value.code} [${value.section}]`)
  if (value.revenue !== revenue) return differs(`our run of ${revenue} is paid ${value.revenue}`)
  if (revenue < recorded) return differs(`recorded ${recorded}, ours ${revenue}`)
  if (revenue === recorded) return NOTHING
  const run = routes.map(({ train, hexes }) => `${train} ${hexes.join('-')}`).join(', ')
  return { difference: null, note: `best: recorded ${recorded}, ours ${revenue}: ${run}` }
}

const NOTHING: BestVerdict = { difference: null, note: null }

function differs(line: string): BestVerdict {
  return { difference: `best: ${line}`, note: null }
}
