import type { PageWords } from './catalogue.ts'
import { atTable as enTable } from './en/at-table.ts'
import { common as en } from './en/common.ts'
import { faults as enFaults } from './en/faults.ts'
import { home as enHome } from './en/home.ts'
import { atTable as esTable } from './es/at-table.ts'
import { common as es } from './es/common.ts'
import { faults as esFaults } from './es/faults.ts'
import { home as esHome } from './es/home.ts'
import { atTable as itTable } from './it/at-table.ts'
import { common as it } from './it/common.ts'
import { faults as itFaults } from './it/faults.ts'
import { home as itHome } from './it/home.ts'
import type { Language } from './languages.ts'

export type {
  AtTableWords,
  CommonWords,
  FaultWords,
  HomeWords,
  PageWords,
  ReportWords,
  SettingsWords,
  ShellWords,
  TableWords,
} from './catalogue.ts'
export { type CurrencyPlace, type Formats, formatsFor, placeCurrency } from './formats.ts'
export { LANGUAGES, LANGUAGE_NAMES, type Language } from './languages.ts'
export type { Naming } from './naming.ts'
export type { HintWords } from './en/hints.ts'
export type { MoveFields, MoveType } from './moves.ts'
export type { OpinionWords } from './en/opinion.ts'
export type { SeatWords } from './en/seats.ts'
export type { OrderWords } from './orders.ts'
export { faultSentence, lineSentence, refusalSentence, sectionLabel } from './sentences.ts'
export type { BoxWords, Boxes, SectionWords } from './shapes.ts'
export type { KindNames, Sentences, TitleWords } from './title-words.ts'

const ALL: Readonly<Record<Language, PageWords>> = {
  en: { ...en, ...enTable, home: enHome, faults: enFaults },
  es: { ...es, ...esTable, home: esHome, faults: esFaults },
  it: { ...it, ...itTable, home: itHome, faults: itFaults },
}

/** What the pages say, whatever is played. */
export function wordsFor(language: Language): PageWords {
  return ALL[language]
}
