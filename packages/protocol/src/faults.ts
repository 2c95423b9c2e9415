import type { RulesFault } from '@roundhouse/kernel'
/**
 * Everything that can go wrong outside the rules: input that cannot be read, tables that cannot be set up,
 * seats, versions, limits, the database. A fault is a code with parameters and no section; a broken rule is
 * a refusal. The words for players live in the catalogues; the English line here is for programs and logs.
 */
export interface FaultTable {
  'malformed-json': None
  'malformed-request': { field: string }
  'malformed-message': { field: string }
  'malformed-action': { field: string }
  'malformed-game': { field: string }
  /** Its seed is a secret until it is over. */
  'game-under-way': None
  /** `limit` in bytes. */
  oversized: { limit: number }
  'not-found': None

  'unknown-title': { title: string; known: string }
  'unknown-variant': { variant: string; known: string }
  'player-count': { players: number; min: number; max: number }
  'unknown-option': { option: string; known: string }
  'option-value': { option: string; value: string; known: string }
  'table-clash': { one: string; other: string; section: string }
  'unknown-bot': { bot: string; known: string }
  'no-person': None
  'player-name': { most: number }
  'name-taken': { name: string }
  'rules-version': { recorded: string; known: string }
  'rules-dropped': { recorded: string; since: string }
  'game-damaged': { game: string; at: number }
  /** It replays, but players would not see what they saw after entry `at`. */
  'game-differs': { game: string; at: number }
  /** What the disk holds of it cannot even be read. */
  'game-unreadable': { game: string }
  /** The page has seen a log (up to `seen`) that the server's (of `version` entries) is not the continuation of. */
  'past-differs': { seen: number; version: number }
  /** The log has `most` entries and takes no more. */
  'log-full': { most: number }

  'no-such-game': { game: string }
  'no-such-seat': { seat: number }
  'seat-taken': { seat: number }
  'table-full': None
  'already-seated': { seat: number }
  'wrong-invite': None
  'wrong-secret': None
  'not-your-seat': { seat: number }
  'game-not-started': None
  'game-started': None
  'not-opener': None
  'opener-stays': None
  'table-closed': { by: 'opener' | 'time' }
  'stale-version': { version: number; current: number }

  'undo-nothing': None
  'undo-ended': None
  /** Taken back too often for a free undo, and nobody is there to consent. */
  'undo-spent': None

  'proposal-pending': { seat: number }
  'no-proposal': None
  /** Under the newest rules entry `at` would not be allowed, or would lead elsewhere; 0 is the set-up. */
  'carry-refused': { at: number }
  'carry-differs': { at: number }

  'no-orders': { title: string }
  'order-not-now': { kind: string }
  'order-value': { field: string }
  'no-such-order': None

  'chat-not-seated': None
  /** `most` characters. */
  'chat-text': { most: number }

  'no-runs': { title: string }
  'unknown-company': { company: string; known: string }
  'no-such-version': { version: number; current: number }
  'runs-busy': None
  'run-too-long': { seconds: number }

  'rate-limited': { seconds: number }
  'too-many-sockets': None
  'foreign-origin': { origin: string }
  'foreign-host': { host: string }
  'server-stopping': None
  internal: None

  'database-failed': None
  'database-read-only': { file: string }
  'database-newer': { file: string; found: number; known: number }
  'database-damaged': { file: string }
  'folder-in-use': { folder: string }
}

type None = Record<never, never>
export type FaultCode = keyof FaultTable

export type Fault = {
  [Code in FaultCode]: { readonly code: Code; readonly params: Readonly<FaultTable[Code]> }
}[FaultCode]

export function fault<Code extends FaultCode>(code: Code, params: FaultTable[Code]): Fault {
  return { code, params } as unknown as Fault
}

export function rulesFaultOf(found: RulesFault): Fault {
  return found.code === 'rules-version'
    ? fault('rules-version', { recorded: found.recorded, known: found.known })
    : fault('rules-dropped', { recorded: found.recorded, since: found.since })
}

/** One plain English line, for the answers of the API and for logs. */
export function faultLine(found: Fault): string {
  const line = LINES[found.code] as (params: Fault['params']) => string
  return line(found.params)
}

const LINES: { readonly [Code in FaultCode]: (params: FaultTable[Code]) => string } = {
  'malformed-json': () => 'This is not JSON.',
  'malformed-request': ({ field }) => `The request is malformed${at(field)}.`,
  'malformed-message': ({ field }) => `The message is malformed${at(field)}.`,
  'malformed-action': ({ field }) => `The action is malformed${at(field)}.`,
  'malformed-game': ({ field }) => `The game file is malformed${at(field)}.`,
  'game-under-way': () => 'The game file is of a game that is not over: its seed is not in it.',
  oversized: ({ limit }) => `More than ${limit} bytes are not accepted.`,
  'not-found': () => 'There is nothing at this address.',
  'unknown-title': ({ title, known }) => `There is no title “${title}”; known: ${known}.`,
  'unknown-variant': ({ variant, known }) => `There is no variant “${variant}”; known: ${known || 'none'}.`,
  'player-count': ({ players, min, max }) => `${players} players; the game is for ${min} to ${max}.`,
  'unknown-option': ({ option, known }) => `There is no option “${option}”; known: ${known || 'none'}.`,
  'option-value': ({ option, value, known }) => `“${value}” is no value of ${option}; known: ${known}.`,
  'table-clash': ({ one, other, section }) => `“${one}” and “${other}” do not go together (${section}).`,
  'unknown-bot': ({ bot, known }) => `There is no bot “${bot}”; known: ${known}.`,
  'no-person': () => 'At least one seat must be for a person.',
  'player-name': ({ most }) => `A name has 1 to ${most} visible characters.`,
  'name-taken': ({ name }) => `Somebody at this table is called “${name}” already.`,
  'rules-version': ({ recorded, known }) => `Recorded under the rules ${recorded}; these are ${known}.`,
  'rules-dropped': ({ recorded, since }) =>
    `The rules ${recorded} are no longer played; the oldest are ${since}.`,
  'game-damaged': ({ game, at: entry }) => `Game ${game} does not replay: entry ${entry} fails.`,
  'game-differs': ({ game, at: entry }) =>
    `Game ${game} shows other figures after entry ${entry} than its players saw.`,
  'game-unreadable': ({ game }) => `Game ${game} cannot be read from the disk.`,
  'past-differs': ({ seen, version }) =>
    `You have seen a game of ${seen} entries that this one, of ${version}, does not continue.`,
  'log-full': ({ most }) => `The log of this game has ${most} entries and takes no more.`,
  'no-such-game': ({ game }) => `There is no game “${game}”.`,
  'no-such-seat': ({ seat }) => `There is no seat ${seat + 1} for a person at this table.`,
  'seat-taken': ({ seat }) => `Seat ${seat + 1} is taken.`,
  'table-full': () => 'Every seat is taken.',
  'already-seated': ({ seat }) => `You have seat ${seat + 1} at this table already.`,
  'wrong-invite': () => 'This invitation is not valid for this game.',
  'wrong-secret': () => 'This link does not open a seat of this game.',
  'not-your-seat': ({ seat }) => `Seat ${seat + 1} is not yours.`,
  'game-not-started': () => 'The game begins when every seat is taken.',
  'game-started': () => 'The game has begun.',
  'not-opener': () => 'Only who opened the table may do this.',
  'opener-stays': () => 'Who opened the table keeps a seat as long as it waits; it can be closed.',
  'table-closed': ({ by }) =>
    by === 'opener' ? 'The table was closed by who opened it.' : 'The table waited too long and was closed.',
  'stale-version': ({ version, current }) => `You saw version ${version}; the game is at ${current}.`,
  'undo-nothing': () => 'There is no action of yours to undo.',
  'undo-ended': () => 'The game has ended and stays as it is.',
  'undo-spent': () => 'Too much has been taken back: play on, then actions can be taken back again.',
  'proposal-pending': ({ seat }) => `Seat ${seat + 1} has asked for something already.`,
  'no-proposal': () => 'Nobody asks for anything now.',
  'carry-refused': ({ at: entry }) => `The newest rules do not allow entry ${entry}.`,
  'carry-differs': ({ at: entry }) => `Under the newest rules entry ${entry} leads elsewhere.`,
  'no-orders': ({ title }) => `There are no standing orders in ${title}.`,
  'order-not-now': ({ kind }) => `The order “${kind}” cannot be given now.`,
  'order-value': ({ field }) => `The order does not allow this value of “${field}”.`,
  'no-such-order': () => 'This order does not stand any more.',
  'chat-not-seated': () => 'Only those who sit at the table may write.',
  'chat-text': ({ most }) => `A line has 1 to ${most} visible characters.`,
  'no-runs': ({ title }) => `Nobody runs trains for the best revenue in ${title}.`,
  'unknown-company': ({ company, known }) => `There is no company “${company}”; known: ${known}.`,
  'no-such-version': ({ version, current }) => `There is no version ${version}; the game is at ${current}.`,
  'runs-busy': () => 'Too many runs are being searched for; ask again soon.',
  'run-too-long': ({ seconds }) => `The search was broken off after ${seconds} s.`,
  'rate-limited': ({ seconds }) => `Too much at once; wait ${seconds} s.`,
  'too-many-sockets': () => 'Too many connections.',
  'foreign-origin': ({ origin }) => `Requests from ${origin} are not accepted.`,
  'foreign-host': ({ host }) => `This server does not answer to the name ${host}.`,
  'server-stopping': () => 'The server is stopping.',
  internal: () => 'Something went wrong on the server; nothing was changed.',
  'database-failed': () => 'The database could not write; nothing was changed.',
  'database-read-only': ({ file }) => `The database ${file} cannot be written.`,
  'database-newer': ({ file, found, known }) =>
    `The database ${file} is of version ${found}; this program knows versions up to ${known}.`,
  'database-damaged': ({ file }) => `${file} is not a sound database.`,
  'folder-in-use': ({ folder }) => `Another server uses the folder ${folder}.`,
}

export const FAULT_CODES = Object.keys(LINES) as readonly FaultCode[]

function at(field: string): string {
  return field === '' ? '' : ` at “${field}”`
}
