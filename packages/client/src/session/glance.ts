import type { Asking, GameState, Seat, Title } from '@roundhouse/kernel'
import { entryOf } from '../shell/titles.ts'

/** A game in one line, for the list of tables. */
export interface Glance {
  /** Entries of the log. */
  readonly moves: number
  /** What the title calls a round, where it has them. */
  readonly round: number | null
  readonly toAct: readonly Seat[]
  /** What they are asked for; games kept before it was told have none. */
  readonly asking?: Asking | null
  /** Null while the game goes on. */
  readonly winners: readonly Seat[] | null
}

export function glanceAt(title: Title, state: GameState, moves: number): Glance {
  const best = title.standing(state).filter((line) => line.rank === 1)
  return {
    moves,
    round: entryOf(title.id)?.round?.(state) ?? null,
    toAct: [...title.toAct(state)],
    asking: title.asking?.(state) ?? null,
    winners: state.ended === null ? null : best.map((line) => line.seat),
  }
}
