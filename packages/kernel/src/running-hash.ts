import { hashOf } from './hash.ts'
import type { LogEntry } from './record.ts'

/** The running hash of a log in which nothing stands yet. */
export const FIRST_RUNNING_HASH = '0000000000000000'

/**
 * The running hash of a log once `entry` stands behind one whose running hash is `before`. Two logs with the same one
 * have the same past: a page and its server compare a few letters in place of all entries.
 */
export function runningHash(before: string, entry: LogEntry): string {
  return hashOf([before, entry])
}
