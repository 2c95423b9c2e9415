import { type GameRecord, type Title, asReadonly, replay, setupOf } from '@roundhouse/kernel'
import { DATABASE_FILE } from '@roundhouse/server'
import { type StoredGame, openSqlite } from '@roundhouse/storage'
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Host } from './server.ts'

/** Puts a game on the server, under way or at its end, everybody seated; gives the personal link of each seat. */
export async function storedGame(host: Host, title: Title, record: GameRecord): Promise<readonly string[]> {
  const replayed = replay(title, record)
  if (!replayed.ok) throw new Error(`the game does not replay: ${JSON.stringify(replayed.fault)}`)
  const { history } = replayed
  const secrets = record.players.map(() => randomBytes(32).toString('base64url'))
  const id = randomBytes(6).toString('hex')
  const now = Date.now()
  const { title: name, rules, variant, options, seed } = record
  const game: StoredGame = {
    id,
    title: name,
    rules,
    variant,
    options,
    seed,
    name: 'Stored',
    listed: false,
    hints: false,
    created: now,
    started: now,
    ended: null,
    closed: null,
    seats: record.players.map((player, seat) => ({
      kind: 'person',
      name: player,
      bot: null,
      standIn: null,
      secretHash: createHash('sha256')
        .update(secrets[seat] ?? '')
        .digest('hex'),
    })),
    toAct: title.toAct(asReadonly(title.setup(setupOf(record), () => {}))),
    asking: null,
    version: 0,
  }
  const storage = openSqlite(join(host.data, DATABASE_FILE))
  try {
    await storage.createGame(game)
    await storage.append({
      game: id,
      entries: history.log.map((entry, index) => ({ number: index + 1, entry, message: null })),
      ended: history.state.ended === null ? null : now,
      toAct: title.toAct(asReadonly(history.state)),
    })
  } finally {
    await storage.close()
  }
  return secrets.map((secret) => `/table/${id}#seat=${secret}`)
}
