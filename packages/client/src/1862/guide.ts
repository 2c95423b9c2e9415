import type { RmAction, RmState } from '@roundhouse/titles/1862'
import { guideOf } from '@roundhouse/view/1862'
import { type RmGuideWords, TERMS } from '@roundhouse/words/1862/guide'
import type { TitleGuide } from '../railway/guide/title-guide.ts'
import { wordedGuide } from '../railway/guide/worded-guide.ts'
import { wordArea } from '../shell/word-areas.ts'

const area = wordArea<RmGuideWords>({
  en: async () => (await import('@roundhouse/words/1862/guide/en')).guide,
  es: async () => (await import('@roundhouse/words/1862/guide/es')).guide,
  it: async () => (await import('@roundhouse/words/1862/guide/it')).guide,
})

/** The guided first game of 1862, once its words are there. */
export function readyGuide(): Promise<TitleGuide<RmState, RmAction>> {
  return wordedGuide(area, TERMS, guideOf)
}
