import type { RefusalCode, RefusalTable, SectionId } from '@roundhouse/titles/chicago-express'
import type { ChicagoLineCode, ChicagoLines } from '@roundhouse/view/chicago-express'
import type { AtTableWords, CommonWords, ReportWords, TableWords } from '../catalogue.ts'
import type { Naming } from '../naming.ts'
import type { SectionWords } from '../shapes.ts'
import type { chicago } from './en/game.ts'
import type { ChicagoReportWords } from './en/report.ts'
import type { TableChicagoWords } from './en/table.ts'

/** What only the table of Chicago Express says, in one language. */
export interface ChicagoTitleWords {
  readonly chicago: ChicagoWords
  readonly report: ChicagoReportWords
  readonly table: TableChicagoWords
}

export type ChicagoWords = typeof chicago

/** The common words with those of Chicago Express among them, as its table reads them. */
export interface ChicagoPageWords extends CommonWords, AtTableWords {
  readonly chicago: ChicagoWords
  readonly report: ReportWords & ChicagoReportWords
  readonly table: TableWords & { readonly chicago: TableChicagoWords }
}

/** A sentence for every code there is: a missing one does not compile. */
export type ChicagoRefusalWords = {
  readonly [Code in RefusalCode]: (params: RefusalTable[Code], at: Naming) => string
}

export type ChicagoLineWords = {
  readonly [Code in ChicagoLineCode]: (params: ChicagoLines[Code], at: Naming) => string
}

export type ChicagoSectionWords = SectionWords<SectionId>
