import { wordArea } from './word-areas.ts'

/** What the first page, invitations and waiting rooms say; loaded with the first of them. */
export const homeArea = wordArea({
  en: async () => (await import('@roundhouse/words/home/en')).home,
  es: async () => (await import('@roundhouse/words/home/es')).home,
  it: async () => (await import('@roundhouse/words/home/it')).home,
})

/** In the language chosen now. */
export const homeWords = homeArea.value
