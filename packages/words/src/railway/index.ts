import type { Language } from '../languages.ts'
import { figures as enFigures } from './en/figures.ts'
import { railway as en } from './en/index.ts'
import { inspector as enInspector } from './en/inspector.ts'
import { figures as esFigures } from './es/figures.ts'
import { railway as es } from './es/index.ts'
import { inspector as esInspector } from './es/inspector.ts'
import { figures as itFigures } from './it/figures.ts'
import { railway as it } from './it/index.ts'
import { inspector as itInspector } from './it/inspector.ts'

export type { RoundNames, StepWords, RoundWords } from './rounds.ts'

/** What the tables of all railway titles say in one language; English decides which words there are. */
export type RailwayTableWords = typeof en
/** The same of spreadsheet, charts and report, which come when they are looked at. */
export type FigureWords = typeof enFigures
/** The same of a hex that is asked about. */
export type InspectorWords = typeof enInspector
export type RailwayWords = RailwayTableWords & FigureWords & { readonly inspector: InspectorWords }

const ALL: Readonly<Record<Language, RailwayWords>> = {
  en: { ...en, ...enFigures, inspector: enInspector },
  es: { ...es, ...esFigures, inspector: esInspector },
  it: { ...it, ...itFigures, inspector: itInspector },
}

export function railwayWords(language: Language): RailwayWords {
  return ALL[language]
}
