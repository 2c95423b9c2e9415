import type { Language } from '../languages.ts'
import { rm as en } from './en/index.ts'
import { offMap as enOffMap } from './en/off-map.ts'
import { rm as es } from './es/index.ts'
import { offMap as esOffMap } from './es/off-map.ts'
import { rm as it } from './it/index.ts'
import { offMap as itOffMap } from './it/off-map.ts'
import type { RmPanels, RmWords } from './shapes.ts'

export type { RmRefusalWords, RmSectionWords, RmWords } from './shapes.ts'

/** Whole, with what a page loads only when it is asked off the map. */
type WholeWords = RmWords & { readonly panel: RmPanels }

const ALL: Readonly<Record<Language, WholeWords>> = {
  en: { ...en, panel: { ...en.panel, ...enOffMap } },
  es: { ...es, panel: { ...es.panel, ...esOffMap } },
  it: { ...it, panel: { ...it.panel, ...itOffMap } },
}

export function rmWords(language: Language): WholeWords {
  return ALL[language]
}
