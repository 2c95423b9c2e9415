import type { RailwayTableWords } from '@roundhouse/words/railway'
import { wordArea } from '../shell/word-areas.ts'

/**
 * What all railway titles say, in the language chosen now; loaded with the first of them. It stands by itself so that the
 * words are fetched beside the code of the table and not after it.
 */
export const railwayArea = wordArea<RailwayTableWords>({
  en: async () => (await import('@roundhouse/words/railway/en')).railway,
  es: async () => (await import('@roundhouse/words/railway/es')).railway,
  it: async () => (await import('@roundhouse/words/railway/it')).railway,
})
