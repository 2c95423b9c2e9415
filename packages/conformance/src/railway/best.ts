import type { BestRun, RunRoute } from '@roundhouse/railways'
import { type JsonObject, numberAt, textAt } from '../json.ts'
import type { BestVerdict } from '../peer.ts'

/** What a title answers about runs of a company, by its recorded name. */
export interface RunAnswers<Train extends string> {
  /** What a best run is best in: its revenue, or its revenue with what goes to the treasury besides. */
  readonly measure: 'revenue' | 'total'
  /** Null where the name is none of the title's. */
  best(company: string): Pick<BestRun<Train>, 'revenue' | 'extras' | 'routes'> | null
  /** What the rules pay for these routes, or why they do not take them. */
  value(
    company: string,
    routes: readonly RunRoute<Train>[],
  ): { readonly revenue: number } | { readonly code: string; readonly section: string }
}

/** Our best run must be paid what the solver says, and no less than the highest revenue recorded. */
export function bestVerdict<Train extends string>(runs: RunAnswers<Train>, best: JsonObject): BestVerdict {
  const company = textAt(best, 'entity') ?? ''
  const recorded = numberAt(best, runs.measure)
  const found = runs.best(company)
  if (found === null || recorded === null) return NOTHING
  const { revenue, extras, routes } = found
  const ours = runs.measure === 'total' ? revenue + extras : revenue
  const value = runs.value(company, routes)
  if ('code' in value) return differs(`our own run is refused ${value.code} [${value.section}]`)
  if (value.revenue !== revenue) return differs(`our run of ${revenue} is paid ${value.revenue}`)
  if (ours < recorded) return differs(`recorded ${recorded}, ours ${ours}`)
  if (ours === recorded) return NOTHING
  const run = routes.map(({ train, hexes }) => `${train} ${hexes.join('-')}`).join(', ')
  return { difference: null, note: `best: recorded ${recorded}, ours ${ours}: ${run}` }
}

const NOTHING: BestVerdict = { difference: null, note: null }

function differs(line: string): BestVerdict {
  return { difference: `best: ${line}`, note: null }
}
