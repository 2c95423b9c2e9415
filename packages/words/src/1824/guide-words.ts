import type { SectionId } from '@roundhouse/titles/1824'
import type { AhGuideChoices, AhGuideNotes, AhGuideSteps } from '@roundhouse/view/1824'
import { type GuideWords, type RailwayTerm, type TermWords, termIn } from '../railway/guide.ts'

/** The words a beginner meets, and where the rulebook explains them. */
export const TERMS = {
  mountain: 'IV.1',
  coal: 'IV.2',
  preState: 'IV.3',
  share: 'IV.4.1',
  regional: 'IV.4.2',
  state: 'IV.4.4',
  director: 'VI.6',
  startPrice: 'VI.4',
  opening: 'VI.5',
  treasury: 'VII.5',
  certificateLimit: 'VI.7',
  price: 'VIII.1',
  priority: 'VI.2',
  stockRound: 'VI.1',
  operatingRound: 'VII.1',
  tile: 'VII.6',
  upgrade: 'VII.7',
  station: 'VII.8',
  home: 'VII.6',
  location: 'VII.2',
  route: 'VII.2',
  mine: 'VII.3',
  goods: 'VII.3',
  revenue: 'VII.10',
  dividend: 'VII.10',
  train: 'VII.9',
  trainLimit: 'VII.11',
  tradeIn: 'VII.13',
  phase: 'VII.14',
  obsolete: 'VII.14',
  export: 'VII.15',
  loan: 'VII.12',
  wealth: 'IX.2',
} as const satisfies Readonly<Record<string, SectionId>>
export type Term = keyof typeof TERMS

/** A word of the glossary as it stands in a sentence. */
export const term: (id: Term, text: string) => string = termIn

/** The guided first game of 1824. */
export type AhGuideWords = GuideWords<AhGuideSteps, AhGuideNotes, AhGuideChoices, Term>

/** What only 1824 has or means so. Trains that are given up leave the game: there is no pool of them. — VII.14 */
export type AhTerms = TermWords<Exclude<Term, RailwayTerm>>

/** Words of every railway title that 1824 uses too. */
export function withShared(shared: TermWords<RailwayTerm>, own: AhTerms): TermWords<Term> {
  const { pool: _pool, ...rest } = shared
  return { ...rest, ...own }
}
