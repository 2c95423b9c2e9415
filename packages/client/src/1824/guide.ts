import { asReadonly } from '@roundhouse/kernel'
import type { AhAction, AhState } from '@roundhouse/titles/1824'
import { guideOf } from '@roundhouse/view/1824'
import { type AhGuideWords, TERMS, guideText } from '@roundhouse/words/1824/guide'
import type { TitleGuide } from '../railway/guide/title-guide.ts'
import { wordArea } from '../shell/word-areas.ts'

const area = wordArea<AhGuideWords>({
  en: async () => (await import('@roundhouse/words/1824/guide/en')).guide,
  es: async () => (await import('@roundhouse/words/1824/guide/es')).guide,
  it: async () => (await import('@roundhouse/words/1824/guide/it')).guide,
})

/** The guided first game of 1824, once its words are there. */
export async function readyGuide(): Promise<TitleGuide<AhState, AhAction>> {
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
