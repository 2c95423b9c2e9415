import type { Language } from '../languages.ts'
import { cz as en } from './en/index.ts'
import { lines as enLines } from './en/lines.ts'
import { refused as enRefused } from './en/refused.ts'
import { cz as es } from './es/index.ts'
import { lines as esLines } from './es/lines.ts'
import { refused as esRefused } from './es/refused.ts'
import { cz as it } from './it/index.ts'
import { lines as itLines } from './it/lines.ts'
import { refused as itRefused } from './it/refused.ts'
import type { CzLineWords, CzRefusalWords, CzWords } from './shapes.ts'

export type { CzPanelWords } from './en/panel.ts'
export type { CzLineWords, CzRefusalWords, CzSectionWords, CzWords } from './shapes.ts'

/** Whole, with the log and the refusals that a page loads when somebody reads one. */
type WholeWords = CzWords & { readonly lines: CzLineWords; readonly refusals: CzRefusalWords }

const ALL: Readonly<Record<Language, WholeWords>> = {
  en: { ...en, lines: enLines, refusals: enRefused },
  es: { ...es, lines: esLines, refusals: esRefused },
  it: { ...it, lines: itLines, refusals: itRefused },
}

export function czWords(language: Language): WholeWords {
  return ALL[language]
}
