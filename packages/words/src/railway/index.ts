import type { Language } from '../languages.ts'
import { figures as enFigures } from './en/figures.ts'
import { railway as en } from './en/index.ts'
import { figures as esFigures } from './es/figures.ts'
import { railway as es } from './es/index.ts'
import { figures as itFigures } from './it/figures.ts'
import { railway as it } from './it/index.ts'

export type { RoundNames, RoundWords } from './rounds.ts'

/** What the tables of all railway titles say in one language; English decides which words there are. */
export type RailwayTableWords = typeof en
/** The same of spreadsheet, charts and report, which come when they are looked at. */
export type FigureWords = typeof enFigures
export type RailwayWords = RailwayTableWords & FigureWords

const ALL: Readonly<Record<Language, RailwayWords>> = {
  en: { ...en, ...enFigures },
  es: { ...es, ...esFigures },
  it: { ...it, ...itFigures },
}

export function railwayWords(language: Language): RailwayWords {
  return ALL[language]
}
