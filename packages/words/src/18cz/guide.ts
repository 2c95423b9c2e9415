import type { Guide, GuideHappening, GuideNote, GuideOption } from '@roundhouse/view/18cz'
import type { Language } from '../languages.ts'
import type { Naming } from '../naming.ts'
import { guide as en } from './en/guide.ts'
import { guide as es } from './es/guide.ts'
import type { CzGuideWords } from './guide-words.ts'
import { guide as it } from './it/guide.ts'

export { type CzGuideWords, type GuidePiece, TERMS, type Term, piecesOf } from './guide-words.ts'

const ALL: Readonly<Record<Language, CzGuideWords>> = { en, es, it }

/** The words of the guided first game; loaded only where it is switched on. */
export function czGuideWords(language: Language): CzGuideWords {
  return ALL[language]
}

/** The guide of one moment in sentences; terms in them are marked, see `piecesOf`. */
export interface GuideText {
  readonly happening: string
  readonly notes: readonly string[]
  readonly options: readonly { readonly can: string; readonly means: string; readonly section: string }[]
}

export function guideText(words: CzGuideWords, guide: Guide, at: Naming): GuideText {
  return {
    happening: happeningText(words, guide.happening, at),
    notes: guide.notes.map((note) => noteText(words, note, at)),
    options: guide.options.map((option) => optionText(words, option, at)),
  }
}

type Say<Params> = (params: Params, at: Naming) => string

function happeningText(words: CzGuideWords, { code, params }: GuideHappening, at: Naming): string {
  return (words.steps[code] as Say<typeof params>)(params, at)
}

function noteText(words: CzGuideWords, { code, params }: GuideNote, at: Naming): string {
  return (words.notes[code] as Say<typeof params>)(params, at)
}

function optionText(words: CzGuideWords, { code, params, section }: GuideOption, at: Naming) {
  const { can, means } = words.choices[code] as Record<'can' | 'means', Say<typeof params>>
  return { can: can(params, at), means: means(params, at), section }
}
