import { recall, remember } from '../shell/device-store.ts'

const KEPT = 'seen'
/** Games of which it is kept how far they were seen, the latest ones. */
const MOST = 50

/** How far this browser has seen a game, so that it notices when a server has fallen behind; null: unknown. */
export function seenOf(game: string): string | null {
  return all().find(([id]) => id === game)?.[1] ?? null
}

export function keepSeen(game: string, seen: string): void {
  write([...all().filter(([id]) => id !== game), [game, seen]])
}

/** The player goes on with what the server has. */
export function forgetSeen(game: string): void {
  write(all().filter(([id]) => id !== game))
}

function write(seen: readonly (readonly [string, string])[]): void {
  remember(KEPT, JSON.stringify(seen.slice(-MOST)))
}

function all(): readonly (readonly [string, string])[] {
  try {
    const kept: unknown = JSON.parse(recall(KEPT) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPair) : []
  } catch {
    return []
  }
}

function isPair(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string')
}
