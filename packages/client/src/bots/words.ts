import type { SeatWords } from '@roundhouse/words'
import { wordArea } from '../shell/word-areas.ts'

/** What is said of bots and the seats they play; loaded with the first of them. */
export const seatArea = wordArea<SeatWords>({
  en: async () => (await import('@roundhouse/words/seats/en')).seats,
  es: async () => (await import('@roundhouse/words/seats/es')).seats,
  it: async () => (await import('@roundhouse/words/seats/it')).seats,
})

export const seatWords = seatArea.value
