import { LEVELS, type Level, botsUpTo, botOf, botsOf, levelOf, mannerOf } from '@roundhouse/bots'
import type { Action, ActionEntry, Choice, GameRecord, GameState, Seat, Title } from '@roundhouse/kernel'
import { UsageFault } from '../faults.ts'
import { execPlayer } from './exec-player.ts'
import { levelPlayer } from './level-player.ts'
import type { NoteProgram } from './program.ts'

/** How long bots may think: counted in work, in milliseconds, or as each is meant to be played. */
export type Thinking =
  | { readonly kind: 'own' }
  | { readonly kind: 'work'; readonly most: number }
  | { readonly kind: 'milliseconds'; readonly most: number }

export interface Asked {
  readonly title: Title
  /** As the seat may know it. */
  readonly state: GameState
  readonly seat: Seat
  readonly choices: readonly Choice[]
  readonly log: readonly ActionEntry[]
  readonly draw: (below: number) => number
  readonly nature: string
}

export interface Answer {
  /** Null when it has none. */
  readonly action: Action | null
  /** How long it thought; null when it was not there to think. */
  readonly milliseconds: number | null
  /** Why somebody else had to decide, or has to; null when it did itself. */
  readonly failed: string | null
}

/** A bot at the table, ours or another's. */
export interface Player {
  choose(asked: Asked): Promise<Answer>
  close(): Promise<void>
}

/** A player for one seat of one game. */
export type Hire = (start: GameRecord, seat: Seat) => Player

const EXEC = 'exec:'

/** What stands for a program of somebody else's; null where the name is one of ours. */
export function commandIn(name: string): string | null {
  return name.startsWith(EXEC) ? name.slice(EXEC.length) : null
}

/** What the file of a game calls a bot; programs of others have no level. */
export function nameInFile(title: string, name: string): string | null {
  return botOf(title, name) ?? levelOf(name)
}

/** The levels that a title has beside those it offers: a tournament decides whether it will, so there they play. */
export async function levelsBeside(title: Title, offered: readonly Level[]): Promise<readonly Level[]> {
  const found: Level[] = []
  for (const level of LEVELS) {
    if (offered.includes(level)) continue
    const bots = await botsUpTo(title.id, level, null, [level])
    // Behind whoever there is stands the Novice.
    if (bots.length > 1) found.push(level)
  }
  return found
}

/** Whoever lets levels play that the title does not offer says which. */
export function botNameFault(
  title: Title,
  name: string,
  unoffered: readonly Level[] = [],
): UsageFault | null {
  const command = commandIn(name)
  if (command !== null) return command.length > 0 ? null : new UsageFault('exec: needs a command')
  const level = levelOf(name)
  if (level === null) {
    return new UsageFault(`there is no bot '${name}'; known: ${LEVELS.join(', ')}, exec:COMMAND`)
  }
  if (botOf(title.id, name) !== null || unoffered.some((each) => each === name)) return null
  const others = unoffered.length === 0 ? '' : `, and has ${unoffered.join(', ')}, not offered yet`
  return new UsageFault(
    `${title.id} has no bot '${name}' to offer; it offers ${botsOf(title.id).join(', ')}${others}`,
  )
}

/** `note` hears of the programs that are started. */
export async function hirerOf(
  title: Title,
  name: string,
  thinking: Thinking,
  note: NoteProgram,
): Promise<Hire> {
  const command = commandIn(name)
  if (command !== null) return (start, seat) => execPlayer(command, start, seat, thinking, note)
  const level = levelOf(name)
  if (level === null) throw new UsageFault(`there is no bot '${name}'`)
  const player = levelPlayer(await botsUpTo(title.id, level, mannerOf(name), LEVELS), thinking)
  return () => player
}
