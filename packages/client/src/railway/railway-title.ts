import type { Action, GameEvent, GameState, History } from '@roundhouse/kernel'
import type { LogLine } from '@roundhouse/view'
import type { Chronicle, Concerns } from '@roundhouse/view/railway'
import type { TitleWords } from '@roundhouse/words'
import type { TitleGuide } from './guide/title-guide.ts'
import type { RailwayGame, TitlePanels } from './railway-game.ts'
import type { RailwayTable } from './railway-table.ts'
import type { TitleTexts } from './title-texts.ts'

/** Everything that a railway title brings to its table: how it is read, and its words in the language chosen now. */
export interface RailwayTitle<S extends GameState, A extends Action, E extends GameEvent> {
  readonly game: RailwayGame<S, A, E>
  readonly panels: TitlePanels
  /** Its sentences: refusals, sections, lines of the log, amendments. */
  words(): TitleWords
  texts(railway: RailwayTable<S, A, E>): TitleTexts
  rounds(state: S): RoundWords
  chronicleOf(history: History<S, A, E>, version?: number): Chronicle
  /** The lines of one entry of the log. */
  linesOf(history: History<S, A, E>, entry: number, auto: boolean): readonly TitleLine[]
  /** The sections of its rulebook that are told in short, in their order. */
  readonly sections: readonly string[]
  /** A guided first game. */
  guide(): Promise<TitleGuide<S, A>>
}

export type TitleLine = LogLine<string, object> & Concerns

export interface RoundNames {
  readonly opening: string
  stock(set: number): string
  operating(set: number, within: number): string
  /** Between two sets, while what ends one is settled. */
  readonly between: string
  readonly over: string
}

/** Rounds and steps by the names that players know. */
export interface RoundWords {
  /** "SR 3", "OR 3.2". */
  readonly short: RoundNames
  /** "Stock round 3", "Operating round 3.2". */
  readonly long: RoundNames
  phase(id: string): string
  /** By the title's word for what is decided. */
  readonly steps: Readonly<Record<string, string>>
  /** What the one who is asked does, for the pill. */
  readonly turn: Readonly<Record<string, { readonly you: string; other(name: string): string }>>
  /** "NWB, 3rd of 10 companies". */
  inOrder(company: string, place: number, of: number): string
}
