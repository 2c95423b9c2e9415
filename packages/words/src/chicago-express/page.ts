import type { AtTableWords, CommonWords } from '../catalogue.ts'
import type { ChicagoPageWords, ChicagoTitleWords } from './shapes.ts'

export type { ChicagoPageWords, ChicagoWords } from './shapes.ts'

/** The common words with those of Chicago Express among them. */
export function withChicago<Common extends CommonWords & AtTableWords>(
  common: Common,
  { chicago, report, table }: ChicagoTitleWords,
): Common & ChicagoPageWords {
  return {
    ...common,
    chicago,
    report: { ...common.report, ...report },
    table: { ...common.table, chicago: table },
  }
}
