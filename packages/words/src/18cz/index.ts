import type { CzLine } from '@roundhouse/view/18cz'
import type { Words } from '../catalogue.ts'
import type { Language } from '../languages.ts'
import type { Naming } from '../naming.ts'
import { cz as en } from './en/index.ts'
import { cz as es } from './es/index.ts'
import { cz as it } from './it/index.ts'
import type { CzWords } from './shapes.ts'

export type { CzPanelWords } from './en/panel.ts'
export type { CzLineWords, CzRefusalWords, CzSectionWords, CzWords } from './shapes.ts'
export type { CzRoundWords, CzSpokenWords, HexNotes, RoundNames, SizeNames } from './speaking.ts'
export { hexName } from './telling.ts'

const ALL: Readonly<Record<Language, CzWords>> = { en, es, it }

export function czWords(language: Language): CzWords {
  return ALL[language]
}

/** The common words with those of 18CZ among them, for whoever words its refusals and sections. */
export function withCz(words: Words): Words {
  return { ...words, cz: czWords(words.language) }
}

/** One line of the log of 18CZ. */
export function czLineSentence(words: CzWords, line: CzLine, at: Naming): string {
  const sentence = words.lines[line.code] as (params: CzLine['params'], at: Naming) => string
  return sentence(line.params, at)
}
