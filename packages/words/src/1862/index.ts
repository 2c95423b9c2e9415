import type { Language } from '../languages.ts'
import { rm as en } from './en/index.ts'
import { rm as es } from './es/index.ts'
import { rm as it } from './it/index.ts'
import type { RmWords } from './shapes.ts'

export type { RmRefusalWords, RmSectionWords, RmWords } from './shapes.ts'

const ALL: Readonly<Record<Language, RmWords>> = { en, es, it }

export function rmWords(language: Language): RmWords {
  return ALL[language]
}
