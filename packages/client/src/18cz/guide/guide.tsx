import type { ReadonlySignal } from '@preact/signals'
import { type Choice, asReadonly } from '@roundhouse/kernel'
import type { CzAction, CzState } from '@roundhouse/titles/18cz'
import { type Guide as GuideFigures, guideOf } from '@roundhouse/view/18cz'
import { type CzGuideWords, TERMS, type Term, guideText, piecesOf } from '@roundhouse/words/18cz/guide'
import { useMemo } from 'preact/hooks'
import { GuideCard, type GuideContent, type GuideTerm } from '../../table/guide.tsx'
import type { Table } from '../../table/table.ts'
import { guideArea } from './guide-words.ts'

export interface GuideProps {
  readonly table: Table
  readonly state: ReadonlySignal<CzState>
  /** Those of the seat that acts from here. */
  readonly choices: ReadonlySignal<readonly Choice<CzAction>[]>
}

/** 18CZ for somebody who has never seen a game of its kind. */
export function Guide({ table, state, choices }: GuideProps) {
  const words = guideArea.value.value
  const seat = table.acting.value
  const guide = useMemo(
    () => guideOf(asReadonly(state.value), seat, choices.value),
    [state.value, seat, choices.value],
  )
  return <GuideCard table={table} content={contentOf(table, words, guide)} />
}

function contentOf(table: Table, words: CzGuideWords, guide: GuideFigures): GuideContent {
  const { happening, notes, options } = guideText(words, guide, table.naming.value)
  return {
    heading: words.heading,
    who: whoIn(table, words, guide),
    happening: { heading: words.happening, text: piecesOf(happening) },
    notes: notes.map(piecesOf),
    options: {
      heading: words.options,
      list: options.map(({ can, means, section }) => ({ can, means: piecesOf(means), section })),
    },
    section: guide.section,
    terms: termsOf(words),
    allTerms: words.allTerms,
    close: words.close,
    closeTerm: words.closeTerm,
  }
}

function whoIn(table: Table, words: CzGuideWords, { asked }: GuideFigures): string {
  if (asked === null) return ''
  if (asked === table.me.value) return words.you
  const name = table.naming.value.player(asked)
  return table.acting.value === asked ? words.here(name) : words.other(name)
}

function termsOf({ terms }: CzGuideWords): Record<Term, GuideTerm> {
  const known = TERMS_IN.get(terms)
  if (known !== undefined) return known
  const made = Object.fromEntries(
    Object.entries(terms).map(([id, { name, text }]) => [id, { name, text, section: TERMS[id as Term] }]),
  ) as Record<Term, GuideTerm>
  TERMS_IN.set(terms, made)
  return made
}

const TERMS_IN = new WeakMap<object, Record<Term, GuideTerm>>()
