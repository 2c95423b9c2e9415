import type { Words } from '../catalogue.ts'
import { cz as en } from '../en/cz.ts'
import { cz as es } from '../es/cz.ts'
import { cz as it } from '../it/cz.ts'
import type { Language } from '../languages.ts'
import type { CzWords } from './shapes.ts'

export type { CzRefusalWords, CzSectionWords, CzWords } from './shapes.ts'

const ALL: Readonly<Record<Language, CzWords>> = { en, es, it }

export function czWords(language: Language): CzWords {
  return ALL[language]
}

/** The common words with those of 18CZ among them, for whoever words its refusals and sections. */
export function withCz(words: Words): Words {
  return { ...words, cz: czWords(words.language) }
}
