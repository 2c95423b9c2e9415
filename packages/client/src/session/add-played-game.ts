import { type History, fingerprint } from '@roundhouse/kernel'
import { glanceAt } from './glance.ts'
import { historyKeeper, startOf } from './kept-histories.ts'
import type { LocalGame } from './local-session.ts'
import { addLocalGame } from './new-local-game.ts'

/** A game that was played elsewhere or up to another moment, with the history of its log; resolves with its id. */
export async function addPlayedGame(game: Omit<LocalGame, 'id'>, history: History): Promise<string> {
  const { title, state, version } = history
  const seen = { glance: glanceAt(title, state, version), fingerprint: fingerprint(title, state) }
  const id = await addLocalGame(game, seen)
  historyKeeper(id, startOf(game.record), history, null)()
  return id
}
