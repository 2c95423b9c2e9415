import { levelOf, mannerOf } from '@roundhouse/bots/levels'
import type { SeatWords } from '@roundhouse/words'
import { wordArea } from '../shell/word-areas.ts'

/** What is said of bots and the seats they play; loaded with the first of them. */
export const seatArea = wordArea<SeatWords>({
  en: async () => (await import('@roundhouse/words/seats/en')).seats,
  es: async () => (await import('@roundhouse/words/seats/es')).seats,
  it: async () => (await import('@roundhouse/words/seats/it')).seats,
})

export const seatWords = seatArea.value

/** A bot by its level and, where it has one, its manner. */
export function botName(bot: string): string {
  const { levels, manners } = seatWords.value
  const manner = mannerOf(bot)
  const level = levels[levelOf(bot) ?? 'novice']
  return manner === null ? level : `${level}, ${manners[manner]}`
}
