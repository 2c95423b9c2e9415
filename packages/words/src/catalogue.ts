import type { CzWords } from './18cz/shapes.ts'
import type { chicago } from './chicago-express/en/game.ts'
import type { chicago as tableChicago } from './chicago-express/en/table.ts'
import type { faults } from './en/faults.ts'
import type { home } from './en/home.ts'
import type { report } from './en/report.ts'
import type { shell } from './en/shell.ts'
import type { table } from './en/table.ts'
import type { Formats } from './formats.ts'
import type { Language } from './languages.ts'

/**
 * The words of one language that every page needs, by area. English decides which words there are; a language that
 * lacks one does not compile.
 */
export interface CommonWords {
  readonly language: Language
  readonly formats: Formats
  readonly shell: ShellWords
  readonly home: HomeWords
  readonly table: CommonTableWords
  readonly report: ReportWords
  readonly faults: FaultWords
}

/** What a title adds where its table is open; the pages of other titles do without. */
export interface TitleWords {
  readonly chicago?: ChicagoWords
  readonly cz?: CzWords
}

export interface ChicagoTitleWords {
  readonly chicago: ChicagoWords
  readonly table: ChicagoTableWords
}

/** The common words with those of Chicago Express; 18CZ's only where they have been added with `withCz`. */
export interface Words extends CommonWords {
  readonly table: TableWords
  readonly chicago: ChicagoWords
  readonly cz?: CzWords
}

export type ShellWords = typeof shell
export type HomeWords = typeof home
export type CommonTableWords = typeof table
export type ChicagoTableWords = typeof tableChicago
export type TableWords = CommonTableWords & { readonly chicago: ChicagoTableWords }
export type ReportWords = typeof report
export type ChicagoWords = typeof chicago
export type FaultWords = typeof faults
