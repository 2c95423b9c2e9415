import {
  type Action,
  type GameEvent,
  type GameState,
  type Seat,
  type Title,
  applyKnown,
  asReadonly,
  unheard,
} from '@roundhouse/kernel'
import type { Earning } from './considered.ts'
import { type GuessedCompanies, type RunsOf, guessing } from './guessed-runs.ts'

/** A position that can be played on from, as far as titles have it in common. */
export interface Outlined extends GameState, GuessedCompanies {
  turn: { company: number; stage: string; revenue: number } | null
}

/** Between these no money moves but for what is built. */
const UNTIL_REVENUE: readonly string[] = ['track', 'token', 'run']

/** How a title is played on from a position by whoever thinks ahead. */
export interface Outline<State extends Outlined, A extends Action, Event extends GameEvent> {
  readonly title: Title<State, A, Event>
  /** The same with turns in which companies earn so much without a question, where that is quicker or tells more. */
  readonly titleBy?: (earns: Earning<State>) => Title<State, A, Event>
  readonly runs: RunsOf<State>
  /** Whether the director decides on what this company earns; where nobody is asked its run is searched for. */
  isAsked(state: State, company: number): boolean
  /** What a run changes besides money. */
  hasRun?(state: State, company: number): void
  /** What a seat does by rules of thumb, if companies earn so much; nothing is built. */
  decide(state: State, seat: Seat, nature: string, earns: Earning<State>): A
}

/** What somebody decided. */
export interface Decided<A extends Action> {
  readonly seat: Seat
  readonly action: A
}

/** Goes on by one decision and tells it; null where it would not be taken so: nothing is built while games are played on. */
export type GoOn<State, A extends Action> = (copy: State, natures: readonly string[]) => Decided<A> | null

/** One decision after the other, on copies of this position: by rules of thumb, and with guessed runs. */
export function goingOn<State extends Outlined, A extends Action, Event extends GameEvent>(
  { title: asPrinted, titleBy, runs, isAsked, hasRun, decide }: Outline<State, A, Event>,
  from: State,
  isOver: () => boolean,
): GoOn<State, A> {
  const guess = guessing(asReadonly(from), runs, isOver)
  let luck: readonly string[] | null = null
  let earnsNow: Earning<State> = () => 0
  const earns: Earning<State> = (state, company, trains) => earnsNow(state, company, trains)
  const title = titleBy?.(earns) ?? asPrinted
  return (copy, natures) => {
    // Each game played on has natures of its own.
    if (natures !== luck) {
      luck = natures
      earnsNow = guess(natures.join())
    }
    const { turn, step } = copy
    if (turn !== null && UNTIL_REVENUE.includes(step) && isAsked(copy, turn.company)) {
      const revenue = earns(asReadonly(copy), turn.company)
      if (revenue > 0) {
        hasRun?.(copy, turn.company)
        earn(copy, turn, revenue)
        return null
      }
    }
    const seat = title.toAct(asReadonly(copy))[0] as Seat
    const action = decide(copy, seat, natures[seat] ?? '', earns)
    applyKnown(title, copy, seat, action, unheard)
    return UNTIL_REVENUE.includes(step) ? null : { seat, action }
  }
}

/** The turn goes on at the decision on the revenue, as if this had been run. */
function earn(copy: Outlined, turn: NonNullable<Outlined['turn']>, revenue: number): void {
  turn.revenue = revenue
  turn.stage = 'revenue'
  copy.step = 'revenue'
}
