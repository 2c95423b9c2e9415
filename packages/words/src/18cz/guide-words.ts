import type { SectionId, StepName } from '@roundhouse/titles/18cz'
import type {
  GuideChoiceCode,
  GuideChoices,
  GuideNoteCode,
  GuideNotes,
  GuideSteps,
} from '@roundhouse/view/18cz'
import type { Naming } from '../naming.ts'

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

/** Signs of the private area of Unicode: they carry a term through a sentence, so that it can be tapped. */
const OPEN = '\uE002'
const MIDDLE = '\uE003'
const CLOSE = '\uE004'

/** A word of the glossary as it stands in a sentence. */
export function term(id: Term, text: string): string {
  return `${OPEN}${id}${MIDDLE}${text}${CLOSE}`
}

export type GuidePiece = string | { readonly term: Term; readonly text: string }

/** A sentence taken apart into plain text and terms. */
export function piecesOf(sentence: string): GuidePiece[] {
  return sentence.split(OPEN).flatMap((part, index): GuidePiece[] => {
    if (index === 0) return part === '' ? [] : [part]
    const [marked = '', rest = ''] = part.split(CLOSE)
    const [id, text = ''] = marked.split(MIDDLE)
    const piece = { term: id as Term, text }
    return rest === '' ? [piece] : [piece, rest]
  })
}

/** The guided first game: what is happening, what can be done, what it would mean. */
export interface CzGuideWords {
  readonly heading: string
  readonly happening: string
  readonly options: string
  readonly means: string
  readonly close: string
  readonly closeTerm: string
  /** Who is asked: the reader, one of those around this screen, somebody elsewhere. */
  readonly you: string
  here(name: string): string
  other(name: string): string
  /** The glossary as a whole. */
  readonly allTerms: string
  readonly steps: {
    readonly [Step in StepName]: (params: GuideSteps[Step], at: Naming) => string
  }
  readonly notes: {
    readonly [Code in GuideNoteCode]: (params: GuideNotes[Code], at: Naming) => string
  }
  readonly choices: {
    readonly [Code in GuideChoiceCode]: {
      can(params: GuideChoices[Code], at: Naming): string
      means(params: GuideChoices[Code], at: Naming): string
    }
  }
  readonly terms: Readonly<Record<Term, { readonly name: string; readonly text: string }>>
}

/** The first few of a list, and how many more there are. */
export function few<Item>(
  items: readonly Item[],
  most = 6,
): { readonly first: readonly Item[]; readonly more: number } {
  return items.length <= most + 1
    ? { first: items, more: 0 }
    : { first: items.slice(0, most), more: items.length - most }
}
