import { wordArea } from '../shell/word-areas.ts'

/** What 1862 says; loaded before its table opens. */
export const rmArea = wordArea({
  en: async () => (await import('@roundhouse/words/1862/en')).rm,
  es: async () => (await import('@roundhouse/words/1862/es')).rm,
  it: async () => (await import('@roundhouse/words/1862/it')).rm,
})

/** In the language chosen now. */
export const rmWords = rmArea.value
