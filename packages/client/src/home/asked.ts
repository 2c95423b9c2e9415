import type { Asking } from '@roundhouse/kernel'
import { later } from '../shell/later.ts'

/** Says what a game asks for; a player's name stands for the seat. Null where it has no words for it. */
type Saying = (asking: Asking, name: string) => string | null

/** By the ids of the titles. Each comes, with the words it needs, with the first of its tables that is listed. */
const SAYING: Readonly<Record<string, () => Saying | null>> = {
  'chicago-express': later(async () => (await import('../chicago-express/asked.ts')).readySaying()),
  '18cz': later(async () => (await import('../18cz/asked.ts')).readySaying()),
  '1824': later(async () => (await import('../1824/asked.ts')).readySaying()),
  '1862': later(async () => (await import('../1862/asked.ts')).readySaying()),
}

/** What a game asks for in its title's words; null as long as they are not there, or know no more than whose turn it is. */
export function askedAt(title: string, asking: Asking | null | undefined, name: string): string | null {
  return asking ? (SAYING[title]?.()?.(asking, name) ?? null) : null
}
