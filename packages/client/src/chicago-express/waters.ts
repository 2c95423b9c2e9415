import { wordArea } from '../shell/word-areas.ts'

/** The names on the water, for the small picture of the board. */
export const waterArea = wordArea({
  en: async () => (await import('@roundhouse/words/chicago-express/waters/en')).waters,
  es: async () => (await import('@roundhouse/words/chicago-express/waters/es')).waters,
  it: async () => (await import('@roundhouse/words/chicago-express/waters/it')).waters,
})

/** In the language chosen now. */
export const waters = waterArea.value
