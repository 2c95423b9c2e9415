import type { Asking, LogEntry, PlacedOrder, Seat } from '@roundhouse/kernel'
import type { GameStatus } from '@roundhouse/protocol'

/**
 * Where games are kept. Every promise of a change resolves after its commit: what was answered is on disk.
 * A database that cannot do what it should makes the promise fail with a `StorageFault`.
 */
export interface Storage {
  /** False when there is a game of this id already. */
  createGame(game: StoredGame): Promise<boolean>
  game(id: string): Promise<StoredGame | null>
  /** Games that everybody may see, newest first. */
  listedGames(page: PageQuery): Promise<readonly StoredGame[]>
  /** Whether an invitation with this SHA-256 is valid for the game. */
  isInvited(game: string, hash: string): Promise<boolean>
  /** Lets in whoever brings the invitation with this SHA-256. */
  invite(game: string, hash: string): Promise<void>
  /** False when somebody else sits there already. The game starts with its last seat. */
  takeSeat(game: string, seat: Seat, taker: SeatTaker): Promise<boolean>
  /** Frees the seat that this secret opens, while the game waits for players; false when it does not. */
  releaseSeat(game: string, seat: Seat, secretHash: string): Promise<boolean>
  /** From now on another secret opens this seat; false when `old` did not open it any more. */
  replaceSecret(game: string, seat: Seat, old: string, fresh: string): Promise<boolean>
  /**
   * Gives a free seat to a bot, or takes it back from one, while the game waits for players; false when it does not or
   * somebody sits there. The game starts with its last seat.
   */
  changeSeat(game: string, seat: Seat, owner: SeatOwner): Promise<boolean>
  /** Another set-up of a game that waits for players; false when it does not wait. */
  changeTable(game: string, table: ChangedTable): Promise<boolean>
  /** From now on a bot plays on for the person of a seat; null: the person plays again. */
  keepStandIn(game: string, seat: Seat, bot: string | null): Promise<void>
  /** Ends a game that waits for players; false when it does not wait. */
  closeGame(game: string, closed: Closed): Promise<boolean>
  /** Ends all that wait for players and were opened before a moment; answers which. */
  closeWaiting(openedBefore: number, at: number): Promise<readonly string[]>
  /** The entries after version `since`, in order; the first `limit` of them. */
  entries(game: string, since: number, limit?: number): Promise<readonly StoredEntry[]>
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
  /** What the seats of a game have ordered. */
  orders(game: string): Promise<readonly SeatOrders[]>
  /** This is all that a seat has ordered from now on. */
  keepOrders(game: string, orders: SeatOrders): Promise<void>
  /** What a seat has written for itself alone; empty where it has nothing. */
  note(game: string, seat: Seat): Promise<string>
  keepNote(game: string, seat: Seat, text: string, at: number): Promise<void>
  readonly keyRings: KeyRings
  /** Writes something of no weight; fails as a game would. */
  tryWrite(at: number): Promise<void>
  /** Of every game there is, oldest first. */
  gameIds(): Promise<readonly string[]>
  close(): Promise<void>
}

/**
 * Which seats a browser holds. A ring is known by the hash of its secret; what opens its boxes is that secret, which
 * the browser alone has.
 */
export interface KeyRings {
  boxes(ring: string): Promise<readonly { readonly game: string; readonly box: string }[]>
  box(ring: string, game: string): Promise<string | null>
  /** In place of the box for this game, if there was one. Of one seat, the latest `most` rings hold a box. */
  keep(ring: string, kept: KeptKey, most: number): Promise<void>
  drop(ring: string, game: string): Promise<void>
}

export interface KeptKey {
  readonly game: string
  readonly seat: Seat
  readonly box: string
}

export interface SeatOrders {
  readonly seat: Seat
  /** Standing and stopped ones. */
  readonly orders: readonly PlacedOrder[]
  /** The latest messages about orders that were answered, so that a resend finds itself. */
  readonly answered: readonly string[]
}

/** By whom a game that never began was ended: who had opened it, or the time. */
export interface Closed {
  readonly at: number
  readonly by: 'opener' | 'time'
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
  /** People may ask a bot for advice. */
  readonly hints: boolean
  /** Milliseconds since 1970, here and below. */
  readonly created: number
  readonly started: number | null
  readonly ended: number | null
  readonly closed: Closed | null
  readonly seats: readonly StoredSeat[]
  /** The seats that are asked once the game runs, so that a list of games need not replay them. */
  readonly toAct: readonly Seat[]
  /** What they are asked for; null where the title does not say, and in games of early releases. */
  readonly asking: Asking | null
  /** The number of entries. */
  readonly version: number
}

export interface StoredSeat {
  readonly kind: 'person' | 'bot'
  readonly name: string | null
  readonly bot: string | null
  /** The bot that plays on for the person who sits there. */
  readonly standIn: string | null
  /** SHA-256 of the secret of its owner; null while it is free, and for bots. */
  readonly secretHash: string | null
}

export interface SeatTaker {
  readonly name: string
  readonly secretHash: string
  readonly at: number
}

/** A bot, or nobody yet. */
export type SeatOwner =
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string; readonly at: number }
  | { readonly kind: 'person' }

/** All of what can be set up anew before a game begins. */
export interface ChangedTable {
  readonly variant: string | null
  readonly options: Readonly<Record<string, string>>
  readonly name: string | null
  readonly listed: boolean
  readonly hints: boolean
  readonly toAct: readonly Seat[]
  readonly asking: Asking | null
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
  /** The seats that are asked after them, and what for. */
  readonly toAct: readonly Seat[]
  readonly asking?: Asking | null
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

export function statusOf(game: Pick<StoredGame, 'started' | 'ended' | 'closed'>): GameStatus {
  if (game.closed !== null) return 'closed'
  if (game.ended !== null) return 'ended'
  return game.started === null ? 'open' : 'running'
}
