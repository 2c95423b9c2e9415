import type { Action, Title } from '@roundhouse/kernel'
import { type Fault, fault } from './faults.ts'
import { type Parsed, type Schema, parseBy } from './parsed.ts'

/** A title with the way its actions are read. A page takes only the readers of the titles it can show. */
export interface Reader {
  readonly title: Title
  /** An action from outside: sound in form, which does not yet make it legal. */
  parseAction(json: unknown): Parsed<Action>
}

export function readerOf(title: Title, schema: Schema<Action>): Reader {
  return {
    title,
    parseAction: (json) => parseBy(schema, json, (field) => fault('malformed-action', { field })),
  }
}

export function unknownTitle(title: string, readers: readonly Reader[]): Fault {
  return fault('unknown-title', { title, known: readers.map((reader) => reader.title.id).join(', ') })
}
