import { asReadonly } from '@roundhouse/kernel'
import { type Fault, fault } from '@roundhouse/protocol'
import type { Storage } from '@roundhouse/storage'
import { type LoadedGame, loadGame } from './live/load.ts'

export interface CheckedGame {
  readonly id: string
  readonly entries: number
  /** Why the game cannot be played on, or null when all is well. */
  readonly fault: Fault | null
}

/** Plays every stored game again, one after the other, as the server would when somebody looks at it. */
export async function* checkData(storage: Storage): AsyncGenerator<CheckedGame> {
  for (const id of await storage.gameIds()) yield await checkGame(storage, id)
}

async function checkGame(storage: Storage, id: string): Promise<CheckedGame> {
  let entries = 0
  try {
    entries = (await storage.entries(id, 0)).length
    const result = await loadGame(storage, id)
    if (!result.ok) return { id, entries, fault: result.fault }
    const damaged = fault('game-damaged', { game: id, at: entries })
    return { id, entries, fault: isAsListed(result.loaded) ? null : damaged }
  } catch {
    // Rows that are no entries at all make the rules themselves fail.
    return { id, entries, fault: fault('game-damaged', { game: id, at: 0 }) }
  }
}

/** What lists of games tell without replaying them is what the log leads to, and no entry is missing. */
function isAsListed({ stored, history }: LoadedGame): boolean {
  if (history.version !== stored.version) return false
  if (history.version === 0) return true
  if ((history.state.ended === null) !== (stored.ended === null)) return false
  return history.title.toAct(asReadonly(history.state)).join() === stored.toAct.join()
}
