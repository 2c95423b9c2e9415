import { wordArea } from '../shell/word-areas.ts'

/** What stands on the boxes of all titles; loaded with the home page. */
export const boxArea = wordArea({
  en: async () => (await import('@roundhouse/words/boxes/en')).boxes,
  es: async () => (await import('@roundhouse/words/boxes/es')).boxes,
  it: async () => (await import('@roundhouse/words/boxes/it')).boxes,
})

/** In the language chosen now, by the ids of the titles. */
export const boxes = boxArea.value
