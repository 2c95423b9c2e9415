import type { TitlePanels } from '../railway/railway-game.ts'
import type { TitleTexts } from '../railway/title-texts.ts'
import { ahWords } from './words.ts'

export const ahPanels: TitlePanels = {
  words: () => ({ ...ahWords.value.panel, names: ahWords.value.rounds }),
  // A state railway without a director. — IV.4.4
  holderName: () => '–',
  companyOf: (_holder, company) => company,
  spoken: () => ahWords.value.spoken,
}

/** Without UG, in the game for two, KK comes sooner. — IV.4.4, X.4 */
const FORMED: Readonly<Record<'whole' | 'two', Readonly<Record<string, string>>>> = {
  whole: { 4: 'SD', 5: 'UG', 6: 'KK' },
  two: { 4: 'SD', 5: 'KK' },
}

/** 1824's own words on the paper around the map; reading them in a component follows the language. */
export function ahTexts(): TitleTexts {
  const t = ahWords.value.texts
  return {
    privates: t.mountains,
    privatesShort: t.mountainsShort,
    gauge: '',
    edgedTiles: '',
    privatePower: () => t.mountain,
    phaseNotes(phase, companies) {
      const formed = FORMED[companies.some(({ id }) => id === 'UG') ? 'whole' : 'two'][phase]
      return [...(t.phases[phase] ?? []), ...(formed === undefined ? [] : [t.forms(formed)])]
    },
    counts: { text: t.counts, section: 'IX.2' },
    ends: { text: t.ends, told: t.ended, section: 'IX.1' },
  }
}
