import type { SectionId } from '@roundhouse/titles/1862'
import type { RmGuideChoices, RmGuideNotes, RmGuideSteps } from '@roundhouse/view/1862'
import { type GuideWords, type RailwayTerm, type TermWords, termIn } from '../railway/guide.ts'

/** The words a beginner meets, and where the rulebook explains them. */
export const TERMS = {
  share: '2.1',
  parliament: '4.1',
  charter: '4.1',
  par: '4.2',
  obligation: '4.3',
  director: '6.3',
  opening: '6.5.4',
  treasury: '6.5.4',
  permit: '6.5.4',
  pool: '6.4',
  certificateLimit: '6.5.2',
  price: '7.8.5',
  priority: '6.6',
  stockRound: '6.2',
  operatingRound: '7.1',
  merger: '7.5',
  option: '5.2.4',
  tile: '7.6.1',
  upgrade: '7.6.3',
  smallStation: '7.6.4',
  london: '7.6.5',
  station: '7.7',
  home: '7.2',
  location: '7.8',
  route: '7.4',
  revenue: '7.8.5',
  dividend: '7.8.5',
  hudson: '7.8.6',
  train: '2.2',
  freight: '7.8.1',
  local: '7.8.2',
  express: '7.8.3',
  trainLimit: '7.9',
  warranty: '7.10',
  phase: '9',
  obsolete: '7.9',
  refinancing: '7.11.2',
  receivership: '8',
  bankruptcy: '7.12',
  lner: '10.3',
  wealth: '10.4',
} as const satisfies Readonly<Record<string, SectionId>>
export type Term = keyof typeof TERMS

/** A word of the glossary as it stands in a sentence. */
export const term: (id: Term, text: string) => string = termIn

/** The guided first game of 1862. */
export type RmGuideWords = GuideWords<RmGuideSteps, RmGuideNotes, RmGuideChoices, Term>

/** What means in 1862 what it means in every railway title. */
type Shared = Extract<RailwayTerm, 'stockRound' | 'trainLimit'>

/** What only 1862 has or means so. */
export type RmTerms = TermWords<Exclude<Term, Shared>>

export function withShared(
  { stockRound, trainLimit }: TermWords<RailwayTerm>,
  own: RmTerms,
): TermWords<Term> {
  return { stockRound, trainLimit, ...own }
}
