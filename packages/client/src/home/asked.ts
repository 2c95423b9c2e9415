import type { Asking } from '@roundhouse/kernel'
import { later } from '../shell/later.ts'
import { TITLES } from '../titles.ts'

/** The words of each title come with the first of its tables that is listed. */
const SAYING = new Map(TITLES.map(({ about, asked }) => [about.id, asked && later(asked)]))

/** What a game asks for in its title's words; null as long as they are not there, or know no more than whose turn it is. */
export function askedAt(title: string, asking: Asking | null | undefined, name: string): string | null {
  return asking ? (SAYING.get(title)?.()?.(asking, name) ?? null) : null
}
