import type { ChicagoInspectorWords } from '@roundhouse/words/chicago-express'
import { wordArea } from '../../shell/word-areas.ts'

/** What is said of a hex that somebody asks about; loaded with the first question. */
export const inspectorArea = wordArea<ChicagoInspectorWords>({
  en: async () => (await import('@roundhouse/words/chicago-express/inspector/en')).inspector,
  es: async () => (await import('@roundhouse/words/chicago-express/inspector/es')).inspector,
  it: async () => (await import('@roundhouse/words/chicago-express/inspector/it')).inspector,
})
