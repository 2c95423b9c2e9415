import type { Language } from '../languages.ts'
import { guide as en } from './en/guide.ts'
import { guide as es } from './es/guide.ts'
import type { ChicagoGuideWords } from './guide-words.ts'
import { guide as it } from './it/guide.ts'

export { guideText, piecesOf } from '../railway/guide.ts'
export { type ChicagoGuideWords, TERMS, type Term } from './guide-words.ts'

const ALL: Readonly<Record<Language, ChicagoGuideWords>> = { en, es, it }

/** The words of the guided first game; loaded only where it is switched on. */
export function chicagoGuideWords(language: Language): ChicagoGuideWords {
  return ALL[language]
}
