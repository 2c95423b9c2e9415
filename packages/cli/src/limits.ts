import { LIMITS, type Limits } from '@roundhouse/server'
import { wholeNumber } from './arguments.ts'
import { columns } from './columns.ts'
import { UsageFault } from './faults.ts'

/** What each limit of the server is about. */
const ABOUT: Readonly<Record<keyof Limits, string>> = {
  requestsPerMinute: 'requests of an address',
  gamesPerMinute: 'new tables of an address',
  socketsPerAddress: 'open sockets of an address',
  messagesPerSecond: 'messages of a socket, pings among them',
  messageBurst: 'messages of a socket at once',
  runsPerMinute: 'best runs that an address asks for',
  runSeconds: 'seconds that one of them is searched for',
  linesPerMinute: 'lines of the chat by a seat',
  lineBurst: 'lines of the chat by a seat at once',
  ordersInARow: 'actions by standing orders while nobody decides',
  logEntries: 'entries of a log, after which a game takes no more',
  freeUndos: 'undos without consent that a seat has in a game',
  waitingDays: 'days after which a table without players is closed',
  answerBytesPerSecond: 'bytes of long answers to a socket',
  answerBurst: 'bytes of long answers to a socket at once',
  addressBytesPerSecond: 'bytes of long answers to an address',
  addressBurst: 'bytes of long answers to an address at once',
  backlog: 'bytes that wait for a slow socket before it is closed',
  addressBacklog: 'bytes that wait for all sockets of an address',
  heartbeat: 'milliseconds between two looks at who is still there',
  tryEvery: 'milliseconds between two tries while the database does not write',
  idle: 'milliseconds that a game nobody looks at stays in memory',
}

const NAMES = Object.keys(ABOUT) as readonly (keyof Limits)[]

/** The limits with their usual values, for the help. */
export function limitLines(): string[] {
  const rows = NAMES.map((name) => [`  ${name}`, String(LIMITS[name]), ABOUT[name]])
  return ['', 'limits:', ...columns(rows)]
}

/** 'gamesPerMinute=10' … */
export function limitsOf(texts: readonly string[]): Partial<Limits> {
  return Object.fromEntries(
    texts.map((text) => {
      const [name = '', value = '', ...rest] = text.split('=')
      if (!NAMES.some((each) => each === name) || rest.length > 0)
        throw new UsageFault(`--limit knows no '${text}': serve --help names the limits`)
      return [name, wholeNumber(`limit ${name}`, value, 1, Number.MAX_SAFE_INTEGER)]
    }),
  )
}
