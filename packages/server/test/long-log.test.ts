import { type Action, type LogEntry, type Seat, asReadonly } from '@roundhouse/kernel'
import { parseClientMessage, parseCreateGame, parseGameFile } from '@roundhouse/protocol'
import { READERS } from '@roundhouse/protocol/titles'
import { openSqlite } from '@roundhouse/storage'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadGame } from '../src/live/load.ts'
import { createGame } from '../src/lobby/create-game.ts'
import { Browser, type Place, people, startServer, twoAtTable } from './at-table.ts'

const BID: Action = { type: 'bid', amount: 10 } as Action

/** Acts and takes it back. */
async function waver(place: Place, seat: Seat): Promise<void> {
  await place.play(seat)
  place.send({ type: 'undo', id: crypto.randomUUID(), seat, version: place.version })
  await place.next('ack')
}

test('who has taken back too often asks the others, and may do it freely again as the game goes on', async () => {
  const server = await startServer({ limits: { freeUndos: 2 } })
  onTestFinished(server.remove)
  const { ana, ben } = await twoAtTable(server)
  for (let round = 0; round < 3; round++) await waver(ana, 0)
  await ana.play(0)
  ana.send({ type: 'undo', id: 'fourth', seat: 0, version: ana.version })
  await ana.next('ack')
  await ben.until(() => ben.table?.proposal?.seat === 0)
  expect(ben.table?.proposal?.waiting).toEqual([1])
  ana.send({ type: 'withdraw', id: 'never-mind', seat: 0 })
  await ana.next('ack')
  await ben.at(ana.version)
  await ben.play(1)
  await ana.at(ben.version)
  await ana.play(0)
  ana.send({ type: 'undo', id: 'freely', seat: 0, version: ana.version })
  await ana.next('ack')
  expect(ana.history?.log.at(-1)?.kind).toBe('undo')
  await Promise.all([ana.close(), ben.close()])
})

test('where only bots could consent, the game has to go on first', async () => {
  const server = await startServer({ limits: { freeUndos: 0 }, botDelay: 60_000 })
  onTestFinished(server.remove)
  const ana = new Browser(server)
  const bot = { kind: 'bot', bot: 'random' } as const
  const { game } = await ana.create({ seats: [...people('Ana'), bot], options: { opener: '1' } })
  const page = await ana.open(game.id)
  await page.next('welcome')
  await waver(page, 0)
  await page.play(0)
  page.send({ type: 'undo', id: 'again', seat: 0, version: page.version })
  expect((await page.next('fault')).fault.code).toBe('undo-spent')
  await page.close()
})

test('a log that is full takes nothing more, and the game can be read and its file opened', async () => {
  const server = await startServer({ limits: { logEntries: 4 } })
  onTestFinished(server.remove)
  const { ana, ben, game, anaBrowser } = await twoAtTable(server)
  await waver(ana, 0)
  await waver(ana, 0)
  const { action } = ana.legal(0)
  ana.send({ type: 'act', id: 'fifth', seat: 0, version: 4, action })
  expect((await ana.next('fault')).fault).toEqual({ code: 'log-full', params: { most: 4 } })
  ana.send({ type: 'say', id: 'talk', text: 'What now?' })
  await ana.next('ack')
  const again = await anaBrowser.open(game)
  expect(await again.next('welcome')).toMatchObject({ version: 4, seat: 0 })
  const record = await anaBrowser.get<Record<string, unknown>>(`/api/games/${game}/record`)
  delete record['seedHash']
  const file = parseGameFile({ ...record, seed: 'sfc32:00000000000000000000000000000001' }, READERS)
  expect(file.ok && file.record.log).toHaveLength(4)
  await Promise.all([ana.close(), ben.close(), again.close()])
})

test('a version above a million is a version', () => {
  expect(parseClientMessage('{"type":"since","version":12345678}')).toMatchObject({ ok: true })
  expect(parseClientMessage('{"type":"since","version":-1}')).toMatchObject({ ok: false })
})

test('a long game is loaded in slices that let others through', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-long-'))
  const storage = openSqlite(join(folder, 'games.sqlite'))
  onTestFinished(async () => {
    await storage.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const wanted = parseCreateGame({ title: 'chicago-express', seats: people('Ana', 'Ben') })
  const created = wanted.ok ? createGame(wanted.value, 1) : wanted
  if (!created.ok) throw new Error(created.fault.code)
  await storage.createGame({ ...created.game, started: 1 })
  const begun = await loadGame(storage, created.game.id)
  if (!begun.ok) throw new Error(begun.fault.code)
  const { title, state } = begun.loaded.history
  const seat = title.toAct(asReadonly(state))[0] ?? 0
  const log: LogEntry[] = []
  while (log.length < 12_000) {
    log.push({ kind: 'action', seat, action: BID })
    log.push({ kind: 'undo', seat, to: 0 })
  }
  const entries = log.map((entry, index) => ({ number: index + 1, entry, message: null }))
  await storage.append({ game: created.game.id, entries, ended: null, toAct: [seat] })

  let turns = 0
  let loading = true
  const breathe = (): void => {
    turns += 1
    if (loading) setImmediate(breathe)
  }
  setImmediate(breathe)
  const started = performance.now()
  const loaded = await loadGame(storage, created.game.id)
  const took = performance.now() - started
  loading = false
  expect(loaded.ok && loaded.loaded.history.version).toBe(12_000)
  expect(loaded.ok && loaded.loaded.history.copies).toBe(1)
  expect(turns).toBeGreaterThan(Math.min(20, took / 40))
})
