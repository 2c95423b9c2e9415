import type { Action } from '@roundhouse/kernel'
import type { Parsed } from '../parsed.ts'
import { type Reader, unknownTitle } from '../reader.ts'
import { czReader } from './18cz.ts'
import { ahReader } from './1824.ts'
import { rmReader } from './1862.ts'
import { chicagoReader } from './chicago-express.ts'

/** The readers of all titles, for the server and the command line. */
export const READERS: readonly Reader[] = [
  chicagoReader, //
  czReader,
  ahReader,
  rmReader,
]

export function parseAction(title: string, json: unknown): Parsed<Action> {
  const reader = READERS.find((each) => each.title.id === title)
  return reader === undefined ? { ok: false, fault: unknownTitle(title, READERS) } : reader.parseAction(json)
}
