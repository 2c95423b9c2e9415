import { forced } from '@roundhouse/kernel'
import { piecesOf } from '@roundhouse/words/railway/guide'
import { useMemo } from 'preact/hooks'
import { companyIn, withCompanies } from '../../table/company-pieces.ts'
import { GuideCard, type GuideContent, type GuidePiece, type GuideTerm } from '../../table/guide.tsx'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import type { RailwayTable } from '../railway-table.ts'
import type { TitleGuide } from './title-guide.ts'

export interface GuideProps {
  readonly railway: RailwayTable
  readonly guide: TitleGuide
  /** Round and phase. */
  readonly phase: string
}

/** What is happening, what can be done, what it would mean, in the words of the title. */
export function Guide({ railway, guide, phase }: GuideProps) {
  const { table, state, choices, view } = railway
  const seat = table.acting.value
  const naming = table.naming.value
  const words = guide.words()
  const said = useMemo(
    () =>
      guide.read(state.value, seat, choices.value, {
        player: (each) => naming.player(each),
        company: companyIn,
      }),
    [state.value, seat, choices.value, naming, words],
  )
  const { companies } = view.value
  const ids = companies.map(({ id }) => id)
  const pieces = (sentence: string): readonly GuidePiece[] => withCompanies(piecesOf(sentence), ids)
  const only = seat !== null && forced(table.session.title, table.session.history.state) !== null
  const content: GuideContent = {
    heading: words.heading,
    // Where nothing can be chosen a step has not been explained yet.
    told: `${table.session.title.id} ${said.step}${only ? ' only' : ''}`,
    phase,
    who: said.asked === null || said.asked === seat ? '' : words.other(naming.player(said.asked)),
    sign: (company) => <CompanySign company={lookOf(railway, company)} size={20} />,
    happening: {
      heading: words.happening,
      text: withCompanies(
        piecesOf(said.happening),
        ids,
        (company) => companies.find(({ id }) => id === company)?.name ?? null,
      ),
    },
    notes: [...(only ? [[words.only]] : []), ...said.notes.map(pieces)],
    options: {
      heading: words.options,
      list: said.options.map(({ can, means, section }) => ({
        can: pieces(can),
        means: pieces(means),
        section,
      })),
    },
    section: said.section,
    terms: termsOf(guide),
    allTerms: words.allTerms,
    close: words.close,
    closeTerm: words.closeTerm,
    unfold: words.unfold,
    fold: words.fold,
  }
  return <GuideCard table={table} content={content} />
}

/** The glossary with its sections, made once for each language. */
export function termsOf(guide: Pick<TitleGuide, 'words' | 'terms'>): Readonly<Record<string, GuideTerm>> {
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
