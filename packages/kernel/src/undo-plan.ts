import type { Action, GameEvent } from './action.ts'
import type { History } from './history.ts'
import type { ActionEntry } from './record.ts'
import type { Seat } from './seat.ts'
import type { GameState } from './title.ts'

/** Where taking back the last decision leads. */
export interface UndoPlan {
  readonly seat: Seat
  readonly to: number
  /** Nobody else has decided anything since, and the lot has shown nothing that could be unseen. */
  readonly free: boolean
}

/** The last decision of one of these seats that counts; what was played for a seat is no decision. Null: there is none. */
export function undoPlan<S extends GameState, A extends Action, E extends GameEvent>(
  history: History<S, A, E>,
  isAsking: (seat: Seat) => boolean,
): UndoPlan | null {
  const line = history.lineTo()
  let free = true
  for (let index = line.length - 1; index >= 0; index--) {
    const entry = history.log[(line[index] as number) - 1] as ActionEntry<A>
    if ((entry.lots ?? []).length > 0) free = false
    if (entry.auto === true) continue
    if (isAsking(entry.seat)) {
      return { seat: entry.seat, to: index === 0 ? 0 : (line[index - 1] as number), free }
    }
    free = false
  }
  return null
}
