import type { SectionId } from '@roundhouse/titles/18cz'
import type { GuideChoices, GuideNotes, GuideSteps } from '@roundhouse/view/18cz'
import { type GuideWords, type RailwayTerm, type TermWords, termIn } from '../railway/guide.ts'

/** The words a beginner meets, and where the rulebook explains them. */
export const TERMS = {
  local: 'IV.1',
  share: 'IV.2',
  director: 'VII.5',
  startPrice: 'VII.5',
  opening: 'VII.5',
  treasury: 'VIII.1',
  certificateLimit: 'VII.4',
  price: 'IX',
  priority: 'VII.2',
  stockRound: 'VII.1',
  operatingRound: 'VIII.2',
  tile: 'VIII.4',
  upgrade: 'VIII.5',
  power: 'IV.1',
  station: 'VIII.6',
  home: 'VIII.4',
  location: 'VIII.7',
  route: 'VIII.7',
  revenue: 'VIII.8',
  dividend: 'VIII.8',
  train: 'VIII.10',
  trainLimit: 'XII.9',
  phase: 'VIII.12',
  obsolete: 'VIII.12',
  pool: 'VIII.12',
  export: 'VIII.13',
  acquisition: 'VIII.9',
  loan: 'VIII.11',
  wealth: 'X.2',
  vaclav: 'XI.1',
  private: 'XI.2',
} as const satisfies Readonly<Record<string, SectionId>>
export type Term = keyof typeof TERMS

/** A word of the glossary as it stands in a sentence. */
export const term: (id: Term, text: string) => string = termIn

/** The guided first game of 18CZ. */
export type CzGuideWords = GuideWords<GuideSteps, GuideNotes, GuideChoices, Term>

/** What only 18CZ has or means so. */
export type CzTerms = TermWords<Exclude<Term, RailwayTerm>>
