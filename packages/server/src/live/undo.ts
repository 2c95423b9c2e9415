import type { History, Seat } from '@roundhouse/kernel'
import { afterReload } from './act.ts'
import type { Answer } from './answer.ts'
import type { LiveGame } from './live-game.ts'

/** Takes back what was played after version `to`; `asked` is the message that wished it. */
export async function goBack(
  game: LiveGame,
  asked: { readonly id: string; readonly seat: Seat; readonly version: number },
  to: number,
): Promise<Answer> {
  const committed = await game.commit({ kind: 'undo', seat: asked.seat, to }, asked.id)
  return committed.kind === 'reloaded' ? afterReload(game, asked, committed.failed) : committed
}

/** Whether a seat has taken back so much that it needs consent for more. */
export function undosSpent({ history, limits }: LiveGame, seat: Seat): boolean {
  return undosOf(history, seat) >= limits.freeUndos + history.lineTo().length
}

/** What a seat has taken back so far. As the game goes on it may take back more, and no log grows without end. */
function undosOf({ log }: History, seat: Seat): number {
  let undos = 0
  for (const entry of log) if (entry.kind === 'undo' && entry.seat === seat) undos += 1
  return undos
}
