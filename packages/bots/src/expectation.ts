import type { DeepReadonly, GameState } from '@roundhouse/kernel'
import type { Level } from './levels.ts'

/** What a bot of a title expects of a position, for who wants to know how a game went. */
export interface Expectation {
  /** Whose opinion it is. */
  readonly level: Level
  /** The chance to win, from 0 to 1, or what one has at the end. */
  readonly measure: 'chance' | 'worth'
  /** How often a position is judged, each time with other luck; once where there is none in it. */
  readonly samples: number
  /** How many positions are looked at first, and how many more for each great change; null: all that are settled. */
  readonly looks: { readonly first: number; readonly closer: number } | null
  /** Whether the position can be judged: not in the middle of an auction. */
  isSettled(state: DeepReadonly<GameState>): boolean
  /** For each sample what every seat may hope for; samples of other numbers meet other luck. */
  expect(state: GameState, samples: number, first?: number): readonly (readonly number[])[]
}
