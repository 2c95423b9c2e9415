import type { GameState, LogEntry, PlacedOrder, Refusal, Seat } from '@roundhouse/kernel'
import * as z from 'zod/mini'
import type { ChatLine } from './chat.ts'
import { type Fault, fault } from './faults.ts'
import type { GameStatus, SeatView } from './http.ts'
import { type Parsed, parseBy, readJson } from './parsed.ts'

/** The messages of the socket, both ways. See packages/server/PROTOCOL.md. */
export const MESSAGE_LIMIT = 64 * 1024

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const version = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))
const seat = z.int().check(z.minimum(0), z.maximum(30))

/** Sound in form; which orders can be given, and with what values, the title tells. */
const order = z.strictObject({
  kind: z.string().check(z.maxLength(40)),
  about: z.nullable(z.string().check(z.maxLength(40))),
  values: z.record(z.string().check(z.maxLength(40)), z.union([z.string().check(z.maxLength(40)), z.int()])),
})

const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    secret: z.string().check(z.minLength(1), z.maxLength(100)),
    since: z._default(version, 0),
  }),
  z.strictObject({ type: z.literal('act'), id, seat, version, action: z.unknown() }),
  z.strictObject({ type: z.literal('undo'), id, seat, version }),
  z.strictObject({ type: z.literal('carryOver'), id, seat, version }),
  z.strictObject({ type: z.literal('answer'), id, seat, version, consent: z.boolean() }),
  z.strictObject({ type: z.literal('withdraw'), id, seat }),
  z.strictObject({ type: z.literal('order'), id, seat, version, order }),
  z.strictObject({ type: z.literal('revoke'), id, seat, order: id }),
  // Null: whose seat it is plays again.
  z.strictObject({ type: z.literal('playOn'), id, seat, bot: z.nullable(z.string().check(z.maxLength(40))) }),
  z.strictObject({ type: z.literal('since'), version }),
  // What a line may hold is told with its `id`, so it is not the schema that refuses it.
  z.strictObject({ type: z.literal('say'), id, text: z.string() }),
  z.strictObject({
    type: z.literal('earlier'),
    before: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
  }),
  z.strictObject({ type: z.literal('ping') }),
])

/** From the page to the server, as the server reads it. */
export type ClientMessage = z.infer<typeof clientMessage>
/** What the page writes. */
export type ClientMessageBody = z.input<typeof clientMessage>

export function parseClientMessage(text: string): Parsed<ClientMessage> {
  const read = readJson(text)
  if (!read.ok) return { ok: false, fault: fault('malformed-json', {}) }
  return parseBy(clientMessage, read.json, (field) => fault('malformed-message', { field }))
}

/** What a game is played with; the same for everybody, from the first moment on. */
export interface GameSetup {
  readonly title: string
  readonly rules: string
  readonly variant: string | null
  readonly options: Readonly<Record<string, string>>
  readonly players: number
  readonly seedHash: string
  /** What its set-up drew, for who plays on from it alone; null where that would tell what somebody may not know. */
  readonly lots: readonly number[] | null
}

/** All about a game that is not in its log. */
export interface TableView {
  readonly status: GameStatus
  /** Who ended it before it began; null unless it is closed. */
  readonly closedBy: 'opener' | 'time' | null
  readonly seats: readonly SeatView[]
  readonly proposal: Proposal | null
  /** Whether people may ask a bot for advice here, also against other people. */
  readonly hints: boolean
  /** Told once the game has ended, so that everybody can check the shuffle. */
  readonly seed: string | null
}

/** Somebody would like what all others at the table must agree to. */
export type Proposal = {
  readonly seat: Seat
  /** The version it was made at; an answer names it. It dies with the next entry. */
  readonly version: number
  /** Seats whose consent is still missing. */
  readonly waiting: readonly Seat[]
} & ProposalSubject

export type ProposalSubject =
  /** An action is taken back although others have acted since: the game would go back to version `to`. */
  | { readonly kind: 'undo'; readonly to: number }
  /** The game would be played on under the rules `to`. */
  | { readonly kind: 'rules'; readonly to: string }

/** From the server to the page. Entry `from` + i is `entries[i]`. */
export type ServerMessage =
  | {
      readonly type: 'welcome'
      /** Which build of the pages the server serves; a page of another one should be loaded anew. */
      readonly build: string | null
      readonly game: string
      readonly seat: Seat | null
      readonly setup: GameSetup
      /** Version 0 as this seat may know it. */
      readonly start: GameState
      readonly table: TableView
      readonly version: number
      /** The running hash of the log up to `version`. */
      readonly hash: string
      readonly from: number
      readonly entries: readonly LogEntry[]
    }
  | {
      readonly type: 'entries'
      readonly version: number
      readonly from: number
      readonly entries: readonly LogEntry[]
    }
  | { readonly type: 'table'; readonly table: TableView }
  /** Lines of the chat in order, one after the other; some of them may be known already. */
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] }
  /** All standing orders of your seat, and those that have stopped and that you have not dismissed. To you alone. */
  | { readonly type: 'orders'; readonly orders: readonly PlacedOrder[] }
  /**
   * Kept for good. `version` is that of your own entry; for a proposal, an answer to one, a line of the chat
   * and a standing order, the present one.
   */
  | { readonly type: 'ack'; readonly id: string; readonly version: number }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
  | { readonly type: 'fault'; readonly id: string | null; readonly fault: Fault }
  | { readonly type: 'pong'; readonly version: number }

export type ServerMessageType = ServerMessage['type']

const SERVER_MESSAGES: Readonly<Record<ServerMessageType, true>> = {
  welcome: true,
  entries: true,
  table: true,
  chat: true,
  orders: true,
  ack: true,
  refused: true,
  fault: true,
  pong: true,
}

/** Reads lightly: the page trusts its own server, but not that nothing stands between them. */
export function parseServerMessage(text: string): ServerMessage | null {
  const read = readJson(text)
  if (!read.ok || typeof read.json !== 'object' || read.json === null) return null
  const type = (read.json as { type?: unknown }).type
  return typeof type === 'string' && Object.hasOwn(SERVER_MESSAGES, type)
    ? (read.json as ServerMessage)
    : null
}

/** Why the server closed a socket, beside the codes of the standard. */
export const CLOSE = {
  /** The server restarts: come back with `since`. */
  restart: 1012,
  /** This socket was too slow to be kept up to date: come back with `since`. */
  slow: 1013,
  oversized: 1009,
  /** A flood of messages: do not come back at once. */
  flood: 1008,
  /** Something of the server failed: come back, not at once. */
  failed: 1011,
  /** Another link opens this seat now, or it was freed: come back, and be told what you are. */
  seatChanged: 4001,
  noSuchGame: 4004,
  /** The game is there and cannot be played; the fault before says why. Do not come back. */
  cannotLoad: 4005,
  /** The page has seen another past of this game: it decides whether it forgets that. */
  pastDiffers: 4009,
} as const
