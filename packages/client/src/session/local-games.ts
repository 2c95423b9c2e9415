import { signal } from '@preact/signals'
import type { GameRecord } from '@roundhouse/kernel'
import type { Glance } from './glance.ts'
import { indexedStore } from './indexed-store.ts'
import type { LocalGame } from './local-session.ts'

/** A game as this browser keeps it: the game, what the list shows of it, and when it was played last. */
export interface KeptGame extends LocalGame {
  readonly glance: Glance | null
  /** Of what its players saw last; games kept by early releases have none. */
  readonly fingerprint?: string
  readonly created: number
  readonly played: number
}

/** One line of the list; what cannot be read is kept too, so that it can be handed out. */
export type LocalRow =
  | { readonly kind: 'sound'; readonly id: string; readonly game: KeptGame }
  | { readonly kind: 'damaged'; readonly id: string; readonly value: unknown }

export const gameStore = indexedStore('roundhouse', 'games')

/** The last write did not succeed: the page must say so. */
export const notKept = signal(false)

/** Last played first. */
export async function localRows(): Promise<readonly LocalRow[]> {
  const rows = (await gameStore.all()).map(({ id, value }) => rowOf(id, value))
  const played = (row: LocalRow): number => (row.kind === 'sound' ? row.game.played : 0)
  return rows.toSorted((a, b) => played(b) - played(a))
}

export async function localRow(id: string): Promise<LocalRow | null> {
  const value = await gameStore.get(id)
  return value === undefined ? null : rowOf(id, value)
}

/** After every entry; a failure is shown, never thrown into the game. */
export function keepLocalGame(game: KeptGame): void {
  gameStore
    .put(game.id, () => ({ ...game, played: Date.now() }))
    .then(
      () => {
        notKept.value = false
      },
      () => {
        notKept.value = true
      },
    )
}

export async function renameLocalGame(game: KeptGame, tableName: string): Promise<void> {
  await gameStore.put(game.id, () => ({ ...game, tableName }))
}

export async function removeLocalGame(id: string): Promise<void> {
  await gameStore.remove(id)
}

/** Enough for the list; whether the moves are sound is found out when the game is opened. */
function rowOf(id: string, value: unknown): LocalRow {
  return isKept(value) ? { kind: 'sound', id, game: { ...value, id } } : { kind: 'damaged', id, value }
}

function isKept(value: unknown): value is KeptGame {
  if (typeof value !== 'object' || value === null) return false
  const { tableName, record, bots, played, created, glance, fingerprint } = value as Partial<
    Record<keyof KeptGame, unknown>
  >
  if (typeof tableName !== 'string' || typeof played !== 'number' || typeof created !== 'number') return false
  if (!Array.isArray(bots) || typeof glance !== 'object') return false
  if (fingerprint !== undefined && typeof fingerprint !== 'string') return false
  if (typeof record !== 'object' || record === null) return false
  const { title, players, log } = record as Partial<Record<keyof GameRecord, unknown>>
  return (
    typeof title === 'string' &&
    Array.isArray(log) &&
    Array.isArray(players) &&
    players.every((player) => typeof player === 'string')
  )
}
