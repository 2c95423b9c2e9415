import { asReadonly, forced } from '@roundhouse/kernel'
import { COMPANIES, COMPANY_IDS, type ChicagoState, type CompanyId } from '@roundhouse/titles/chicago-express'
import { guideOf } from '@roundhouse/view/chicago-express'
import { type ChicagoGuideWords, TERMS, guideText, piecesOf } from '@roundhouse/words/chicago-express/guide'
import { wordArea } from '../shell/word-areas.ts'
import { companyIn, withCompanies } from '../table/company-pieces.ts'
import { GuideCard, type GuideContent, type GuidePiece } from '../table/guide.tsx'
import type { ChicagoTable } from './chicago-table.ts'
import { CompanySign } from './company-sign.tsx'

export const guideArea = wordArea<ChicagoGuideWords>({
  en: async () => (await import('@roundhouse/words/chicago-express/guide/en')).guide,
  es: async () => (await import('@roundhouse/words/chicago-express/guide/es')).guide,
  it: async () => (await import('@roundhouse/words/chicago-express/guide/it')).guide,
})

/** The guided first game of Chicago Express. */
export function ChicagoGuide({ chicago, phase }: { readonly chicago: ChicagoTable; readonly phase: string }) {
  const { table, choices } = chicago
  const seat = table.acting.value
  const naming = table.naming.value
  const words = guideArea.value.value
  const state = table.state.value as ChicagoState
  const guide = guideOf(asReadonly(state), seat, choices.value)
  const said = guideText(words, guide, { player: (each) => naming.player(each), company: companyIn })
  const pieces = (sentence: string): readonly GuidePiece[] => withCompanies(piecesOf(sentence), COMPANY_IDS)
  const only = seat !== null && forced(table.session.title, table.session.history.state) !== null
  const content: GuideContent = {
    heading: words.heading,
    told: `${table.session.title.id} ${guide.happening.code}`,
    phase,
    who: guide.asked === null || guide.asked === seat ? '' : words.other(naming.player(guide.asked)),
    sign: (company) => <CompanySign company={company as CompanyId} size={20} />,
    happening: {
      heading: words.happening,
      text: withCompanies(
        piecesOf(said.happening),
        COMPANY_IDS,
        (company) => COMPANIES.find(({ id }) => id === company)?.name ?? null,
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
    section: guide.section,
    terms: Object.fromEntries(
      Object.entries(words.terms).map(([id, { name, text }]) => [
        id,
        { name, text, section: TERMS[id as keyof typeof TERMS] },
      ]),
    ),
    allTerms: words.allTerms,
    close: words.close,
    closeTerm: words.closeTerm,
    unfold: words.unfold,
    fold: words.fold,
  }
  return <GuideCard table={table} content={content} />
}
