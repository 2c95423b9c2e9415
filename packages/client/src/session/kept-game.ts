import {
  type GameRecord,
  type GameState,
  type History,
  type Title,
  fingerprint,
  replay,
} from '@roundhouse/kernel'
import { loadTitle } from '../shell/titles.ts'
import type { CheckedGame } from './game-file.ts'
import { type KeptHistory, rememberedHistory, startOf } from './kept-histories.ts'
import type { KeptGame } from './local-games.ts'

/**
 * Opens a game out of the browser's own store. What is there was played here or read from a file by `checkGame`; when
 * it still leads to what its players saw last, no schema is needed. Else it is looked at like a file from outside,
 * and that tells what is wrong. `kept`: its history as it was kept, if it was.
 */
export async function openKept(
  { record, tableName, fingerprint: seen }: KeptGame,
  kept: KeptHistory | null = null,
): Promise<CheckedGame> {
  const title = await loadTitle(record.title)
  const history = title === null ? null : asSeen(title, record, seen, kept)
  if (title !== null && history !== null) return { ok: true, title, record, history }
  const { checkGame } = await import('./game-file.ts')
  return checkGame(record, tableName, seen ?? null)
}

/** Null unless the game is the one that was seen; one that nobody has played yet has nothing to be compared with. */
function asSeen(
  title: Title,
  record: GameRecord,
  seen: string | undefined,
  kept: KeptHistory | null,
): History<GameState> | null {
  try {
    const history = rememberedHistory(title, kept, startOf(record), record.log) ?? replayed(title, record)
    if (history === null || !record.log.slice(history.version).every((entry) => history.append(entry).ok)) {
      return null
    }
    const same = seen === undefined ? record.log.length === 0 : seen === fingerprint(title, history.state)
    return same ? history : null
  } catch {
    // What the rules cannot even read was not written by this program.
    return null
  }
}

function replayed(title: Title, record: GameRecord): History<GameState> | null {
  const result = replay(title, record)
  return result.ok ? result.history : null
}
