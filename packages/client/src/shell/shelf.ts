import type { Title } from '@roundhouse/kernel'
import type { Reader } from '@roundhouse/protocol'
import { chicagoReader } from '@roundhouse/protocol/chicago-express'

/** The titles that have a table in the browser; others can be played on the command line only. */
export const READERS: readonly Reader[] = [chicagoReader]

export const SHELF: readonly Title[] = READERS.map((reader) => reader.title)

export function titleOf(id: string): Title | null {
  return SHELF.find((title) => title.id === id) ?? null
}
