import type { Language } from '../languages.ts'
import { rm as en } from './en/index.ts'
import { lines as enLines } from './en/lines.ts'
import { offMap as enOffMap } from './en/off-map.ts'
import { refused as enRefused } from './en/refused.ts'
import { rm as es } from './es/index.ts'
import { lines as esLines } from './es/lines.ts'
import { offMap as esOffMap } from './es/off-map.ts'
import { refused as esRefused } from './es/refused.ts'
import { rm as it } from './it/index.ts'
import { lines as itLines } from './it/lines.ts'
import { offMap as itOffMap } from './it/off-map.ts'
import { refused as itRefused } from './it/refused.ts'
import type { RmLineWords, RmPanels, RmRefusalWords, RmWords } from './shapes.ts'

export type { RmRefusalWords, RmSectionWords, RmWords } from './shapes.ts'

/** Whole, with what a page loads only when it is asked off the map, and log and refusals when somebody reads one. */
type WholeWords = RmWords & {
  readonly lines: RmLineWords
  readonly refusals: RmRefusalWords
  readonly panel: RmPanels
}

const ALL: Readonly<Record<Language, WholeWords>> = {
  en: { ...en, lines: enLines, refusals: enRefused, panel: { ...en.panel, ...enOffMap } },
  es: { ...es, lines: esLines, refusals: esRefused, panel: { ...es.panel, ...esOffMap } },
  it: { ...it, lines: itLines, refusals: itRefused, panel: { ...it.panel, ...itOffMap } },
}

export function rmWords(language: Language): WholeWords {
  return ALL[language]
}
