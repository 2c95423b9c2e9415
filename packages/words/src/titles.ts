import { czWords } from './18cz/index.ts'
import { ahWords } from './1824/index.ts'
import { rmWords } from './1862/index.ts'
import { chicagoWords } from './chicago-express/index.ts'
import type { Language } from './languages.ts'
import type { TitleWords } from './title-words.ts'

/** The words of every title, for whoever speaks of all of them; a table of the page loads its own alone. */
const TITLES: Readonly<Record<string, (language: Language) => TitleWords>> = {
  'chicago-express': chicagoWords,
  '18cz': czWords,
  '1824': ahWords,
  '1862': rmWords,
}

export function titleWords(title: string, language: Language): TitleWords | null {
  return TITLES[title]?.(language) ?? null
}
