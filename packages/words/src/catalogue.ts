import type { faults } from './en/faults.ts'
import type { home } from './en/home.ts'
import type { report } from './en/report.ts'
import type { settings } from './en/settings.ts'
import type { shell } from './en/shell.ts'
import type { table } from './en/table.ts'
import type { Formats } from './formats.ts'
import type { Language } from './languages.ts'

/**
 * The words of one language, by area. English decides which words there are; a language that lacks one does not compile.
 * These are what every page needs.
 */
export interface CommonWords {
  readonly language: Language
  readonly formats: Formats
  readonly shell: ShellWords
}

/** What tables say, whatever is played. */
export interface AtTableWords {
  readonly table: TableWords
  readonly report: ReportWords
}

/**
 * With those of the first page, of invitations and waiting rooms, which a table does without, and what all pages say of a
 * fault.
 */
export interface PageWords extends CommonWords, AtTableWords {
  readonly home: HomeWords
  readonly faults: FaultWords
}

export type ShellWords = typeof shell
export type HomeWords = typeof home
export type TableWords = typeof table
export type ReportWords = typeof report
export type SettingsWords = typeof settings
export type FaultWords = typeof faults
