import { History, asReadonly, choices, createRng, draw, pick } from '@roundhouse/kernel'
import { parseCreateGame } from '@roundhouse/protocol'
import { openSqlite } from '@roundhouse/storage'
import { join } from 'node:path'
import { DATABASE_FILE } from '../src/index.ts'
import { loadGame } from '../src/live/load.ts'
import { createGame } from '../src/lobby/create-game.ts'
import { people } from '../test/at-table.ts'

/** A game of 18CZ with so many entries, kept before the server starts: its log is what a flood asks for. */
export async function keepLongGame(data: string, entries: number): Promise<string> {
  const storage = openSqlite(join(data, DATABASE_FILE))
  const wanted = parseCreateGame({ title: '18cz', seats: people('Ana', 'Ben', 'Eva') })
  const created = wanted.ok ? createGame(wanted.value, Date.now()) : wanted
  if (!created.ok) throw new Error(created.fault.code)
  const { id } = created.game
  await storage.createGame({ ...created.game, started: 1 })
  const loaded = await loadGame(storage, id)
  if (!loaded.ok) throw new Error(loaded.fault.code)
  const { history } = loaded.loaded
  play(history, entries)
  const toAct = history.title.toAct(asReadonly(history.state))
  const rows = history.log.map((entry, index) => ({ number: index + 1, entry, message: null }))
  await storage.append({ game: id, entries: rows, ended: null, toAct })
  await storage.close()
  return id
}

/** By lot, to the end at most. */
function play(history: History, entries: number): void {
  const rng = createRng('a long game')
  while (history.version < entries) {
    const [seat] = history.title.toAct(asReadonly(history.state))
    if (seat === undefined) return
    const action = pick(choices(history.title, history.state, seat), (below) => draw(rng, below))
    const appended = history.append({ kind: 'action', seat, action })
    if (!appended.ok) throw new Error(appended.refusal?.code)
  }
}
