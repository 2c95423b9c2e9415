import { pick } from '@roundhouse/kernel'
import type { Bot } from './bot.ts'

/** Anything legal, by lot; it plays every title. */
export const novice: Bot = {
  id: 'novice',
  work: 1,
  choose: (turn, draw) => ({ action: pick(turn.choices, draw), candidates: [] }),
}
