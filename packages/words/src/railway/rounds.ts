/** What may be decided in any railway title, besides its own. */
export type RailwayStep =
  | 'putUp'
  | 'auction'
  | 'stock'
  | 'home'
  | 'track'
  | 'token'
  | 'run'
  | 'revenue'
  | 'trains'
  | 'chooseCity'
  | 'discard'
  | 'answer'
  | 'over'

/** One step of the game by the names that players know. */
export interface StepWords {
  /** As on the beads of a turn: "Track". */
  readonly name: string
  /** What it asks for, as a sentence: "Lay track or go on." */
  readonly now: string
  /** For the pill, of the one who is asked: "Your track", "Ana lays track". */
  readonly you: string
  other(name: string): string
}

export interface RoundNames {
  readonly opening: string
  /** The how-manieth of the game, where charters are given before a stock round. */
  parliament(number: number): string
  stock(set: number): string
  operating(set: number, within: number): string
  /** Between two sets, while what ends one is settled. */
  readonly between: string
  readonly over: string
}

/** Rounds and steps by the names that players know. */
export interface RoundWords<Step extends string = string> {
  /** "SR 3", "OR 3.2". */
  readonly short: RoundNames
  /** "Stock round 3", "Operating round 3.2". */
  readonly long: RoundNames
  /** "phase d". */
  phase(id: string): string
  /** By the title's word for what is decided. */
  readonly steps: Readonly<Record<Step, string>>
  readonly turn: Readonly<Record<Step, Pick<StepWords, 'you' | 'other'>>>
  /** "NWB, 3rd of 10 companies". */
  inOrder(company: string, place: number, of: number): string
}

/** The steps as the table asks for them. */
export function roundWords<Step extends string>(
  steps: Readonly<Record<Step, StepWords>>,
): Pick<RoundWords<Step>, 'steps' | 'turn'> {
  const names = Object.entries<StepWords>(steps).map(([step, { name }]) => [step, name])
  return { steps: Object.fromEntries(names) as Record<Step, string>, turn: steps }
}
