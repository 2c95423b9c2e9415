import { wordArea } from '../shell/word-areas.ts'

/** What 18CZ says; loaded before its table opens. */
export const czArea = wordArea({
  en: async () => (await import('@roundhouse/words/18cz/en')).cz,
  es: async () => (await import('@roundhouse/words/18cz/es')).cz,
  it: async () => (await import('@roundhouse/words/18cz/it')).cz,
})

/** In the language chosen now. */
export const czWords = czArea.value
