import { type Health, fault } from '@roundhouse/protocol'
import { type Storage, StorageFault, openSqlite } from '@roundhouse/storage'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { WriteWatch } from '../src/write-watch.ts'
import { Browser, people, startServer, twoAtTable } from './at-table.ts'

/** A database whose writes fail while `full` is set, as on a disk without room. */
function fillingDisk(): { storage: Storage; full: boolean } {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-full-'))
  const storage = openSqlite(join(folder, 'games.sqlite'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const disk = { storage, full: false }
  const { append, tryWrite } = storage
  const failure = (): StorageFault =>
    new StorageFault(fault('database-failed', {}), new Error('database or disk is full'))
  storage.append = (batch) => (disk.full ? Promise.reject(failure()) : append.call(storage, batch))
  storage.tryWrite = (at) => (disk.full ? Promise.reject(failure()) : tryWrite.call(storage, at))
  return disk
}

test('a failing disk is told once with its cause, counted, and looked after until it writes again', async () => {
  const disk = fillingDisk()
  const told: unknown[] = []
  const note = (data: unknown, words: unknown): unknown => told.push([data, words])
  const watch = new WriteWatch(disk.storage, { error: note, warn: note } as never, 5)
  onTestFinished(() => {
    watch.stop()
    return disk.storage.close()
  })
  const recovered = new Promise<void>((resolve) => {
    watch.onRecovered = resolve
  })
  disk.full = true
  const batch = { game: 'g', entries: [], ended: null, toAct: [] }
  for (let tries = 0; tries < 3; tries++) await expect(watch.storage.append(batch)).rejects.toThrow()
  expect(await watch.healthy()).toBe(false)
  expect(watch.failures).toBeGreaterThanOrEqual(4)
  expect(told).toMatchObject([[{ cause: 'database or disk is full' }, /fails/]])
  disk.full = false
  await recovered
  expect(told).toMatchObject([
    [{}, /fails/],
    [{}, /writes again/],
  ])
  expect(await watch.healthy()).toBe(true)
})

test('the health tries a write; the player is told; bots go on by themselves when it is over', async () => {
  const disk = fillingDisk()
  const server = await startServer({ storage: disk.storage, limits: { tryEvery: 20 } })
  onTestFinished(server.remove)
  const browser = new Browser(server)
  const bots = [1, 2].map(() => ({ kind: 'bot', bot: 'random' }) as const)
  const { game } = await browser.create({ seats: [...people('Ana'), ...bots], options: { opener: '1' } })
  const page = await browser.open(game.id)
  await page.next('welcome')
  const health = (): Promise<Health> => browser.get<Health>('/api/health')
  expect(await health()).toMatchObject({ ok: true, database: 'ok', databaseFailures: 0 })

  disk.full = true
  const { action } = page.legal(0)
  const act = { type: 'act', id: 'bid', seat: 0, version: page.version, action } as const
  page.send(act)
  expect(await page.next('fault')).toMatchObject({ id: 'bid', fault: { code: 'database-failed' } })
  const failing = await browser.request('GET', '/api/health')
  expect([failing.status, failing.json]).toMatchObject([503, { ok: false, database: 'failed' }])
  disk.full = false
  await page.next('table')
  expect(await health()).toMatchObject({ ok: true, database: 'ok' })
  expect((await health()).databaseFailures).toBeGreaterThan(0)

  // Now it is a bot whose action cannot be kept: everybody at the table is told, and it acts later.
  const append = disk.storage.append
  disk.storage.append = (batch) => {
    disk.storage.append = append
    const written = append.call(disk.storage, batch)
    void written.then(() => (disk.full = true))
    return written
  }
  page.send(act)
  expect((await page.next('ack')).id).toBe('bid')
  const before = page.version
  expect(await page.next('fault')).toMatchObject({ id: null, fault: { code: 'database-failed' } })
  expect(page.version).toBe(before)
  disk.full = false
  await page.at(before + 1)
  expect(page.history?.log[before]?.seat).not.toBe(0)
  await page.close()
})

test('a clock that is set back an hour closes nobody out', async () => {
  const server = await startServer({ limits: { linesPerMinute: 6000, lineBurst: 1, messagesPerSecond: 200 } })
  onTestFinished(server.remove)
  const { ana, ben } = await twoAtTable(server)
  const say = async (id: string): Promise<string> => {
    ana.send({ type: 'say', id, text: 'Hello' })
    await ana.until(() => ana.received.some((each) => 'id' in each && each.id === id))
    return ana.received.find((each) => 'id' in each && each.id === id)?.type ?? ''
  }
  expect(await say('before')).toBe('ack')
  const now = Date.now
  Date.now = () => now() - 3_600_000
  onTestFinished(() => {
    Date.now = now
  })
  for (let tries = 0, answer = 'fault'; answer !== 'ack'; tries++) {
    expect(tries).toBeLessThan(20)
    // A line is earned in ten milliseconds, and the machine may be quicker than that.
    await sleep(5)
    answer = await say(`after-${tries}`)
  }
  await Promise.all([ana.close(), ben.close()])
})
