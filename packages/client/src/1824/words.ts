import { wordArea } from '../shell/word-areas.ts'

/** What 1824 says; loaded before its table opens. */
export const ahArea = wordArea({
  en: async () => (await import('@roundhouse/words/1824/en')).ah,
  es: async () => (await import('@roundhouse/words/1824/es')).ah,
  it: async () => (await import('@roundhouse/words/1824/it')).ah,
})

/** In the language chosen now. */
export const ahWords = ahArea.value
