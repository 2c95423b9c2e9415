import { CLOSE, fault, parseCreateGame } from '@roundhouse/protocol'
import { type EntryBatch, type Storage, StorageFault, openSqlite } from '@roundhouse/storage'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { act } from '../src/live/act.ts'
import { receive } from '../src/live/connection.ts'
import { LiveGame } from '../src/live/live-game.ts'
import { loadGame } from '../src/live/load.ts'
import { say } from '../src/live/say.ts'
import { TableChat } from '../src/live/table-chat.ts'
import { createGame } from '../src/lobby/create-game.ts'
import { LIMITS } from '../src/options.ts'
import { people } from './at-table.ts'

const BID = { id: 'bid', seat: 0, version: 0, action: { type: 'bid', amount: 10 } }

let folder: string
let storage: Storage
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-disk-'))
  storage = openSqlite(join(folder, 'games.sqlite'))
})
afterEach(async () => {
  await storage.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A game on a disk whose first append goes as `fail` says. */
async function gameWith(fail: (batch: EntryBatch) => Promise<'kept' | 'conflict'>): Promise<LiveGame> {
  const wanted = parseCreateGame({ title: 'chicago-express', seats: people('Ana', 'Ben') })
  const created = wanted.ok ? createGame(wanted.value, 1) : wanted
  if (!created.ok) throw new Error(created.fault.code)
  await storage.createGame({ ...created.game, started: 1 })
  const append = storage.append.bind(storage)
  let failures = 1
  storage.append = (batch) => (failures-- > 0 ? fail(batch) : append(batch))
  const result = await loadGame(storage, created.game.id)
  if (!result.ok) throw new Error(result.fault.code)
  return new LiveGame(storage, result.loaded, new TableChat(created.game.id, storage, LIMITS))
}

test('what could not be written is answered as a fault and forgotten, and the next try is kept', async () => {
  const game = await gameWith(() => Promise.reject(new Error('disk full')))
  const told: string[] = []
  game.watchers.add({ seat: 0, send: (text) => told.push(text), close: () => {} })
  const before = structuredClone(game.history.state)
  expect(await act(game, BID)).toMatchObject({ kind: 'fault', fault: { code: 'database-failed' } })
  expect(game.version).toBe(0)
  expect(game.history.state).toEqual(before)
  expect(told).toEqual([])
  expect(await act(game, BID)).toEqual({ kind: 'kept', version: 1 })
  expect(told.map((text) => JSON.parse(text) as unknown)).toMatchObject([
    { type: 'entries', from: 1, version: 1 },
  ])
})

test('what was written although the disk complained is acknowledged', async () => {
  const append = storage.append.bind(storage)
  const game = await gameWith(async (batch) => {
    await append(batch)
    throw new Error('the answer got lost')
  })
  expect(await act(game, BID)).toEqual({ kind: 'kept', version: 1 })
  expect(await act(game, BID)).toEqual({ kind: 'kept', version: 1 })
  expect(await storage.entries(game.id, 0)).toHaveLength(1)
})

test('a game that cannot even be read again sends everybody away and is not played on', async () => {
  const game = await gameWith(() => Promise.reject(new Error('disk gone')))
  const read = storage.game.bind(storage)
  const heard: unknown[] = []
  const watcher = {
    seat: 0,
    send: (text: string) => heard.push(JSON.parse(text)),
    close: (code: number) => heard.push(code),
    long: async (answer: () => Promise<void> | void) => answer(),
    longNow: () => true,
  }
  game.watchers.add(watcher)
  storage.game = () => Promise.reject(new Error('disk gone'))
  const message = JSON.stringify({ type: 'act', ...BID })
  await expect(receive(game, watcher, message, false)).rejects.toThrow('cannot be read again')
  expect(heard).toEqual([
    { type: 'fault', id: null, fault: { code: 'database-failed', params: {} } },
    CLOSE.failed,
    { type: 'fault', id: 'bid', fault: { code: 'internal', params: {} } },
  ])
  storage.game = read
  expect(game.broken).toBe(true)
  await expect(receive(game, watcher, message, false)).rejects.toThrow('could not be read again')
  expect(await storage.entries(game.id, 0)).toEqual([])
})

test('a line of the chat that could not be written is told to nobody, and the next try is kept', async () => {
  const game = await gameWith(() => Promise.reject(new Error('not used')))
  const told: string[] = []
  game.watchers.add({ seat: 1, send: (text) => told.push(text), close: () => {} })
  const keep = storage.say.bind(storage)
  storage.say = () => Promise.reject(new StorageFault(fault('database-failed', {})))
  const line = { id: 'hello', text: 'Hello' }
  expect(await say(game, 0, line)).toEqual({ kind: 'fault', fault: { code: 'database-failed', params: {} } })
  expect(told).toEqual([])
  storage.say = keep
  expect(await say(game, 0, line)).toEqual({ kind: 'kept', version: 0 })
  expect(told.map((text) => JSON.parse(text) as unknown)).toMatchObject([
    { type: 'chat', lines: [{ number: 1, name: 'Ana', text: 'Hello' }] },
  ])
})
