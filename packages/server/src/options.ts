import { MOST_ORDERED } from '@roundhouse/kernel'
import { LOG_LIMIT } from '@roundhouse/protocol'
import type { Storage } from '@roundhouse/storage'
import type { Proxies } from './http/visitors.ts'
import type { RunPoolOptions } from './runs/pool.ts'
import type { ThreadOptions } from './threads.ts'

export interface ServerOptions {
  /** The folder of the database; made when it does not exist. */
  readonly data: string
  /** The folder of the built pages, or null for a server without pages. */
  readonly client: string | null
  /** 0 takes a free port. */
  readonly port?: number
  readonly host?: string
  readonly logLevel?: LogLevel
  /** Milliseconds a bot seems to think. */
  readonly botDelay?: number
  /** Other origins whose pages may use this server, e.g. 'http://localhost:5173'. */
  readonly origins?: readonly string[]
  /** Names that this server answers to, beside addresses in figures, this machine and the hosts of `origins`. */
  readonly hostNames?: readonly string[]
  /** The proxies in front of this server, whose forwarding headers are believed. */
  readonly trustProxy?: Proxies
  /** TLS stands in front of this server: browsers speak https to it. */
  readonly tls?: boolean
  readonly limits?: Partial<Limits>
  readonly runs?: RunPoolOptions
  /** The threads in which bots think. */
  readonly thinkers?: ThreadOptions
  /** In place of the database in the folder, for tests. */
  readonly storage?: Storage
}

export type LogLevel = 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'

export interface Limits {
  /** For each address. */
  readonly requestsPerMinute: number
  readonly gamesPerMinute: number
  readonly socketsPerAddress: number
  /** For each socket. */
  readonly messagesPerSecond: number
  readonly messageBurst: number
  /** Best runs that an address may ask for. */
  readonly runsPerMinute: number
  /** How long one of them is searched for. */
  readonly runSeconds: number
  /** For each seat: lines of the chat. */
  readonly linesPerMinute: number
  readonly lineBurst: number
  /** Actions that standing orders play in a row while nobody decides anything. */
  readonly ordersInARow: number
  /** Entries of a log, after which a game takes no more. Files are read up to `LOG_LIMIT`. */
  readonly logEntries: number
  /** Undos without consent that a seat has in a game, besides one for each action that counts. */
  readonly freeUndos: number
  /** Days after which a table that waits for players is closed. */
  readonly waitingDays: number
  /** Bytes of long answers (welcome, log, chat, game file), for each socket and for each address. */
  readonly answerBytesPerSecond: number
  readonly answerBurst: number
  readonly addressBytesPerSecond: number
  readonly addressBurst: number
  /** Bytes that wait for a slow receiver before its socket is closed, and for all of one address together. */
  readonly backlog: number
  readonly addressBacklog: number
  /** Milliseconds between two looks at who is still there. */
  readonly heartbeat: number
  /** Milliseconds between two tries while the database does not write. */
  readonly tryEvery: number
  /** Milliseconds that a game nobody looks at stays in memory. */
  readonly idle: number
}

export const LIMITS: Limits = {
  requestsPerMinute: 600,
  gamesPerMinute: 60,
  socketsPerAddress: 200,
  messagesPerSecond: 30,
  messageBurst: 60,
  runsPerMinute: 120,
  runSeconds: 20,
  linesPerMinute: 30,
  lineBurst: 6,
  ordersInARow: MOST_ORDERED,
  // What is forced after the last of them must still fit into a file.
  logEntries: LOG_LIMIT - 1000,
  freeUndos: 100,
  waitingDays: 14,
  answerBytesPerSecond: 256 * 1024,
  answerBurst: 2 * 1024 * 1024,
  addressBytesPerSecond: 2 * 1024 * 1024,
  addressBurst: 16 * 1024 * 1024,
  backlog: 1024 * 1024,
  addressBacklog: 16 * 1024 * 1024,
  heartbeat: 30_000,
  tryEvery: 1000,
  idle: 60_000,
}

export const BOT_DELAY = 700
/** Tables whose bots may wait for a thread; at a busier server Novices play for them. */
export const BOTS_WAITING = 1000
export const DATABASE_FILE = 'roundhouse.sqlite'
