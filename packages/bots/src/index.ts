import type { Bot } from './bot.ts'
import { random } from './random.ts'

export type { Bot, BotTurn } from './bot.ts'

/** Every bot that a seat can be given to. */
export const BOTS: readonly Bot[] = [random]

export function botOf(id: string): Bot | null {
  return BOTS.find((bot) => bot.id === id) ?? null
}
