import { botOf, botsOf } from '@roundhouse/bots'
import type { Seat } from '@roundhouse/kernel'
import { StorageFault } from '@roundhouse/storage'
import { type Answer, faulty, kept } from './answer.ts'
import type { LiveGame } from './live-game.ts'
import { consentOfStandIn } from './proposals.ts'

/** A bot plays on for the person of a seat; null: the person takes the seat back. To ask twice changes nothing. */
export async function playOn(game: LiveGame, seat: Seat, bot: string | null): Promise<Answer> {
  const { stored } = game
  if (stored.started === null) return faulty('game-not-started', {})
  if (bot !== null && botOf(stored.title, bot) === null) {
    return faulty('unknown-bot', { bot, known: botsOf(stored.title).join(', ') })
  }
  // After the end there is nothing left to play.
  if (!game.running) return kept(game.version)
  try {
    await game.keepStandIn(seat, bot)
    if (bot !== null) await consentOfStandIn(game, seat)
    return kept(game.version)
  } catch (error) {
    if (error instanceof StorageFault) return faulty('database-failed', {})
    throw error
  }
}
