import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { Table, checkDisk, promises, startPlaying } from './kill-load.ts'
import { spawnServer } from './server-process.ts'

/** New games in each round, because the old ones may come to their end; the long series is in long/. */
const GAMES = 4
const KILLS = 2

test('after each SIGKILL every acknowledged action is there, none twice, and the logs replay', async () => {
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-kill-'))
  const limits = { messagesPerSecond: 10_000, messageBurst: 10_000, requestsPerMinute: 10_000 }
  const options = { data, client: null, logLevel: 'silent', limits } as const
  const tables: Table[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await spawnServer(options)
    onTestFinished(() => void server.child.kill('SIGKILL'))
    for (let made = 0; made < GAMES; made++) tables.push(await Table.create(server.address))
    const before = promises(tables)
    const playing = await startPlaying(tables, server.address)
    while (promises(tables) === before) await sleep(5)
    await sleep(Math.random() * 400)
    expect(await server.end('SIGKILL')).toBeNull()
    await Promise.all(playing)
    await checkDisk(data, tables)
  }
  const last = await spawnServer(options)
  onTestFinished(() => void last.child.kill('SIGKILL'))
  const playing = await startPlaying(tables, last.address)
  await sleep(200)
  expect(await last.end('SIGTERM')).toBe(0)
  await Promise.all(playing)
  await checkDisk(data, tables)
  rmSync(data, { recursive: true, force: true })
}, 180_000)
