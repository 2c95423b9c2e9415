import type { Words } from './catalogue.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { it } from './it/index.ts'
import type { Language } from './languages.ts'

export type {
  ChicagoTitleWords,
  ChicagoWords,
  CommonWords,
  FaultWords,
  HomeWords,
  ReportWords,
  ShellWords,
  TableWords,
  TitleWords,
  Words,
} from './catalogue.ts'
export { type Formats, formatsFor } from './formats.ts'
export { LANGUAGES, LANGUAGE_NAMES, type Language } from './languages.ts'
export type { Naming } from './naming.ts'
export { type OrderWords, orderWords } from './orders.ts'
export { faultSentence, lineSentence, refusalSentence, sectionLabel } from './sentences.ts'
export type { SectionWords } from './shapes.ts'

const ALL: Readonly<Record<Language, Words>> = { en, es, it }

export function wordsFor(language: Language): Words {
  return ALL[language]
}
