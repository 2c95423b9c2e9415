import type { Seat } from '@roundhouse/kernel'
import { parseAction } from '@roundhouse/protocol/titles'
import { type Answer, faulty, kept } from './answer.ts'
import type { LiveGame } from './live-game.ts'

export interface Act {
  readonly id: string
  readonly seat: Seat
  readonly version: number
  readonly action: unknown
}

/** The walk of an action from outside. The caller has checked that its sender owns the seat. */
export async function act(game: LiveGame, message: Act): Promise<Answer> {
  const before = game.keptAs(message.seat, message.id)
  if (before !== null) return kept(before)
  if (game.stored.started === null) return faulty('game-not-started', {})
  const parsed = parseAction(game.stored.title, message.action)
  if (!parsed.ok) return { kind: 'fault', fault: parsed.fault }
  if (message.version !== game.version) return stale(game, message.version)
  const entry = { kind: 'action', seat: message.seat, action: parsed.value } as const
  const committed = await game.commit(entry, message.id)
  if (committed.kind !== 'reloaded') return committed
  return afterReload(game, message, committed.failed)
}

export function stale(game: LiveGame, version: number): Answer {
  return faulty('stale-version', { version, current: game.version })
}

/** Somebody was first, or the disk failed: the log tells whether the message was kept after all. */
export function afterReload(
  game: LiveGame,
  message: { readonly id: string; readonly seat: Seat; readonly version: number },
  failed: boolean,
): Answer {
  const number = game.keptAs(message.seat, message.id)
  if (number !== null) return kept(number)
  return failed ? faulty('database-failed', {}) : stale(game, message.version)
}
