import type { Language } from '../languages.ts'
import { ah as en } from './en/index.ts'
import { lines as enLines } from './en/lines.ts'
import { ah as es } from './es/index.ts'
import { lines as esLines } from './es/lines.ts'
import { ah as it } from './it/index.ts'
import { lines as itLines } from './it/lines.ts'
import type { AhLineWords, AhWords } from './shapes.ts'

export type { AhRefusalWords, AhSectionWords, AhWords } from './shapes.ts'

/** Whole, with the log that a page loads when somebody reads it. */
type WholeWords = AhWords & { readonly lines: AhLineWords }

const ALL: Readonly<Record<Language, WholeWords>> = {
  en: { ...en, lines: enLines },
  es: { ...es, lines: esLines },
  it: { ...it, lines: itLines },
}

export function ahWords(language: Language): WholeWords {
  return ALL[language]
}
