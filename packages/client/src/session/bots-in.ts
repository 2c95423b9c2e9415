import { botOf, levelOf } from '@roundhouse/bots/levels'
import type { GameRecord } from '@roundhouse/kernel'

/**
 * The bots of a game that comes from elsewhere, null for each seat of a person. A manner or level that is not offered any
 * more does not make a person of a bot.
 */
export function botsIn({ title, players, bots }: GameRecord): readonly (string | null)[] {
  return players.map((_, seat) => {
    const name = bots?.[seat] ?? ''
    return botOf(title, name) ?? levelOf(name)
  })
}
