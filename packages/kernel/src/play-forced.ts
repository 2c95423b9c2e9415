import type { Action, GameEvent } from './action.ts'
import type { History } from './history.ts'
import { forced } from './play.ts'
import type { GameState } from './title.ts'

/** No title has so many decisions without a choice in a row: beyond it lies an endless game. */
const MOST_FORCED = 10_000

/** Who has only one thing to do is not asked: it is played for the seat, and marked so. */
export function playForced<S extends GameState, A extends Action, E extends GameEvent>(
  history: History<S, A, E>,
): void {
  for (let played = 0; played < MOST_FORCED; played++) {
    const only = forced(history.title, history.state)
    if (only === null) return
    const appended = history.append({ kind: 'action', ...only, auto: true })
    if (!appended.ok) throw new Error(`${history.title.id} refuses its only choice`)
  }
}
