import type { SectionId } from '@roundhouse/titles/chicago-express'
import type {
  ChicagoGuideChoices,
  ChicagoGuideNotes,
  ChicagoGuideSteps,
} from '@roundhouse/view/chicago-express'
import { type GuideWords, termIn } from '../railway/guide.ts'

/** The words a beginner meets, and where the rulebook explains them. */
export const TERMS = {
  share: 'p36 Auction',
  income: 'p38 Income',
  treasury: 'p37 Costs',
  dial: 'p36 Play',
  minimum: 'p36 Auction',
  network: 'p37 Network',
  house: 'p38 Development',
  dividend: 'p39 Dividends',
  chicago: 'p40 Chicago',
} as const satisfies Readonly<Record<string, SectionId>>
export type Term = keyof typeof TERMS

/** A word of the glossary as it stands in a sentence. */
export const term: (id: Term, text: string) => string = termIn

/** The guided first game of Chicago Express. */
export type ChicagoGuideWords = GuideWords<ChicagoGuideSteps, ChicagoGuideNotes, ChicagoGuideChoices, Term>
