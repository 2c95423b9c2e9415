import type { ReadonlySignal } from '@preact/signals'
import type { Action, ActionEntry, History, Seat } from '@roundhouse/kernel'
import type { LogKind } from '@roundhouse/view/railway'
import type { FunctionComponent } from 'preact'
import { prepareRuns } from '../runs/run-client.ts'
import { entryOf } from '../shell/titles.ts'
import type { Table } from './table.ts'

/** What a title brings to the table page. The page knows places; the title fills them. */
export interface TitleUi {
  open(table: Table): TitleTable
  /** Brings what the first drawing needs besides, on a phone. */
  besides?(): Promise<unknown>
}

export interface TitleTable {
  /** The board with everything lit on it. */
  readonly Stage: FunctionComponent
  /** The decision that is asked, or who is waited for; no card of its own. */
  readonly Panel: FunctionComponent
  /** How the game came out, in place of the decision. */
  readonly Result: FunctionComponent
  readonly Companies: FunctionComponent<{ readonly shape: 'cards' | 'chips' | 'list' | 'columns' }>
  readonly Players: FunctionComponent
  /** What a player row shows, for the head of the list. */
  readonly playerColumns: ReadonlySignal<string>
  /** The same for the list of companies, where it stands in the rail. */
  readonly companyColumns?: ReadonlySignal<string>
  /** The companies stand beside the map now: the rail is for the decision, and has them in a tab. */
  readonly companiesElsewhere?: ReadonlySignal<boolean>
  /** How near the end is. */
  readonly Ending: FunctionComponent
  /** The gauge of the round in the top bar. */
  readonly Gauge: FunctionComponent
  /** The market under the map, for titles that have one; the companies then stand in the rail. */
  readonly Market?: FunctionComponent
  /** The lists stand below the map as well, beside the market: for a wide map, where there is room. */
  readonly listsBelow?: boolean
  /** What will happen by itself, told beforehand: in the rail where there is room, else above the companies. */
  readonly Notices?: FunctionComponent<{ readonly folded?: boolean }>
  /** One of them is sure to happen and wants the room. */
  readonly hasNotices?: ReadonlySignal<boolean>
  /** What can be opened in place of the map, in the order of its tabs. */
  readonly pages: readonly TitlePage[]
  /** The page that this round is about: it is laid in place of the map, which stays one click away. */
  readonly roundPage?: ReadonlySignal<PageId | null>
  /** A tab of the rail beside players and log. */
  readonly Bank?: FunctionComponent
  /** What is told to somebody who plays it for the first time, above the decision. */
  readonly Guide?: FunctionComponent
  /** A quicker way through the turn, small under the decision. */
  readonly Shortcut?: FunctionComponent
  /** What may lie over the page, wherever it was opened from. */
  readonly Overlay?: FunctionComponent
  readonly Report: FunctionComponent<{ readonly onMoment: (version: number) => void }>
  readonly headline: ReadonlySignal<Headline>
  /** The code of what is asked now: drawn with the table it is drawn once. Absent: it is all there. */
  ready?(): Promise<unknown>
  readonly log: ReadonlySignal<readonly LogItem[]>
  /** What one entry tells, where that is found without the whole log. */
  linesOf?(entry: number): readonly LogItem[]
  readonly rounds: ReadonlySignal<readonly RoundMark[]>
  /** An entry of a branch of this game in sentences, names of players marked. */
  tell(branch: History, entry: number): readonly string[]
  /** An amount with the sign of its money. */
  money(amount: number): string
  /** A hex as its log calls it. */
  place(hex: string): string
  /** A company or a private by its sign, as the page calls it. Absent: by its sign. */
  named?(sign: string): string
  /** The hex of an action that does not name it, as the home of a company to come; null: of none. */
  hexOf?(action: Action): string | null
  /** The hexes that the track of a tile would lead to; none for another action. */
  exitsOf?(action: Action): readonly string[]
  /** The sections of its rulebook, in their order. */
  readonly sections: readonly string[]
  /** Could this game meet what an amendment of the rules has changed? Absent: any of them. */
  meets?(amendment: string): boolean
  /** The keys of the panel. */
  confirm(): void
  decline(): void
  /** Leaves the last thing that was chosen; false when nothing was. */
  back(): boolean
  /** Takes the last thing placed on the board back; false when nothing was. */
  unplace(): boolean
  /** Keys of its own, asked before those of the page; true when it was one. */
  key?(event: KeyboardEvent): boolean
  /** Those keys in words. */
  readonly keyList?: ReadonlySignal<readonly { readonly key: string; readonly does: string }[]>
  close(): void
}

/** A page of a title: market, spreadsheet, charts … */
export interface TitlePage {
  readonly id: PageId
  /** The key that opens and closes it. */
  readonly key: string | null
  readonly name: ReadonlySignal<string>
  readonly Page: FunctionComponent
}

export type PageId = 'stock' | 'market' | 'companies' | 'info' | 'tiles' | 'spreadsheet' | 'charts'

export interface Headline {
  /** Round and phase. */
  readonly phase: string
  /** What is being done, by whom. */
  readonly doing: string
  /** For the pill, without and with somebody to act from here. */
  readonly turn: string
}

/** A line of the log. Names of players are marked; see names.tsx. */
export interface LogItem {
  readonly entry: number
  readonly text: string
  /** Taken back later on. */
  readonly undone: boolean
  /** Half a move: worth a line only while it is the latest, or while its moment is shown. */
  readonly passing: boolean
  /** Played by a standing order of the seat, or by a bot. */
  readonly by?: ActionEntry['by']
  /** Whose action it tells of; missing where nobody acted. */
  readonly seat?: Seat | undefined
  /** What it is about, where the title tells its lines apart: then the log can be filtered. */
  readonly kind?: LogKind
  /** Whom it concerns: 'seat:0', 'company:BN'. */
  readonly about?: readonly string[]
}

export interface RoundMark {
  readonly version: number
  readonly label: string
}

/** Over a game that goes on somebody will soon want to know what trains earn. */
export function prefetchRuns(title: string): void {
  if (entryOf(title)?.runs === true) prepareRuns(title)
}

export async function loadTitleUi(title: string): Promise<TitleUi> {
  const entry = entryOf(title)
  if (entry === null) throw new Error(`no table for ${title}`)
  return entry.table()
}
