import type { CommonWords } from './catalogue.ts'
import { common as en } from './en/common.ts'
import { common as es } from './es/common.ts'
import { common as it } from './it/common.ts'
import type { Language } from './languages.ts'

export type { CommonWords, FaultWords, HomeWords, ReportWords, ShellWords, TableWords } from './catalogue.ts'
export { type Formats, formatsFor } from './formats.ts'
export { LANGUAGES, LANGUAGE_NAMES, type Language } from './languages.ts'
export type { Naming } from './naming.ts'
export type { OrderWords } from './orders.ts'
export { faultSentence, lineSentence, refusalSentence, sectionLabel } from './sentences.ts'
export type { BoxWords, Boxes, SectionWords } from './shapes.ts'
export type { KindNames, TitleWords } from './title-words.ts'

const ALL: Readonly<Record<Language, CommonWords>> = { en, es, it }

/** What every page says, whatever is played. */
export function wordsFor(language: Language): CommonWords {
  return ALL[language]
}
