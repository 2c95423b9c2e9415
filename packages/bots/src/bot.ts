import type { Action, Choice, GameState, Seat, Title } from '@roundhouse/kernel'
import type { BotId } from './ids.ts'

/** What a bot knows when it is asked: only what its seat may see. */
export interface BotTurn {
  readonly title: Title
  readonly state: GameState
  readonly seat: Seat
  readonly choices: readonly Choice[]
}

/** A player that is no person. It brings its own luck: `draw(n)` gives a number below n. */
export interface Bot {
  readonly id: BotId
  choose(turn: BotTurn, draw: (below: number) => number): Action
}
