import type { HintWords } from '@roundhouse/words'
import { wordArea } from '../shell/word-areas.ts'

/** What is said of the moves a bot would think of; loaded with the first hint. */
export const hintArea = wordArea<HintWords>({
  en: async () => (await import('@roundhouse/words/hints/en')).hints,
  es: async () => (await import('@roundhouse/words/hints/es')).hints,
  it: async () => (await import('@roundhouse/words/hints/it')).hints,
})
