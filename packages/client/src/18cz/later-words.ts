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

/** What it answers when something is not allowed. */
export const czRefusals = onDemand(
  wordArea({
    en: async () => (await import('@roundhouse/words/18cz/refused/en')).refused,
    es: async () => (await import('@roundhouse/words/18cz/refused/es')).refused,
    it: async () => (await import('@roundhouse/words/18cz/refused/it')).refused,
  }),
)
