import { type TitleAbout, newRecord } from '@roundhouse/kernel'
import { randomHex } from '../shell/random-id.ts'
import { type KeptGame, gameStore } from './local-games.ts'
import type { LocalGame } from './local-session.ts'

/** A new game with a seed nobody can guess; resolves with its id once it is kept. */
export async function createLocalGame(
  title: TitleAbout,
  table: {
    readonly name: string
    readonly players: readonly string[]
    readonly bots: readonly (string | null)[]
    readonly variant: string | null
    readonly options: Readonly<Record<string, string>>
  },
): Promise<string> {
  const { players, variant, options, bots, name } = table
  const record = newRecord(title, { players, variant, options, seed: `sfc32:${randomHex(16)}` })
  return addLocalGame({ tableName: name, record, bots })
}

/** `seen`: what its players saw last, where it was played before. */
export async function addLocalGame(
  game: Omit<LocalGame, 'id'>,
  seen: Pick<KeptGame, 'glance' | 'fingerprint'> = { glance: null },
): Promise<string> {
  const id = randomHex(8)
  const now = Date.now()
  const kept: KeptGame = { ...game, ...seen, id, created: now, played: now }
  await gameStore.put(id, () => kept)
  // Asks the browser not to clear the games when space runs short; it may decline.
  void navigator.storage?.persist?.().catch(() => false)
  return id
}
