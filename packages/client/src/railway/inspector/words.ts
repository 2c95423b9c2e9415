import type { InspectorWords } from '@roundhouse/words/railway'
import { wordArea } from '../../shell/word-areas.ts'

/** What is said of a hex that somebody asks about; loaded with the first question. */
export const inspectorArea = wordArea<InspectorWords>({
  en: async () => (await import('@roundhouse/words/railway/inspector/en')).inspector,
  es: async () => (await import('@roundhouse/words/railway/inspector/es')).inspector,
  it: async () => (await import('@roundhouse/words/railway/inspector/it')).inspector,
})

export const inspectorWords = inspectorArea.value
