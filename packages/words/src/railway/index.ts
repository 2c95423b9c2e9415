import type { Language } from '../languages.ts'
import { railway as en } from './en/index.ts'
import { railway as es } from './es/index.ts'
import { railway as it } from './it/index.ts'

export type { RoundNames, RoundWords } from './rounds.ts'

/** What the tables of all railway titles say in one language; English decides which words there are. */
export type RailwayWords = typeof en

const ALL: Readonly<Record<Language, RailwayWords>> = { en, es, it }

export function railwayWords(language: Language): RailwayWords {
  return ALL[language]
}
