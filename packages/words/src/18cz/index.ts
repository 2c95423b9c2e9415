import type { Language } from '../languages.ts'
import { cz as en } from './en/index.ts'
import { lines as enLines } from './en/lines.ts'
import { cz as es } from './es/index.ts'
import { lines as esLines } from './es/lines.ts'
import { cz as it } from './it/index.ts'
import { lines as itLines } from './it/lines.ts'
import type { CzLineWords, CzWords } from './shapes.ts'

export type { CzPanelWords } from './en/panel.ts'
export type { CzLineWords, CzRefusalWords, CzSectionWords, CzWords } from './shapes.ts'

/** Whole, with the log that a page loads when somebody reads it. */
type WholeWords = CzWords & { readonly lines: CzLineWords }

const ALL: Readonly<Record<Language, WholeWords>> = {
  en: { ...en, lines: enLines },
  es: { ...es, lines: esLines },
  it: { ...it, lines: itLines },
}

export function czWords(language: Language): WholeWords {
  return ALL[language]
}
