import type { AhAction, AhState } from '@roundhouse/titles/1824'
import { guideOf } from '@roundhouse/view/1824'
import { type AhGuideWords, TERMS } from '@roundhouse/words/1824/guide'
import type { TitleGuide } from '../railway/guide/title-guide.ts'
import { wordedGuide } from '../railway/guide/worded-guide.ts'
import { wordArea } from '../shell/word-areas.ts'

const area = wordArea<AhGuideWords>({
  en: async () => (await import('@roundhouse/words/1824/guide/en')).guide,
  es: async () => (await import('@roundhouse/words/1824/guide/es')).guide,
  it: async () => (await import('@roundhouse/words/1824/guide/it')).guide,
})

/** The guided first game of 1824, once its words are there. */
export function readyGuide(): Promise<TitleGuide<AhState, AhAction>> {
  return wordedGuide(area, TERMS, guideOf)
}
