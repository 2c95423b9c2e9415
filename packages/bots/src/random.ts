import { pick } from '@roundhouse/kernel'
import type { Bot } from './bot.ts'

/** Anything legal, by lot. */
export const random: Bot = {
  id: 'random',
  choose: (turn, draw) => pick(turn.choices, draw),
}
