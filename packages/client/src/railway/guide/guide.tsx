import { piecesOf } from '@roundhouse/words/railway/guide'
import { useMemo } from 'preact/hooks'
import { GuideCard, type GuideContent, type GuideTerm } from '../../table/guide.tsx'
import type { Table } from '../../table/table.ts'
import type { RailwayTable } from '../railway-table.ts'
import type { TitleGuide } from './title-guide.ts'

export interface GuideProps {
  readonly railway: RailwayTable
  readonly guide: TitleGuide
}

/** What is happening, what can be done, what it would mean, in the words of the title. */
export function Guide({ railway, guide }: GuideProps) {
  const { table, state, choices } = railway
  const seat = table.acting.value
  const naming = table.naming.value
  const words = guide.words()
  const said = useMemo(
    () => guide.read(state.value, seat, choices.value, naming),
    [state.value, seat, choices.value, naming, words],
  )
  const content: GuideContent = {
    heading: words.heading,
    who: whoIn(table, words, said.asked),
    happening: { heading: words.happening, text: piecesOf(said.happening) },
    notes: said.notes.map(piecesOf),
    options: {
      heading: words.options,
      list: said.options.map(({ can, means, section }) => ({ can, means: piecesOf(means), section })),
    },
    section: said.section,
    terms: termsOf(guide),
    allTerms: words.allTerms,
    close: words.close,
    closeTerm: words.closeTerm,
  }
  return <GuideCard table={table} content={content} />
}

function whoIn(table: Table, words: ReturnType<TitleGuide['words']>, asked: number | null): string {
  if (asked === null) return ''
  if (asked === table.me.value) return words.you
  const name = table.naming.value.player(asked)
  return table.acting.value === asked ? words.here(name) : words.other(name)
}

/** The glossary with its sections, made once for each language. */
function termsOf(guide: TitleGuide): Readonly<Record<string, GuideTerm>> {
  const { terms } = guide.words()
  const known = TERMS.get(terms)
  if (known !== undefined) return known
  const made = Object.fromEntries(
    Object.entries(terms).map(([id, { name, text }]) => [id, { name, text, section: guide.terms[id] ?? '' }]),
  )
  TERMS.set(terms, made)
  return made
}

const TERMS = new WeakMap<object, Readonly<Record<string, GuideTerm>>>()
