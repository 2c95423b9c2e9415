import { keepInTab, keptInTab } from '../shell/tab-storage.ts'
import type { Session } from './session.ts'

/**
 * What a player has begun at a table and not sent: the draft of an action, the steps of a plan, a line of the chat. It
 * is written down when the page goes and found again by the next page of this tab, of whatever build: so every reader
 * checks what he finds.
 */
export interface Unsent {
  /** What was kept under this name; told once. */
  take(name: string): unknown
  /** `read` is asked when the page goes; null: nothing to keep. */
  keep(name: string, read: () => unknown): void
  close(): void
}

export function unsentAt(session: Pick<Session, 'id' | 'seats'>): Unsent {
  const readers = new Map<string, () => unknown>()
  const key = (name: string): string => `unsent.${session.id}.${session.seats.peek().join()}.${name}`
  const write = (): void => {
    for (const [name, read] of readers) keepInTab(key(name), read())
  }
  addEventListener('pagehide', write)
  return {
    take(name) {
      const found = keptInTab(key(name))
      keepInTab(key(name), null)
      return found
    },
    keep(name, read) {
      readers.set(name, read)
    },
    close: () => removeEventListener('pagehide', write),
  }
}

/** Nothing is kept: plans are kept by their steps. */
export const KEEPS_NOTHING: Unsent = { take: () => null, keep: () => {}, close: () => {} }
