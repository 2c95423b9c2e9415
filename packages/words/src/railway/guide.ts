import type {
  Guide,
  RailwayGuideChoices,
  RailwayGuideNotes,
  RailwayGuideSteps,
} from '@roundhouse/view/railway'
import type { Naming } from '../naming.ts'

/** Signs of the private area of Unicode: they carry a term through a sentence, so that it can be tapped. */
const OPEN = '\uE002'
const MIDDLE = '\uE003'
const CLOSE = '\uE004'

/** A word of the glossary as it stands in a sentence. */
export function termIn(id: string, text: string): string {
  return `${OPEN}${id}${MIDDLE}${text}${CLOSE}`
}

export type GuidePiece = string | { readonly term: string; readonly text: string }

/** A sentence taken apart into plain text and terms. */
export function piecesOf(sentence: string): GuidePiece[] {
  return sentence.split(OPEN).flatMap((part, index): GuidePiece[] => {
    if (index === 0) return part === '' ? [] : [part]
    const [marked = '', rest = ''] = part.split(CLOSE)
    const [id = '', text = ''] = marked.split(MIDDLE)
    const piece = { term: id, text }
    return rest === '' ? [piece] : [piece, rest]
  })
}

/** What stands around a guided first game, whatever the title. */
export interface GuideFrameWords {
  readonly heading: string
  readonly happening: string
  readonly options: string
  readonly close: string
  readonly closeTerm: string
  /** It is folded once it was read. */
  readonly unfold: string
  readonly fold: string
  /** Somebody elsewhere is asked. */
  other(name: string): string
  /** There is one possibility alone. */
  readonly only: string
  /** The glossary as a whole. */
  readonly allTerms: string
}

/** What is happening, what can be done, what it would mean: a sentence for every code of a title's guide. */
export interface GuideWords<Steps, Notes, Choices, Term extends string> extends GuideFrameWords {
  readonly steps: { readonly [Step in keyof Steps]: Say<Steps[Step]> }
  readonly notes: { readonly [Code in keyof Notes]: Say<Notes[Code]> }
  readonly choices: {
    readonly [Code in keyof Choices]: {
      can(params: Choices[Code], at: Naming): string
      means(params: Choices[Code], at: Naming): string
    }
  }
  readonly terms: TermWords<Term>
}

export type TermWords<Term extends string> = Readonly<
  Record<Term, { readonly name: string; readonly text: string }>
>

/** Terms that mean the same in every railway title; where its rulebook explains them the title says. */
export type RailwayTerm =
  | 'director'
  | 'startPrice'
  | 'treasury'
  | 'price'
  | 'stockRound'
  | 'tile'
  | 'upgrade'
  | 'station'
  | 'home'
  | 'route'
  | 'revenue'
  | 'trainLimit'
  | 'pool'

/**
 * What all titles say alike. How track is laid and privates are auctioned every title tells itself, and it replaces
 * what it does otherwise.
 */
export type RailwayGuideWords = GuideWords<
  Omit<RailwayGuideSteps, 'auction' | 'track'>,
  RailwayGuideNotes,
  RailwayGuideChoices,
  RailwayTerm
>

/** To leave a step as it is: what that is called, and what it means; by steps. */
export type PassWords = Readonly<Record<string, { readonly can?: string; readonly means: string }>>

/** `acted`: after a sale; `other`: where nothing is said of the step itself. */
export function passSaid(
  shared: PassWords,
  { acted, other }: Readonly<Record<'acted' | 'other', { readonly can: string; readonly means: string }>>,
): (own: PassWords) => {
  can(params: PassTold): string
  means(params: PassTold): string
} {
  return (own) => {
    const steps: PassWords = { ...shared, ...own }
    const said = (told: PassTold) => (told.acted ? acted : { ...other, ...steps[told.step] })
    return { can: (told) => said(told).can, means: (told) => said(told).means }
  }
}

interface PassTold {
  readonly step: string
  readonly acted: boolean
}

type Say<Params> = (params: Params, at: Naming) => string

/** The guide of one moment in sentences; terms in them are marked, see `piecesOf`. */
export interface GuideText {
  readonly happening: string
  readonly notes: readonly string[]
  readonly options: readonly { readonly can: string; readonly means: string; readonly section: string }[]
}

/** What a catalogue says of any code; that the figures fit, the title's types have seen to. */
interface Sentences {
  readonly steps: Readonly<Record<string, Say<object>>>
  readonly notes: Readonly<Record<string, Say<object>>>
  readonly choices: Readonly<Record<string, { readonly can: Say<object>; readonly means: Say<object> }>>
}

export function guideText<Steps, Notes, Choices, Term extends string>(
  words: GuideWords<Steps, Notes, Choices, Term>,
  { happening, notes, options }: Guide<Steps, Notes, Choices>,
  at: Naming,
): GuideText {
  const { steps, notes: besides, choices } = words as unknown as Sentences
  const said = ({ code, params }: Said, by: Readonly<Record<string, Say<object>>>): string =>
    (by[code] as Say<object>)(params, at)
  return {
    happening: said(happening as unknown as Said, steps),
    notes: (notes as unknown as readonly Said[]).map((note) => said(note, besides)),
    options: (options as unknown as readonly (Said & { section: string })[]).map(
      ({ code, params, section }) => {
        const { can, means } = choices[code] as Sentences['choices'][string]
        return { can: can(params, at), means: means(params, at), section }
      },
    ),
  }
}

interface Said {
  readonly code: string
  readonly params: object
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
