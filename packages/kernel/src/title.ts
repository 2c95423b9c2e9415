import type { Action, Emit, GameEvent } from './action.ts'
import type { DeepReadonly } from './deep-readonly.ts'
import type { StandingOrders } from './order.ts'
import type { Refusal } from './refusal.ts'
import type { Rng } from './rng.ts'
import type { Seat } from './seat.ts'
import type { Step } from './step.ts'

/** What every game state has, whatever the title: plain JSON all through. */
export interface GameState {
  /** The name of the step that waits for a decision. */
  step: string
  rng: Rng
  /** Null while the game goes on. */
  ended: object | null
}

/** Who plays what: everything that decides a game before its first action. */
export interface TableSetup {
  /** The number of the rules it is played by, to its end: see `Amendment`. */
  readonly rules: number
  readonly players: number
  readonly variant: string | null
  readonly options: Readonly<Record<string, string>>
  readonly seed: string
}

/** A table before it is set up; without a number of rules it is played by the newest. */
export type TableWanted = Omit<TableSetup, 'seed' | 'rules'> & { readonly rules?: number }

export interface TitleOption {
  readonly id: string
  /** What may be chosen at a table of so many players with this variant; the fallback alone where there is no choice. */
  values(players: number, variant: string | null): readonly string[]
  readonly fallback: string
  readonly section: string
}

export interface TitleVariant {
  readonly id: string
  readonly players: { readonly min: number; readonly max: number }
  /** What players must be told before they choose it; null when there is nothing. */
  readonly notice: VariantNotice | null
}

/** 'reconstructed-map': no source prints the map, so it is a careful guess. */
export type VariantNotice = 'reconstructed-map'

/** Plain JSON: names and figures. */
export type Shown =
  | null
  | boolean
  | number
  | string
  | readonly Shown[]
  | { readonly [name: string]: Shown | undefined }

/** One line of the standing: what counts for victory, best first, equal ranks shared. */
export interface Standing {
  readonly seat: Seat
  readonly score: number
  readonly rank: number
}

/**
 * A change of a rule that had been released. Those of one number were released together; a game begun under a lower
 * number never meets them.
 */
export interface Amendment {
  readonly number: number
  /** When it was released, as 2026-11-15. */
  readonly date: string
  /** The section of the rulebook whose reading it corrects. */
  readonly section: string
  /** Names it within its title; words say what changed. */
  readonly id: string
}

/** What a table is set up by; a page knows it of every title before it loads the rules of one. */
export interface TitleAbout {
  readonly id: string
  readonly name: string
  /** The number of the newest rules, which new games get; raised by every release that amends one. */
  readonly rules: number
  /** The lowest number that still plays. */
  readonly since: number
  /** What changed since then, oldest first. */
  readonly amendments: readonly Amendment[]
  readonly players: { readonly min: number; readonly max: number }
  readonly variants: readonly TitleVariant[]
  readonly options: readonly TitleOption[]
  /** What of a table's variant and options the rulebook does not let go together; absent where all of them do. */
  clash?(table: TableWanted): TableClash | null
}

/** Two ids of variants and options that exclude each other, and where that stands. */
export interface TableClash {
  readonly one: string
  readonly other: string
  readonly section: string
}

/** Where a game is and what it asks for, in the title's codes: enough for a list of games. */
export interface Asking {
  /** Null where the title has no rounds to name. */
  readonly round: { readonly kind: string; readonly set: number; readonly within: number } | null
  readonly step: string
  /** The company that is decided for, where it is one. */
  readonly company: string | null
}

/** A game, complete: the contents page that kernel, view, server, bots and command line read. */
export interface Title<
  State extends GameState = GameState,
  A extends Action = Action,
  Event extends GameEvent = GameEvent,
> extends TitleAbout {
  /** Every kind of decision, in reading order. */
  readonly steps: readonly Step<State, A, Event>[]
  /** Refusals that hold in every step, tried in this order before the step's own. */
  readonly gates: readonly ((state: DeepReadonly<State>, seat: Seat, action: A) => Refusal | null)[]
  setup(table: TableSetup, emit: Emit<Event>): State
  /** The seats that are asked now; none once the game has ended. */
  toAct(state: DeepReadonly<State>): readonly Seat[]
  /** What they are asked for; absent where nobody can say it in so few words. */
  asking?(state: DeepReadonly<State>): Asking
  /** Seats that are not asked but may do something of their own accord, e.g. repay a loan. */
  mayAct?(state: DeepReadonly<State>): readonly Seat[]
  /** What a seat may have done for it; absent where nothing is worth it. */
  readonly orders?: StandingOrders<State, A, Event>
  clone(state: DeepReadonly<State>): State
  /** The state as this seat (null: a spectator) may know it. */
  conceal(state: DeepReadonly<State>, seat: Seat | null): State
  standing(state: DeepReadonly<State>): readonly Standing[]
  /**
   * What the players see on the table, in the words of the game and not in those of the state: by its ids, with nothing
   * that follows from the rest. Two releases that show the same play the same; see `fingerprint`.
   */
  shown(state: DeepReadonly<State>): Shown
  /** Broken invariants, each in one line; empty in a sound state. */
  violations(state: DeepReadonly<State>): readonly string[]
}
