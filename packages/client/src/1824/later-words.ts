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

/** What it answers when something is not allowed. */
export const ahRefusals = onDemand(
  wordArea({
    en: async () => (await import('@roundhouse/words/1824/refused/en')).refused,
    es: async () => (await import('@roundhouse/words/1824/refused/es')).refused,
    it: async () => (await import('@roundhouse/words/1824/refused/it')).refused,
  }),
)
