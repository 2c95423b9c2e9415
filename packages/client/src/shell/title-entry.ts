import type { GameState, Title, TitleAbout } from '@roundhouse/kernel'
import type { Reader } from '@roundhouse/protocol'
import type { ComponentType } from 'preact'
import type { TitleUi } from '../table/title-ui.ts'

/** What the pages know of a title before a game of it is opened, and how the rest of it comes. */
export interface TitleEntry {
  readonly about: TitleAbout
  /** The first order of the players is dealt, whatever their seats. */
  readonly byLot: boolean
  /** It explains itself step by step to whoever plays it for the first time. */
  readonly guided: boolean
  /** Its trains run: what they earn is searched beside the page. */
  readonly runs: boolean
  /** The game for new players of its rulebook; absent where there is none. */
  readonly firstGame?: FirstGame
  /** The number of the round, where the title counts them by one number. */
  readonly round?: (state: GameState) => number
  /** The rules. */
  readonly title: () => Promise<Title>
  /** The rules and the way their actions are read from outside. */
  readonly reader: () => Promise<Reader>
  /** Its part of the table page, with the words it needs. */
  readonly table: () => Promise<TitleUi>
  /** A small picture of its board, for the shelf. */
  readonly map: () => Promise<ComponentType>
}

/** What a title is played with the first time, where its rulebook has a smaller game for that. */
export interface FirstGame {
  readonly variant: string | null
  readonly options: Readonly<Record<string, string>>
  /** How many sit at it; absent: as few as may. */
  readonly seats?: number
}
