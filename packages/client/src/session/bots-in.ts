import { botOf, levelOf, offeredUpTo } from '@roundhouse/bots/levels'
import type { GameRecord } from '@roundhouse/kernel'

/**
 * The bots of a game that comes from elsewhere, null for each seat of a person. A manner or level that is not offered, or
 * not any more, does not make a person of a bot: it is named by who plays for it.
 */
export function botsIn({ title, players, bots }: GameRecord): readonly (string | null)[] {
  return players.map((_, seat) => {
    const name = bots?.[seat] ?? ''
    const level = levelOf(name)
    return botOf(title, name) ?? (level === null ? null : offeredUpTo(title, level))
  })
}
