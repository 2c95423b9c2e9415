import { type Bot, workBudget } from '@roundhouse/bots'
import {
  type GameRecord,
  History,
  type LogEntry,
  type Title,
  type TitleAbout,
  asReadonly,
  choices,
  createRng,
  draw,
  fingerprint,
  fingerprintOfChoices,
  newRecord,
  replay,
  setupOf,
  tableFault,
} from '@roundhouse/kernel'

/**
 * A game of some rule number with what its players saw after every entry, the set-up first. It is never written again:
 * every later release must show the same.
 */
export interface ArchivedGame {
  readonly record: GameRecord
  readonly finished: boolean
  /** Fingerprints of the table and of everything that was allowed. */
  readonly seen: readonly string[]
  readonly allowed: readonly string[]
}

/** A table to be archived under a name. */
export interface ArchiveTable {
  readonly name: string
  readonly players: number
  readonly variant: string | null
  readonly options: Readonly<Record<string, string>>
  readonly finished: boolean
}

/** Enough of a fingerprint to tell any two moments of a game apart. */
const DIGITS = 8
/** An unfinished game stops after so many entries; now and then somebody takes a few of them back. */
const UNFINISHED_AFTER = 160
const UNDO_EVERY = 23
const UNDONE = 3

/** Of an option that is a number, such as how many markers there are, the first few tell enough. */
const MOST_VALUES = 4

/** Every variant with every number of players to its end; each unfinished once; each option with its other values. */
export function tablesOf(title: TitleAbout): readonly ArchiveTable[] {
  const kinds = [{ id: null, players: title.players }, ...title.variants]
  return kinds.flatMap(({ id: variant, players: { min, max } }) => {
    const named = variant ?? 'base'
    const table = { variant, options: {}, finished: true }
    const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index)
    return [
      ...counts.map((players) => ({ ...table, name: `${named}-${players}`, players })),
      { ...table, name: `${named}-unfinished`, players: max, finished: false },
      ...otherValues(title, variant, min).map(([option, value]) => ({
        ...table,
        name: `${named}-${option}-${value}`,
        players: min,
        options: { [option]: value },
      })),
    ]
  })
}

function otherValues(title: TitleAbout, variant: string | null, players: number): [string, string][] {
  return title.options.flatMap(({ id, values, fallback }) =>
    values(players, variant)
      .filter((value) => value !== fallback)
      .slice(0, MOST_VALUES)
      .filter((value) => tableFault(title, { players, variant, options: { [id]: value } }) === null)
      .map((value): [string, string] => [id, value]),
  )
}

/** Bots play it; the name is its seed, so the same release makes the same game. */
export function playedForArchive(title: Title, table: ArchiveTable, bot: Bot): ArchivedGame {
  const players = Array.from({ length: table.players }, (_, seat) => `Player ${seat + 1}`)
  const { name: seed, variant, options, finished } = table
  const start = newRecord(title, { players, seed, variant, options })
  const history = new History(
    title,
    title.setup(setupOf(start), () => {}),
  )
  const rng = createRng(`${seed}/bots`)
  const last = finished ? Infinity : UNFINISHED_AFTER
  while (history.state.ended === null && history.version < last) {
    const appended = history.append(nextEntry(history, bot, (below) => draw(rng, below), finished))
    if (!appended.ok) throw new Error(`${seed}: entry ${history.version + 1} is refused`)
  }
  return archived(title, { ...start, log: history.log })
}

function nextEntry(
  { title, state, version }: History,
  bot: Bot,
  drawBelow: (below: number) => number,
  finished: boolean,
): LogEntry {
  const seat = title.toAct(asReadonly(state))[0]
  if (seat === undefined) throw new Error('nobody is asked, yet the game has not ended')
  if (!finished && version % UNDO_EVERY === UNDO_EVERY - 1)
    return { kind: 'undo', seat, to: version - UNDONE }
  const known = title.conceal(asReadonly(state), seat)
  const turn = { title, state: known, seat, choices: choices(title, state, seat), nature: `${seat}` }
  return { kind: 'action', seat, action: bot.choose(turn, drawBelow, workBudget(bot.work)).action }
}

/** The game with its fingerprints, as this release plays it; it must replay. */
export function archived(title: Title, record: GameRecord): ArchivedGame {
  const began = replay(title, record, 0)
  if (!began.ok) throw new Error(JSON.stringify(began.fault))
  const { history } = began
  const [seen, allowed]: [string[], string[]] = [[], []]
  const note = (): void => {
    seen.push(shownBy(history))
    allowed.push(allowedBy(history))
  }
  note()
  for (const entry of record.log) {
    const appended = history.append(entry)
    if (!appended.ok) throw new Error(refusedEntry(history.version + 1, appended))
    note()
  }
  return { record, finished: history.state.ended !== null, seen, allowed }
}

/**
 * The first moment at which an archived game is played otherwise than when it was kept, in one line; null if none.
 * Every so many moments are looked at, and the last.
 */
export function archiveFault(title: Title, kept: ArchivedGame, every = 1): string | null {
  const { log } = kept.record
  const began = replay(title, kept.record, 0)
  if (!began.ok) return JSON.stringify(began.fault)
  const { history } = began
  for (let version = 0; version <= log.length; version++) {
    const entry = log[version - 1]
    const appended = entry === undefined ? { ok: true } : history.append(entry)
    if (!appended.ok) return refusedEntry(version, appended)
    if (version % every !== 0 && version < log.length) continue
    if (shownBy(history) !== kept.seen[version]) return `entry ${version} shows another table`
    if (allowedBy(history) !== kept.allowed[version])
      return `after entry ${version} other actions are allowed`
  }
  return (history.state.ended !== null) === kept.finished ? null : 'it ends otherwise'
}

function refusedEntry(version: number, refused: unknown): string {
  return `entry ${version} is refused: ${JSON.stringify(refused)}`
}

function shownBy({ title, state }: History): string {
  return fingerprint(title, state).slice(0, DIGITS)
}

function allowedBy({ title, state }: History): string {
  return fingerprintOfChoices(title, state).slice(0, DIGITS)
}
