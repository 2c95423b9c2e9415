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

/** The turn under way, for rules that are asked in a turn only. */
export function turnUnderWay<Turn extends object>({ turn }: { readonly turn: Turn | null }): Turn {
  if (turn === null) throw new Error('no turn is under way')
  return turn
}
