import type { LogEntry, PlacedOrder, Seat } from '@roundhouse/kernel'
import type { GameStatus } from '@roundhouse/protocol'

/**
 * Where games are kept. Every promise of a change resolves after its commit: what was answered is on disk.
 * A database that cannot do what it should makes the promise fail with a `StorageFault`.
 */
export interface Storage {
  createGame(game: StoredGame): Promise<void>
  game(id: string): Promise<StoredGame | null>
  /** Games that everybody may see, newest first. */
  listedGames(page: PageQuery): Promise<readonly StoredGame[]>
  /** False when somebody else sits there already. The game starts with its last seat. */
  takeSeat(game: string, seat: Seat, taker: SeatTaker): Promise<boolean>
  /** The entries after version `since`, in order. */
  entries(game: string, since: number): Promise<readonly StoredEntry[]>
  /**
   * Keeps all of the entries or none; 'conflict' when they do not follow the last entry of the game, or when
   * a message id is there already.
   */
  append(batch: EntryBatch): Promise<'kept' | 'conflict'>
  /** Carries a game over to other rules; false when it has gone on, or is not played by the rules named any more. */
  changeRules(game: string, change: RulesChange): Promise<boolean>
  /** The number of the line that this message of this seat became, if it was kept before. */
  said(game: string, seat: Seat, message: string): Promise<number | null>
  /**
   * Keeps a line of the chat under the next number; a message id that this seat has used before is not kept again.
   * Answers the number the line has.
   */
  say(said: SaidLine): Promise<number>
  /** The last `limit` of the lines that the query means, in order. */
  chat(game: string, query: ChatQuery): Promise<readonly StoredLine[]>
  /** The orders of all seats of a game, standing and stopped. */
  orders(game: string): Promise<readonly PlacedOrder[]>
  /** These are all the orders that a seat has from now on. */
  keepOrders(game: string, seat: Seat, orders: readonly PlacedOrder[]): Promise<void>
  healthy(): Promise<boolean>
  close(): Promise<void>
}

export interface StoredGame {
  readonly id: string
  readonly title: string
  readonly rules: string
  readonly variant: string | null
  readonly options: Readonly<Record<string, string>>
  readonly seed: string
  readonly name: string | null
  readonly listed: boolean
  /** The token of the invite link. */
  readonly invite: string
  /** Milliseconds since 1970, here and below. */
  readonly created: number
  readonly started: number | null
  readonly ended: number | null
  readonly seats: readonly StoredSeat[]
  /** The seats that are asked once the game runs, so that a list of games need not replay them. */
  readonly toAct: readonly Seat[]
  /** The number of entries. */
  readonly version: number
}

export interface StoredSeat {
  readonly kind: 'person' | 'bot'
  readonly name: string | null
  readonly bot: string | null
  /** SHA-256 of the secret of its owner; null while it is free, and for bots. */
  readonly secretHash: string | null
}

export interface SeatTaker {
  readonly name: string
  readonly secretHash: string
  readonly at: number
}

export interface StoredEntry {
  readonly number: number
  readonly entry: LogEntry
  /** The id its sender gave the message; null for what the server plays. */
  readonly message: string | null
  /** What players saw after it; kept for the last entry of a batch, and never for entries of early releases. */
  readonly fingerprint?: string
}

export interface RulesChange {
  readonly from: string
  readonly to: string
  /** The version at which both were found to mean the same. */
  readonly version: number
}

export interface EntryBatch {
  readonly game: string
  readonly entries: readonly StoredEntry[]
  /** When the game ended with these entries. */
  readonly ended: number | null
  /** The seats that are asked after them. */
  readonly toAct: readonly Seat[]
}

export interface SaidLine {
  readonly game: string
  readonly seat: Seat
  /** The id its sender gave the message. */
  readonly message: string
  readonly text: string
  readonly at: number
}

export interface StoredLine {
  /** From 1, without gaps. */
  readonly number: number
  readonly seat: Seat
  readonly text: string
  readonly at: number
}

export interface ChatQuery {
  /** Only lines with a higher number. */
  readonly after: number
  /** Only lines with a lower number. */
  readonly before: number | null
  readonly limit: number
}

export interface PageQuery {
  readonly status: GameStatus | null
  /** Only games older than this one. */
  readonly before: { readonly created: number; readonly id: string } | null
  readonly limit: number
}

export function statusOf(game: Pick<StoredGame, 'started' | 'ended'>): GameStatus {
  if (game.ended !== null) return 'ended'
  return game.started === null ? 'open' : 'running'
}
