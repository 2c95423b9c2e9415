import { wordArea } from '../shell/word-areas.ts'

/** What is said of games recorded on 18xx.games; loaded when one is opened. */
export const recordedArea = wordArea({
  en: async () => (await import('@roundhouse/words/recorded/en')).recorded,
  es: async () => (await import('@roundhouse/words/recorded/es')).recorded,
  it: async () => (await import('@roundhouse/words/recorded/it')).recorded,
})
