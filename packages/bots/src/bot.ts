import type { Action, Choice, GameState, Seat, Title } from '@roundhouse/kernel'
import type { Budget } from './budget.ts'

/** What a bot knows when it is asked: only what its seat may see. */
export interface BotTurn {
  readonly title: Title
  readonly state: GameState
  readonly seat: Seat
  readonly choices: readonly Choice[]
  /** Any text that stays the same through a game and differs between seats and games: the bot's character in it. */
  readonly nature: string
}

/** One thing the bot thought of doing. */
export interface Candidate {
  readonly action: Action
  /**
   * What it expects for every seat if it does this. Where ways were given up early they met other luck: the order tells which is
   * better, `compare` by how much.
   */
  readonly worth: readonly number[]
  /** The line of play it expects, this action first. */
  readonly line: readonly Action[]
}

export interface Decision {
  readonly action: Action
  /** What was weighed, best first; empty where nothing was. */
  readonly candidates: readonly Candidate[]
}

/** A player that is no person. It brings its own luck: `draw(n)` gives a number below n. */
export interface Bot {
  readonly id: string
  /** How much work it takes where nobody says otherwise: what its level is meant to be played with. */
  readonly work: number
  choose(turn: BotTurn, draw: (below: number) => number, budget: Budget): Decision
  /**
   * What every seat ends with after each of these lines, game by game: in games of one number all of them meet the same rivals,
   * which are others than those a decision is taken by. Only games that all lines had the time for. Where a bot has none of
   * it, what its candidates are worth is all it knows.
   */
  compare?(
    turn: BotTurn,
    lines: readonly (readonly Action[])[],
    games: number,
    isOver: () => boolean,
  ): readonly (readonly (readonly number[])[])[]
}
