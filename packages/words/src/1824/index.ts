import type { Language } from '../languages.ts'
import { ah as en } from './en/index.ts'
import { ah as es } from './es/index.ts'
import { ah as it } from './it/index.ts'
import type { AhWords } from './shapes.ts'

export type { AhRefusalWords, AhSectionWords, AhWords } from './shapes.ts'

const ALL: Readonly<Record<Language, AhWords>> = { en, es, it }

export function ahWords(language: Language): AhWords {
  return ALL[language]
}
