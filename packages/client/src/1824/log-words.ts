import { onDemand } from '../railway/on-demand.ts'
import { wordArea } from '../shell/word-areas.ts'

/** Its log, which railway tables do not open with. */
export const ahLines = onDemand(
  wordArea({
    en: async () => (await import('@roundhouse/words/1824/lines/en')).lines,
    es: async () => (await import('@roundhouse/words/1824/lines/es')).lines,
    it: async () => (await import('@roundhouse/words/1824/lines/it')).lines,
  }),
)
