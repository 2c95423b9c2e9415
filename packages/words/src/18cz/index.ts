import type { Language } from '../languages.ts'
import { cz as en } from './en/index.ts'
import { cz as es } from './es/index.ts'
import { cz as it } from './it/index.ts'
import type { CzWords } from './shapes.ts'

export type { CzPanelWords } from './en/panel.ts'
export type { CzLineWords, CzRefusalWords, CzSectionWords, CzWords } from './shapes.ts'

const ALL: Readonly<Record<Language, CzWords>> = { en, es, it }

export function czWords(language: Language): CzWords {
  return ALL[language]
}
