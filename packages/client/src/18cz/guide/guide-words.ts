import type { CzGuideWords } from '@roundhouse/words/18cz/guide'
import { wordArea } from '../../shell/word-areas.ts'

/** Loaded when the guide is first wanted. */
export const guideArea = wordArea<CzGuideWords>({
  en: async () => (await import('@roundhouse/words/18cz/guide/en')).guide,
  es: async () => (await import('@roundhouse/words/18cz/guide/es')).guide,
  it: async () => (await import('@roundhouse/words/18cz/guide/it')).guide,
})
