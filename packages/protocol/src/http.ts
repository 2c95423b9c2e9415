import type { Asking, GameRecord, Seat } from '@roundhouse/kernel'
import * as z from 'zod/mini'
import { type Fault, fault } from './faults.ts'
import { newNameSchema } from './names.ts'
import { type Parsed, parseBy } from './parsed.ts'

/** The bodies of the HTTP API: requests are schemas, answers are types. See packages/server/PROTOCOL.md. */
export const BODY_LIMIT = 64 * 1024
export const PAGE_LIMIT = 50
/** Characters that a seat may write for itself. */
export const NOTE_LENGTH = 8000

const id = z.string().check(z.minLength(1), z.maxLength(60))
const secret = z.string().check(z.minLength(1), z.maxLength(100))
const seat = z.int().check(z.minimum(0), z.maximum(30))

/** Chosen by the client, as hard to guess as a secret: the same request with the same key is done once. */
const key = z._default(z.nullable(z.string().check(z.regex(/^[\w-]{22,100}$/))), null)

const createGame = z.strictObject({
  title: id,
  variant: z._default(z.nullable(id), null),
  options: z._default(z.record(id, id), {}),
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('person'), name: z._default(z.nullable(newNameSchema), null) }),
        z.strictObject({
          kind: z.literal('bot'),
          bot: id,
          name: z._default(z.nullable(newNameSchema), null),
        }),
      ]),
    )
    .check(z.maxLength(30)),
  /** What the table is called in the list. */
  name: z._default(z.nullable(newNameSchema), null),
  /** Anybody may find and join it; otherwise only those who have the invitation. */
  listed: z._default(z.boolean(), false),
  /** People may ask a bot for advice here. Against bots alone everybody may. */
  hints: z._default(z.boolean(), false),
  key,
})
const joinGame = z.strictObject({
  name: newNameSchema,
  /** Without it, the first free seat. */
  seat: z._default(z.nullable(seat), null),
  /** Needed unless the game is listed. */
  invite: z._default(z.nullable(secret), null),
  key,
})
const claimSeat = z.strictObject({ secret })
const releaseSeat = z.strictObject({ seat })
/** Null: the seat waits for a person again. */
const changeSeat = z.strictObject({ seat, bot: z.nullable(id) })
const changeTable = z.strictObject({
  variant: z._default(z.nullable(id), null),
  options: z._default(z.record(id, id), {}),
  name: z._default(z.nullable(newNameSchema), null),
  listed: z._default(z.boolean(), false),
  hints: z._default(z.boolean(), false),
})
const note = z.strictObject({ text: z.string().check(z.maxLength(NOTE_LENGTH)) })
const listGames = z.strictObject({
  status: z.optional(z.enum(['open', 'running', 'ended'])),
  /** The `next` of the page before. */
  before: z.optional(z.string().check(z.regex(/^\d{1,15}-[0-9a-z]{1,60}$/))),
  limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
})
const findRun = z.strictObject({
  company: id,
  /** Without it, the present version. */
  at: z.optional(z.string().check(z.regex(/^\d{1,7}$/))),
})

export type CreateGame = z.infer<typeof createGame>
/** What a client sends: everything with a fallback may be left out. */
export type CreateGameBody = z.input<typeof createGame>
export type JoinGame = z.infer<typeof joinGame>
export type JoinGameBody = z.input<typeof joinGame>
export type ClaimSeat = z.infer<typeof claimSeat>
export type ReleaseSeat = z.infer<typeof releaseSeat>
export type ChangeSeat = z.infer<typeof changeSeat>
export type ChangeTable = z.infer<typeof changeTable>
export type ChangeTableBody = z.input<typeof changeTable>
/** What somebody has written at a table for nobody else. */
export type Note = z.infer<typeof note>
export type ListGames = z.infer<typeof listGames>
export type FindRun = z.infer<typeof findRun>

export const parseCreateGame = (json: unknown): Parsed<CreateGame> => parseBy(createGame, json, named)
export const parseJoinGame = (json: unknown): Parsed<JoinGame> => parseBy(joinGame, json, named)
export const parseClaimSeat = (json: unknown): Parsed<ClaimSeat> => parseBy(claimSeat, json, malformed)
export const parseReleaseSeat = (json: unknown): Parsed<ReleaseSeat> => parseBy(releaseSeat, json, malformed)
export const parseChangeSeat = (json: unknown): Parsed<ChangeSeat> => parseBy(changeSeat, json, malformed)
export const parseChangeTable = (json: unknown): Parsed<ChangeTable> => parseBy(changeTable, json, named)
export const parseNote = (json: unknown): Parsed<Note> => parseBy(note, json, malformed)
export const parseListGames = (json: unknown): Parsed<ListGames> => parseBy(listGames, json, malformed)
export const parseFindRun = (json: unknown): Parsed<FindRun> => parseBy(findRun, json, malformed)

/** 'open' while seats are free, 'running' from the moment the last one is taken; 'closed': it never began. */
export type GameStatus = 'open' | 'running' | 'ended' | 'closed'

export interface SeatView {
  readonly kind: 'person' | 'bot'
  /** Of a free seat: whom it is kept for, or null. */
  readonly name: string | null
  readonly bot: string | null
  /** The bot that plays on for the person of this seat, until it is taken back. */
  readonly standIn: string | null
  readonly taken: boolean
  /** A socket of its owner is open; a bot always is. */
  readonly online: boolean
  /** When its owner was here last, in milliseconds since 1970; null while here, and where the server has not seen it. */
  readonly left: number | null
}

export interface GameSummary {
  readonly id: string
  readonly title: string
  readonly rules: string
  readonly variant: string | null
  readonly options: Readonly<Record<string, string>>
  readonly name: string | null
  readonly listed: boolean
  /** Whether people may ask a bot for advice here, also against other people. */
  readonly hints: boolean
  readonly status: GameStatus
  /** Who ended it before it began; null unless it is closed. */
  readonly closedBy: 'opener' | 'time' | null
  /** Milliseconds since 1970. */
  readonly created: number
  readonly version: number
  readonly seats: readonly SeatView[]
  /** Who opened the table. */
  readonly opener: Seat
  /** Your own seat at this table. */
  readonly yours: Seat | null
  /** The seats that are asked now; none before the game runs and after its end. */
  readonly toAct: readonly Seat[]
  /** What they are asked for; null where the title does not say it, or the last entry is older than this. */
  readonly asking: Asking | null
  /** SHA-256 (hex) of the seed text, known from the start. */
  readonly seedHash: string
}

/** Where to send others: told to those who sit at the table, while seats are free. */
export interface InvitedSummary extends GameSummary {
  /** When it is closed if it still waits then; null once it does not wait. */
  readonly closes: number | null
  readonly invitePath: string | null
}

/** Answers of create and join. `personalPath` opens this seat on any device: keep it secret. */
export interface Seated {
  readonly game: InvitedSummary
  readonly seat: Seat
  readonly personalPath: string
}

export interface Claimed {
  readonly game: InvitedSummary
  readonly seat: Seat
}

export interface PersonalLink {
  readonly personalPath: string
}

export interface GamesPage {
  readonly games: readonly GameSummary[]
  readonly next: string | null
}

/** The best run of a company, and how sure it is. */
export interface FoundRun {
  readonly company: string
  /** The version whose board it is. */
  readonly at: number
  readonly revenue: number
  /** In the form in which the title's action wants them, with what each earns. */
  readonly routes: readonly {
    readonly train: string
    readonly hexes: readonly string[]
    readonly revenue: number
  }[]
  /** No run earns more than this. */
  readonly bound: number
  /** Proven: `revenue` reaches `bound`. */
  readonly optimal: boolean
  /** Steps of the search; the same for the same board, whatever the machine. */
  readonly work: number
}

export interface Health {
  readonly ok: boolean
  readonly version: string
  /** Seconds. */
  readonly uptime: number
  /** Whether it writes at this moment. */
  readonly database: 'ok' | 'failed'
  /** How often it has failed since the start. */
  readonly databaseFailures: number
  readonly games: number
  readonly sockets: number
}

/** Whether visitors may be sent to this server. */
export interface Readiness {
  readonly ready: boolean
  readonly reason: 'database' | null
}

/** Before the end of a game its seed stays hidden: only its hash is in the file. */
export type DownloadedRecord = GameRecord | (Omit<GameRecord, 'seed'> & { readonly seedHash: string })

/** Every answer with a status of 400 and above. */
export interface FaultAnswer {
  readonly fault: Fault
  readonly message: string
}

function malformed(field: string): Fault {
  return fault('malformed-request', { field })
}

function named(field: string): Fault {
  return /(^|\.)name$/.test(field) ? fault('player-name', { most: 40 }) : malformed(field)
}
