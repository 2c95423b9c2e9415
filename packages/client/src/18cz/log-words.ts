import { onDemand } from '../railway/on-demand.ts'
import { wordArea } from '../shell/word-areas.ts'

/** Its log, which railway tables do not open with. */
export const czLines = onDemand(
  wordArea({
    en: async () => (await import('@roundhouse/words/18cz/lines/en')).lines,
    es: async () => (await import('@roundhouse/words/18cz/lines/es')).lines,
    it: async () => (await import('@roundhouse/words/18cz/lines/it')).lines,
  }),
)
