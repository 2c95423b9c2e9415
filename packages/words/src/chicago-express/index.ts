import type { PageWords } from '../catalogue.ts'
import { wordsFor } from '../index.ts'
import type { Language } from '../languages.ts'
import { chicagoTitle as en } from './en/index.ts'
import { chicagoTitle as es } from './es/index.ts'
import { chicagoTitle as it } from './it/index.ts'
import { withChicago } from './page.ts'
import type { ChicagoPageWords, ChicagoTitleWords, ChicagoWords } from './shapes.ts'

export type { ChicagoInspectorWords } from './en/inspector.ts'
export type { ChicagoPageWords, ChicagoWords } from './shapes.ts'

const ALL: Readonly<Record<Language, ChicagoTitleWords>> = { en, es, it }

export function chicagoWords(language: Language): ChicagoWords {
  return ALL[language].chicago
}

export function chicagoPageWords(language: Language): PageWords & ChicagoPageWords {
  return withChicago(wordsFor(language), ALL[language])
}
