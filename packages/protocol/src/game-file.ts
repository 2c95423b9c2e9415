import {
  type ForkedFrom,
  type GameRecord,
  type LogEntry,
  rulesNumber,
  tableFault,
  withBots,
} from '@roundhouse/kernel'
import * as z from 'zod/mini'
import { type Fault, fault } from './faults.ts'
import { nameSchema } from './names.ts'
import { parseBy } from './parsed.ts'
import { type Reader, unknownTitle } from './reader.ts'

/** The longest log that is read: far above any game, far below what would hurt. */
export const LOG_LIMIT = 20_000

/** More lots than any action draws. */
const LOTS_LIMIT = 200

const id = z.string().check(z.minLength(1), z.maxLength(60))
const seat = z.int().check(z.minimum(0), z.maximum(30))

const lots = z.array(z.int().check(z.minimum(0))).check(z.maxLength(LOTS_LIMIT))

const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('action'),
    seat,
    action: z.looseObject({ type: z.string() }),
    auto: z.optional(z.literal(true)),
    by: z.optional(z.enum(['order', 'bot'])),
    lots: z.optional(lots),
  }),
  z.strictObject({ kind: z.literal('undo'), seat, to: z.int().check(z.minimum(0), z.maximum(LOG_LIMIT)) }),
])

const gameSchema = z.strictObject({
  format: z.literal(1),
  title: id,
  rules: id,
  variant: z.nullable(id),
  options: z.record(id, id),
  seed: z.string().check(z.regex(/^sfc32:[0-9a-f]{32}$/)),
  players: z.array(nameSchema).check(z.maxLength(30)),
  bots: z.optional(z.array(z.nullable(id)).check(z.maxLength(30))),
  log: z.array(entrySchema).check(z.maxLength(LOG_LIMIT)),
  lots: z.optional(lots),
  from: z.optional(
    z.strictObject({
      table: nameSchema,
      at: z.int().check(z.minimum(0), z.maximum(LOG_LIMIT)),
      running: z.optional(z.literal(true)),
    }),
  ),
})

type Forked = NonNullable<z.infer<typeof gameSchema>['from']>

export type ParsedGame =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly fault: Fault }

/** A game file of one of these titles: sound in form and set up at a possible table. Whether its log is legal, only `replay` tells. */
export function parseGameFile(json: unknown, readers: readonly Reader[]): ParsedGame {
  const parsed = parseBy(gameSchema, json, malformed)
  if (!parsed.ok) return hidesItsSeed(json) ? { ok: false, fault: fault('game-under-way', {}) } : parsed
  const { log, from, lots: told, bots = [], ...table } = parsed.value
  const reader = readers.find((each) => each.title.id === table.title)
  if (reader === undefined) return { ok: false, fault: unknownTitle(table.title, readers) }
  const rules = rulesNumber(reader.title, table.rules) ?? reader.title.rules
  const wrong = tableFault(reader.title, { ...table, rules, players: table.players.length })
  if (wrong !== null) return { ok: false, fault: wrong }
  if (bots.length > table.players.length) return { ok: false, fault: malformed('bots') }
  const entries: LogEntry[] = []
  for (const [index, entry] of log.entries()) {
    if (entry.seat >= table.players.length) return { ok: false, fault: malformed(`log.${index}.seat`) }
    if (entry.kind === 'undo') {
      entries.push(entry)
      continue
    }
    const action = reader.parseAction(entry.action)
    if (!action.ok) return { ok: false, fault: malformed(`log.${index}.action`) }
    entries.push({
      kind: 'action',
      seat: entry.seat,
      action: action.value,
      ...(entry.auto === true ? { auto: true } : {}),
      ...(entry.by === undefined ? {} : { by: entry.by }),
      ...(entry.lots === undefined ? {} : { lots: entry.lots }),
    })
  }
  const record = {
    ...table,
    log: entries,
    ...(told === undefined ? {} : { lots: told }),
    ...(from === undefined ? {} : { from: forkedFrom(from) }),
  }
  return { ok: true, record: withBots(record, bots) }
}

/** Downloaded from a server before its end; what it would draw next stays hidden. */
function hidesItsSeed(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'seedHash' in json && !('seed' in json)
}

function forkedFrom({ table, at, running }: Forked): ForkedFrom {
  return running === true ? { table, at, running } : { table, at }
}

function malformed(field: string): Fault {
  return fault('malformed-game', { field })
}
