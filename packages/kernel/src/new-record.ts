import { type GameRecord, rulesOf } from './record.ts'
import { seedFrom } from './rng.ts'
import type { TitleAbout } from './title.ts'

/** A new game of a sound table (see `tableFault`), with nothing played yet. */
export function newRecord(
  title: TitleAbout,
  table: {
    readonly players: readonly string[]
    readonly seed: string
    readonly variant?: string | null
    readonly options?: Readonly<Record<string, string>>
    /** The newest unless another is wanted. */
    readonly rules?: number
  },
): GameRecord {
  const options: Record<string, string> = {}
  for (const option of title.options) options[option.id] = table.options?.[option.id] ?? option.fallback
  return {
    format: 1,
    title: title.id,
    rules: rulesOf(title, table.rules),
    variant: table.variant ?? null,
    options,
    seed: seedFrom(table.seed),
    players: [...table.players],
    log: [],
  }
}

/** The record with who plays which seat: nothing that is played depends on it. */
export function withBots(record: GameRecord, bots: readonly (string | null)[]): GameRecord {
  if (bots.some((bot) => bot !== null)) return { ...record, bots }
  const plain: { -readonly [Field in keyof GameRecord]: GameRecord[Field] } = { ...record }
  delete plain.bots
  return plain
}
