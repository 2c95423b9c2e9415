import {
  type Bot,
  type Budget,
  LEVELS,
  botsUpTo,
  botOf,
  botsOf,
  levelOf,
  mannerOf,
  timeBudget,
  workBudget,
} from '@roundhouse/bots'
import type { Action, ActionEntry, Choice, GameRecord, GameState, Seat, Title } from '@roundhouse/kernel'
import { UsageFault } from '../faults.ts'
import { execPlayer } from './exec-player.ts'

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

/** A bot at the table, ours or another's; null when it has no answer. */
export interface Player {
  choose(asked: Asked): Promise<Action | null>
  close(): void
}

/** A player for one seat of one game. */
export type Hire = (start: GameRecord, seat: Seat) => Player

export const EXEC = 'exec:'

export function botNameFault(title: Title, name: string): UsageFault | null {
  if (name.startsWith(EXEC)) return name.length > EXEC.length ? null : new UsageFault('exec: needs a command')
  const level = levelOf(name)
  if (level === null) {
    return new UsageFault(`there is no bot '${name}'; known: ${LEVELS.join(', ')}, exec:COMMAND`)
  }
  if (botOf(title.id, name) !== null) return null
  return new UsageFault(`${title.id} has no bot '${name}' yet; it has ${botsOf(title.id).join(', ')}`)
}

export async function hirerOf(title: Title, name: string, thinking: Thinking): Promise<Hire> {
  if (name.startsWith(EXEC)) {
    return (start, seat) => execPlayer(name.slice(EXEC.length), start, seat, thinking)
  }
  const level = levelOf(name)
  const [bot] = level === null ? [] : await botsUpTo(title.id, level, mannerOf(name))
  if (bot === undefined) throw new UsageFault(`there is no bot '${name}'`)
  return () => ({
    choose: (asked) => Promise.resolve(bot.choose(asked, asked.draw, budgetOf(bot, thinking)).action),
    close: () => {},
  })
}

export function budgetOf(bot: Bot, thinking: Thinking): Budget {
  if (thinking.kind === 'milliseconds') return timeBudget(thinking.most, () => performance.now())
  return workBudget(thinking.kind === 'work' ? thinking.most : bot.work)
}
