import type { Language } from '../languages.ts'
import { guide as en } from './en/guide.ts'
import { guide as es } from './es/guide.ts'
import type { RmGuideWords } from './guide-words.ts'
import { guide as it } from './it/guide.ts'

export { guideText, piecesOf } from '../railway/guide.ts'
export { type RmGuideWords, TERMS, type Term } from './guide-words.ts'

const ALL: Readonly<Record<Language, RmGuideWords>> = { en, es, it }

/** The words of the guided first game; loaded only where it is switched on. */
export function rmGuideWords(language: Language): RmGuideWords {
  return ALL[language]
}
