import type { CzAction, CzState } from '@roundhouse/titles/18cz'
import { guideOf } from '@roundhouse/view/18cz'
import { type CzGuideWords, TERMS } from '@roundhouse/words/18cz/guide'
import type { TitleGuide } from '../railway/guide/title-guide.ts'
import { wordedGuide } from '../railway/guide/worded-guide.ts'
import { wordArea } from '../shell/word-areas.ts'

const area = wordArea<CzGuideWords>({
  en: async () => (await import('@roundhouse/words/18cz/guide/en')).guide,
  es: async () => (await import('@roundhouse/words/18cz/guide/es')).guide,
  it: async () => (await import('@roundhouse/words/18cz/guide/it')).guide,
})

/** The guided first game of 18CZ, once its words are there. */
export function readyGuide(): Promise<TitleGuide<CzState, CzAction>> {
  return wordedGuide(area, TERMS, guideOf)
}
