import type { Readiness } from '@roundhouse/protocol'
import { openSqlite } from '@roundhouse/storage'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Browser, people, startServer } from './at-table.ts'
import { spawnServer } from './server-process.ts'

const SECRET = 'thisIsNobodysBusinessButMyOwn1234567890abcde'

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('each line about a request has its address and its id, and nothing that may hold a secret', async () => {
  const server = await spawnServer({ data: temporary(), client: null, logLevel: 'trace' })
  onTestFinished(() => void server.child.kill('SIGKILL'))
  const browser = new Browser(server)
  browser.cookies.set('seat_elsewhere', SECRET)
  const { game } = await browser.create({ seats: people('Ana', null) })
  const answered = await browser.request('GET', `/api/games/${game.id}?seat=${SECRET}`)
  const id = answered.headers.get('x-request-id')
  expect(id).toMatch(/^[\w-]{12}$/)
  await browser.request('GET', `/table/${SECRET}?invite=${SECRET}`)
  await browser.request('POST', `/api/games/${game.id}/claim`, { secret: SECRET })
  await browser.request('POST', `/api/games/${game.id}/join`, `{"invite":"${SECRET}`)
  await expect(
    browser.open(`${game.id}&more=${SECRET}`).then((page) => page.close()),
  ).resolves.toBeUndefined()
  expect(await server.end('SIGTERM')).toBe(0)
  const log = server.output()
  const lines = log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const about = lines.filter((line) => 'reqId' in line)
  expect(about.length).toBeGreaterThan(4)
  expect(about.every((line) => line['address'] === '127.0.0.1')).toBe(true)
  expect(about.find((line) => line['reqId'] === id)).toMatchObject({ route: '/api/games/:id', status: 200 })
  expect(log).not.toContain(SECRET)
})

test('a server whose database does not write lives, and is not ready', async () => {
  const storage = openSqlite(join(temporary(), 'games.sqlite'))
  const server = await startServer({ storage })
  const browser = new Browser(server)
  expect(await browser.get('/api/ready')).toEqual({ ready: true, reason: null })
  storage.tryWrite = () => Promise.reject(new Error('disk full'))
  const notReady = async (): Promise<boolean> => !(await browser.get<Readiness>('/api/ready')).ready
  await expect.poll(notReady, { timeout: 5000 }).toBe(true)
  const answered = await browser.request('GET', '/api/ready')
  expect([answered.status, answered.json]).toEqual([503, { ready: false, reason: 'database' }])
  expect((await browser.request('GET', '/api/alive')).status).toBe(200)
  await server.remove()
})
