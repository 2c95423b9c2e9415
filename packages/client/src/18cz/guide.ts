import { asReadonly } from '@roundhouse/kernel'
import type { CzAction, CzState } from '@roundhouse/titles/18cz'
import { guideOf } from '@roundhouse/view/18cz'
import { type CzGuideWords, TERMS, guideText } from '@roundhouse/words/18cz/guide'
import type { TitleGuide } from '../railway/guide/title-guide.ts'
import { wordArea } from '../shell/word-areas.ts'

const area = wordArea<CzGuideWords>({
  en: async () => (await import('@roundhouse/words/18cz/guide/en')).guide,
  es: async () => (await import('@roundhouse/words/18cz/guide/es')).guide,
  it: async () => (await import('@roundhouse/words/18cz/guide/it')).guide,
})

/** The guided first game of 18CZ, once its words are there. */
export async function readyGuide(): Promise<TitleGuide<CzState, CzAction>> {
  await area.ready()
  return {
    read(state, seat, choices, naming) {
      const guide = guideOf(asReadonly(state), seat, choices)
      return { ...guideText(area.value.value, guide, naming), asked: guide.asked, section: guide.section }
    },
    words: () => area.value.value,
    terms: TERMS,
  }
}
