import type { Action, GameEvent, GameState, History } from '@roundhouse/kernel'
import type { LogLine } from '@roundhouse/view'
import type { Chronicle, Concerns } from '@roundhouse/view/railway'
import type { Sentences, TitleWords } from '@roundhouse/words'
import type { RoundWords } from '@roundhouse/words/railway'
import type { TitleGuide } from './guide/title-guide.ts'
import type { RailwayGame, TitlePanels } from './railway-game.ts'
import type { RailwayTable } from './railway-table.ts'
import type { TitleTexts } from './title-texts.ts'

/** Everything that a railway title brings to its table: how it is read, and its words in the language chosen now. */
export interface RailwayTitle<S extends GameState, A extends Action, E extends GameEvent> {
  readonly game: RailwayGame<S, A, E>
  readonly panels: TitlePanels
  /** What every page asks a title for, but for the refusals. */
  words(): Omit<TitleWords, 'refusals'>
  /** Those, and the sentences of its log: null until they have come, which whoever reads them makes them do. */
  refusals(): Sentences | null
  lines(): Sentences | null
  texts(railway: RailwayTable<S, A, E>): TitleTexts
  rounds(state: S): RoundWords
  chronicleOf(history: History<S, A, E>, version?: number): Chronicle
  /** The lines of one entry of the log. */
  linesOf(history: History<S, A, E>, entry: number, auto: boolean): readonly TitleLine[]
  /** Lines of the log that befall a company or a player by themselves: whoever acts next is told them in the panel. */
  readonly befalls?: ReadonlySet<string>
  /** Could a game such as this meet what an amendment of the rules has changed? Absent: any of them. */
  meets?(state: S, amendment: string): boolean
  /** The sections of its rulebook that are told in short, in their order. */
  readonly sections: readonly string[]
  /** Its map is wide and leaves height below it: the lists stand there, beside the market. */
  readonly listsBelow?: boolean
  /** A guided first game; absent where nobody has written one. */
  guide?(): Promise<TitleGuide<S, A>>
}

export type TitleLine = LogLine<string, object> & Concerns
