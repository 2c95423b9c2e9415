import type { Action } from './action.ts'
import type { Seat } from './seat.ts'
import type { TableSetup, TableWanted, TitleAbout } from './title.ts'

/** The game as it is kept: the table, the seed and the ordered log. All else is derived from it. */
export interface GameRecord<A extends Action = Action> {
  readonly format: 1
  readonly title: string
  /** The rules it was played by, e.g. 'chicago-express@1'. */
  readonly rules: string
  readonly variant: string | null
  readonly options: Readonly<Record<string, string>>
  readonly seed: string
  readonly players: readonly string[]
  /** For each seat the level of the bot that plays it, or null for a person; left out where all are people. */
  readonly bots?: readonly (string | null)[]
  readonly log: readonly LogEntry<A>[]
  /** The lots of its set-up, where they were told: a game played on from one whose seed is still a secret. */
  readonly lots?: readonly number[]
  /** Where it was played on from, when it began as another game; its entries up to `at` are that game's. */
  readonly from?: ForkedFrom
}

export interface ForkedFrom {
  readonly table: string
  readonly at: number
  /** It was still played then, so nobody may be advised in this one. */
  readonly running?: true
}

/** Entry n of the log (counted from 1) leads to version n of the game; version 0 is the set-up. */
export type LogEntry<A extends Action = Action> = ActionEntry<A> | UndoEntry

export interface ActionEntry<A extends Action = Action> {
  readonly kind: 'action'
  readonly seat: Seat
  readonly action: A
  /** Played for the seat because nothing else was possible. */
  readonly auto?: true
  /** Played by a standing order of the seat, or by a bot that plays on for its person; counts as its own decision. */
  readonly by?: 'order' | 'bot'
  /** The lots it drew, for those who may not know the generator. */
  readonly lots?: readonly number[]
}

/** The game goes back to version `to`; what was played since stays in the log, without effect. */
export interface UndoEntry {
  readonly kind: 'undo'
  readonly seat: Seat
  readonly to: number
}

/** What is wrong with a table before any game begins: only what a rulebook does not let go together has a section. */
export type TableFault =
  | { readonly code: 'player-count'; readonly params: { players: number; min: number; max: number } }
  | { readonly code: 'unknown-variant'; readonly params: { variant: string; known: string } }
  | { readonly code: 'unknown-option'; readonly params: { option: string; known: string } }
  | { readonly code: 'option-value'; readonly params: { option: string; value: string; known: string } }
  | { readonly code: 'table-clash'; readonly params: { one: string; other: string; section: string } }

export function tableFault(title: TitleAbout, table: TableWanted): TableFault | null {
  const variant = title.variants.find((each) => each.id === table.variant)
  if (table.variant !== null && variant === undefined) {
    const known = title.variants.map((each) => each.id).join(', ')
    return { code: 'unknown-variant', params: { variant: table.variant, known } }
  }
  const { min, max } = variant?.players ?? title.players
  if (!Number.isInteger(table.players) || table.players < min || table.players > max) {
    return { code: 'player-count', params: { players: table.players, min, max } }
  }
  for (const id of Object.keys(table.options)) {
    if (!title.options.some((each) => each.id === id)) {
      return {
        code: 'unknown-option',
        params: { option: id, known: title.options.map((each) => each.id).join(', ') },
      }
    }
  }
  const clash = title.clash?.(table) ?? null
  if (clash !== null) return { code: 'table-clash', params: { ...clash } }
  for (const option of title.options) {
    const { id } = option
    const value = table.options[id]
    if (value === undefined) continue
    const values = option.values(table.players, table.variant)
    if (!values.includes(value)) {
      return { code: 'option-value', params: { option: id, value, known: values.join(', ') } }
    }
  }
  return null
}

export function rulesOf(title: TitleAbout, number: number = title.rules): string {
  return `${title.id}@${number}`
}

/** The number of the rules a record names; null when they are no rules of this title. */
export function rulesNumber(title: TitleAbout, rules: string): number | null {
  const number = /^[1-9]\d{0,5}$/.exec(rules.slice(title.id.length + 1))
  return number === null || rulesOf(title, Number(number[0])) !== rules ? null : Number(number[0])
}

/** A table of this record; its rules must be known (see `rulesFault`). */
export function setupOf(record: GameRecord): TableSetup {
  const { variant, options, seed, players } = record
  const rules = Number(record.rules.slice(record.title.length + 1))
  return { rules, players: players.length, variant, options, seed }
}

/** Why a game of these rules cannot be played here: they are not known (yet), or have been dropped. */
export type RulesFault =
  | { readonly code: 'rules-version'; readonly recorded: string; readonly known: string }
  | { readonly code: 'rules-dropped'; readonly recorded: string; readonly since: string }

export function rulesFault(title: TitleAbout, rules: string): RulesFault | null {
  const number = rulesNumber(title, rules)
  if (number === null || number > title.rules) {
    return { code: 'rules-version', recorded: rules, known: rulesOf(title) }
  }
  if (number < title.since) {
    return { code: 'rules-dropped', recorded: rules, since: rulesOf(title, title.since) }
  }
  return null
}
