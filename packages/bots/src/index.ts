import type { Bot } from './bot.ts'
import { BOT_IDS, type BotId } from './ids.ts'
import { random } from './random.ts'

export type { Bot, BotTurn } from './bot.ts'

const BY_ID: Readonly<Record<BotId, Bot>> = { random }

/** Every bot that a seat can be given to. */
export const BOTS: readonly Bot[] = BOT_IDS.map((id) => BY_ID[id])

export function botOf(id: string): Bot | null {
  return BOTS.find((bot) => bot.id === id) ?? null
}
