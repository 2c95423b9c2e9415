import type { Health } from '@roundhouse/protocol'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { DATABASE_FILE, createServer } from '../src/index.ts'
import { Browser, startServer, twoAtTable } from './at-table.ts'
import { spawnServer } from './server-process.ts'

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-two-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a second server on the same folder is refused, until the first one has ended in any way', async () => {
  const data = temporary()
  const refused = { fault: { code: 'folder-in-use', params: { folder: data } } }
  const second = (): Promise<unknown> => createServer({ data, client: null, logLevel: 'silent' })
  const killed = await spawnServer({ data, client: null, logLevel: 'silent' })
  onTestFinished(() => void killed.child.kill('SIGKILL'))
  await expect(second()).rejects.toMatchObject(refused)
  await killed.end('SIGKILL')
  const first = await startServer({ data })
  await expect(second()).rejects.toMatchObject(refused)
  // A refusal inside the process that has the lock must not give it away.
  await expect(spawnServer({ data, client: null, logLevel: 'silent' })).rejects.toThrow('ended with 1')
  await first.close()
  await (await startServer({ data })).close()
})

test('while another program holds the database, others are answered and the action waits', async () => {
  const server = await startServer()
  const { ana, ben } = await twoAtTable(server)
  const foreign = new DatabaseSync(join(server.data, DATABASE_FILE))
  foreign.exec('begin immediate')
  let worst = 0
  let last = performance.now()
  const pulse = setInterval(() => {
    worst = Math.max(worst, performance.now() - last)
    last = performance.now()
  }, 5)
  onTestFinished(() => clearInterval(pulse))
  const acknowledged = ana.play(0)
  for (let asked = 0; asked < 10; asked++) {
    ben.send({ type: 'ping' })
    expect((await ben.next('pong')).version).toBe(0)
    expect((await fetch(`${server.address}/api/games`)).status).toBe(200)
    await sleep(100)
  }
  expect(ana.version).toBe(0)
  foreign.exec('commit')
  foreign.close()
  expect(await acknowledged).toBe(1)
  expect(worst).toBeLessThan(1000)
  expect((await new Browser(server).get<Health>('/api/health')).ok).toBe(true)
  await Promise.all([ana.close(), ben.close()])
  await server.remove()
})
