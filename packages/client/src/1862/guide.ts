import { asReadonly } from '@roundhouse/kernel'
import type { RmAction, RmState } from '@roundhouse/titles/1862'
import { guideOf } from '@roundhouse/view/1862'
import { type RmGuideWords, TERMS, guideText } from '@roundhouse/words/1862/guide'
import type { TitleGuide } from '../railway/guide/title-guide.ts'
import { wordArea } from '../shell/word-areas.ts'

const area = wordArea<RmGuideWords>({
  en: async () => (await import('@roundhouse/words/1862/guide/en')).guide,
  es: async () => (await import('@roundhouse/words/1862/guide/es')).guide,
  it: async () => (await import('@roundhouse/words/1862/guide/it')).guide,
})

/** The guided first game of 1862, once its words are there. */
export async function readyGuide(): Promise<TitleGuide<RmState, RmAction>> {
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
