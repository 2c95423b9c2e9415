import type { CzAction, CzEvent, CzState, LocalId } from '@roundhouse/titles/18cz'
import type { PhaseView } from '@roundhouse/view/railway'
import type { TitlePanels } from '../railway/railway-game.ts'
import type { RailwayTable } from '../railway/railway-table.ts'
import type { TitleTexts } from '../railway/title-texts.ts'
import { czWords } from './words.ts'

export const czPanels: TitlePanels = {
  words: () => ({ ...czWords.value.panel, names: czWords.value.rounds }),
  // The only holder without a seat. — XI.1
  holderName: () => czWords.value.rounds.vaclav,
  companyOf: (_holder, company) => czWords.value.rounds.ofVaclav(company),
  spoken: () => czWords.value.spoken,
}

/** What red hexes pay from the phase in which tiles of this colour come. — VIII.8 */
const RED_VALUES: Readonly<Record<string, number>> = { green: 30, brown: 40, grey: 50 }

/** 18CZ's own words on the paper around the map; reading them in a component follows the language. */
export function czTexts({ view, state }: RailwayTable<CzState, CzAction, CzEvent>): TitleTexts {
  const t = czWords.value.texts
  const { variant, ended, round } = state.value
  const moravia = variant === 'moravia-silesia'
  // Without a single private sold Moravia–Silesia is over before it begins. — XI.2
  const atOnce = ended !== null && round.kind === 'pre'
  return {
    privates: t.locals,
    privatesShort: t.localsShort,
    gauge: t.locals,
    edgedTiles: t.purpleTiles,
    privatePower({ id, size }) {
      if (size !== 'private') return t.power(id as LocalId)
      return id === 'MW' ? t.mw : t.lender
    },
    phaseNotes(id) {
      const { phases } = view.value.bank
      const at = phases.findIndex((phase) => phase.id === id)
      const { tiles } = phases[at] as PhaseView
      const value = phases[at - 1]?.tiles === tiles ? undefined : RED_VALUES[tiles]
      return [
        ...(at === 1 ? [t.trade] : []),
        ...(value === undefined ? [] : [t.red(value)]),
        ...(moravia && tiles === 'brown' && value !== undefined ? [t.privatesClose] : []),
      ]
    },
    counts: { text: czWords.value.panel.result.counts, section: 'X.2' },
    ends: {
      text: t.ends,
      told: atOnce ? t.endedAtOnce : t.ended,
      section: atOnce ? 'XI.2' : 'X.1',
    },
  }
}
