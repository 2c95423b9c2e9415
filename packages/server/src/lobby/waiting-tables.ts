import type { Storage } from '@roundhouse/storage'
import type { FastifyBaseLogger } from 'fastify'
import type { LiveGames } from '../live/live-games.ts'

const A_DAY = 24 * 60 * 60 * 1000
const LOOK_EVERY = 60 * 60 * 1000

/** When a table that waits for players is closed, if nobody comes before. */
export function closesAt(created: number, waitingDays: number): number {
  return created + waitingDays * A_DAY
}

/** Closes tables that have waited too long, now and every hour; the answer ends that. */
export function closeWaitingTables(
  storage: Storage,
  games: LiveGames,
  waitingDays: number,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => void {
  const look = async (): Promise<void> => {
    const now = Date.now()
    const closed = await storage.closeWaiting(now - waitingDays * A_DAY, now)
    if (closed.length > 0) log.info({ games: closed.length }, 'tables closed that waited too long')
    for (const id of closed) {
      const game = games.peek(id)
      await game?.run(() => game.refresh())
    }
  }
  const again = (): void => void look().catch((error: unknown) => log.error({ err: error }, 'waiting tables'))
  again()
  const timer = setInterval(again, LOOK_EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
