import type { GameRecord } from '@roundhouse/kernel'
import { asReadonly, replay } from '@roundhouse/kernel'
import { DATABASE_FILE } from '@roundhouse/server'
import { openSqlite } from '@roundhouse/storage'
import { titleOf } from '@roundhouse/titles'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFolder, roundhouse } from './terminal.ts'

export interface Stored {
  readonly data: string
  readonly file: string
  readonly games: number
  readonly entries: number
}

/** A data folder with simulated games of both kinds, as a server would have kept them. */
export async function storedGames(): Promise<Stored> {
  const data = emptyFolder()
  const file = join(data, DATABASE_FILE)
  const storage = openSqlite(file)
  let [games, entries] = [0, 0]
  for (const record of await simulated()) {
    const title = titleOf(record.title)
    const replayed = title && replay(title, record)
    if (title === null || replayed?.ok !== true) throw new Error('a simulated game does not replay')
    const { state } = replayed.history
    const toAct = title.toAct(asReadonly(state))
    const ended = state.ended === null ? null : 2
    const seats = record.players.map(
      (name) => ({ kind: 'person', name, bot: null, standIn: null, secretHash: name }) as const,
    )
    const { rules, variant, options, seed, log } = record
    const id = `game${games}`
    const table = {
      name: null,
      listed: true,
      hints: false,
      invite: 'token',
      created: games,
      started: 1,
      ended: null,
      closed: null,
    }
    const shown = {
      title: title.id,
      rules,
      variant,
      options,
      seed,
      seats,
      toAct: [],
      asking: null,
      version: 0,
    }
    await storage.createGame({ id, ...table, ...shown })
    const rows = log.map((entry, index) => ({ number: index + 1, entry, message: null }))
    await storage.append({ game: id, entries: rows, ended, toAct })
    games += 1
    entries += log.length
  }
  await storage.close()
  return { data, file, games, entries }
}

async function simulated(): Promise<GameRecord[]> {
  const out = emptyFolder()
  for (const [title, games] of [
    ['chicago-express', 3],
    ['18cz', 1],
  ] as const) {
    const args = ['simulate', title, '--players', '3', '--games', String(games), '--seed', '7', '--out', out]
    const { code, err } = await roundhouse(args)
    if (code !== 0) throw new Error(err.join('\n'))
  }
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  )
  return names.map((name) => JSON.parse(readFileSync(join(out, name), 'utf8')) as GameRecord)
}
