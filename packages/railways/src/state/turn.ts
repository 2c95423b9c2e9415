import type { CompanyIndex } from './ids.ts'

/** The turn of a company in every title; a title extends it by what it alone remembers. */
export interface TurnState<Stage extends string = string> {
  company: CompanyIndex
  /** The step under way: which steps there are depends on the kind of the company. */
  stage: Stage
  /** The first turn of the company. */
  first: boolean
  /** Yellow tiles and upgrades laid so far. */
  yellow: number
  upgrades: number
  /** A station was placed in this turn. */
  placed: boolean
  revenue: number
}

export function newTurn<Stage extends string>(
  company: CompanyIndex,
  stage: Stage,
  first: boolean,
): TurnState<Stage> {
  return { company, stage, first, yellow: 0, upgrades: 0, placed: false, revenue: 0 }
}

/** What is under way, and so is there: a turn, a stock round, an offer. For rules that are asked only then. */
export function underWay<State, Part extends keyof State & string>(
  state: State,
  part: Part,
): NonNullable<State[Part]> {
  const found = state[part]
  if (found === null || found === undefined) throw new Error(`no ${part} is under way`)
  return found
}

export function turnUnderWay<Turn extends object>(state: { readonly turn: Turn | null }): Turn {
  return underWay(state, 'turn')
}
