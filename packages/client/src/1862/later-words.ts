import { onDemand } from '../railway/on-demand.ts'
import { wordArea } from '../shell/word-areas.ts'

/** Its log, which railway tables do not open with. */
export const rmLines = onDemand(
  wordArea({
    en: async () => (await import('@roundhouse/words/1862/lines/en')).lines,
    es: async () => (await import('@roundhouse/words/1862/lines/es')).lines,
    it: async () => (await import('@roundhouse/words/1862/lines/it')).lines,
  }),
)

/** What it answers when something is not allowed. */
export const rmRefusals = onDemand(
  wordArea({
    en: async () => (await import('@roundhouse/words/1862/refused/en')).refused,
    es: async () => (await import('@roundhouse/words/1862/refused/es')).refused,
    it: async () => (await import('@roundhouse/words/1862/refused/it')).refused,
  }),
)
