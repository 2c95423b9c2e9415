import type { Health, Seated } from '@roundhouse/protocol'
import { openSqlite } from '@roundhouse/storage'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { DATABASE_FILE, createServer } from '../src/index.ts'
import { Browser, people, startServer, twoAtTable } from './at-table.ts'
import { spawnServer } from './server-process.ts'

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-life-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a stop sends everybody away to come back, and a restart has everything', async () => {
  const data = temporary()
  const first = await startServer({ data })
  const { ana, ben, game, anaBrowser } = await twoAtTable(first)
  await ana.play(0)
  await ben.at(1)
  await ben.play(1)
  await first.close()
  expect(await ana.gone()).toEqual({ code: 1012, reason: 'restart' })
  expect((await ben.gone()).code).toBe(1012)

  const second = await startServer({ data })
  const again = new Browser(second)
  for (const [name, value] of anaBrowser.cookies) again.cookies.set(name, value)
  const page = await again.open(game)
  expect(await page.next('welcome')).toMatchObject({ seat: 0, version: 2, entries: ben.history?.log })
  expect(page.history?.state).toEqual(ben.history?.state)
  await second.close()
})

test('a game nobody looks at leaves the memory and comes back from the disk', async () => {
  const server = await startServer({ limits: { idle: 0 } })
  const { ana, ben, game, anaBrowser } = await twoAtTable(server)
  await ana.play(0)
  await Promise.all([ana.close(), ben.close()])
  const inMemory = async (): Promise<number> => (await anaBrowser.get<Health>('/api/health')).games
  for (let waited = 0; (await inMemory()) > 0 && waited < 40; waited++) await sleep(100)
  expect(await inMemory()).toBe(0)
  const page = await anaBrowser.open(game)
  expect((await page.next('welcome')).version).toBe(1)
  await page.close()
  await server.remove()
})

test('an action that finds its number taken on the disk is told what was there first', async () => {
  const data = temporary()
  const server = await startServer({ data })
  const { ana, ben, game } = await twoAtTable(server)
  const entry = ana.legal(0)
  const elsewhere = openSqlite(join(data, DATABASE_FILE))
  await elsewhere.append({ game, entries: [{ number: 1, entry, message: null }], ended: null, toAct: [1] })
  await elsewhere.close()
  ana.send({ type: 'act', id: 'late', seat: 0, version: 0, action: ana.legal(0, 3).action })
  expect((await ana.next('fault')).fault).toMatchObject({ code: 'stale-version', params: { current: 1 } })
  expect(ana.history?.log).toEqual([entry])
  await Promise.all([ana.close(), ben.close()])
  await server.close()
})

test('bots go on after a restart as soon as somebody looks', async () => {
  const data = temporary()
  const first = await startServer({ data, botDelay: 60_000 })
  const ana = new Browser(first)
  const bots = [1, 2].map(() => ({ kind: 'bot', bot: 'random' }) as const)
  const { game } = await ana.create({ seats: [...people('Ana'), ...bots], options: { opener: '2' } })
  const waiting = await ana.open(game.id)
  await waiting.next('welcome')
  expect(waiting.asked).toBe(1)
  await first.close()
  const second = await startServer({ data })
  const page = await new Browser(second).open(game.id)
  await page.next('welcome')
  await page.at(2)
  expect(page.history?.log[0]).toMatchObject({ kind: 'action', seat: 1 })
  await page.close()
  await second.close()
})

test('who does not answer the heartbeat is dropped', async () => {
  const server = await startServer({ limits: { heartbeat: 40 } })
  const { game } = await new Browser(server).create()
  const socket = connect(server.port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const upgrade = [
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
  ]
  const key = `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`
  socket.write([`GET /api/live?game=${game.id} HTTP/1.1`, ...upgrade, key, '', ''].join('\r\n'))
  let heard = ''
  socket.on('data', (data) => (heard += data.toString('latin1')))
  await new Promise((resolve) => socket.once('close', resolve))
  expect(heard).toMatch(/^HTTP\/1.1 101/)
  expect(heard).toContain('"type":"welcome"')
  await server.remove()
})

test('a database that is read-only, newer or damaged is refused in one line, with nothing written', async () => {
  const data = temporary()
  await (await startServer({ data })).close()
  const file = join(data, DATABASE_FILE)
  const start = (): Promise<unknown> => createServer({ data, client: null, logLevel: 'silent' })
  chmodSync(file, 0o444)
  await expect(start()).rejects.toMatchObject({ fault: { code: 'database-read-only', params: { file } } })
  chmodSync(file, 0o644)
  const database = new DatabaseSync(file)
  database.exec('pragma user_version = 99')
  database.close()
  await expect(start()).rejects.toMatchObject({ fault: { code: 'database-newer', params: { found: 99 } } })
  writeFileSync(file, 'not a database, whatever its name says')
  await expect(start()).rejects.toMatchObject({ fault: { code: 'database-damaged' } })
})

test('the health tells version, uptime and database', async () => {
  const server = await startServer()
  const health = await new Browser(server).get<Health>('/api/health')
  expect(health).toMatchObject({ ok: true, database: 'ok', games: 0, sockets: 0 })
  expect(health.version).toMatch(/^\d+\.\d+\.\d+$/)
  await server.remove()
})

test('pages: views fall back to the one page, hashed files stay, nothing comes from elsewhere', async () => {
  const client = temporary()
  mkdirSync(join(client, 'assets'))
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>Roundhouse</title>')
  writeFileSync(join(client, 'sw.js'), '// worker')
  writeFileSync(join(client, 'assets', 'main-1a2b.js'), '// code')
  writeFileSync(join(client, 'assets', 'main-1a2b.js.gz'), gzipSync('// small'))
  const server = await startServer({ client })
  const browser = new Browser(server)
  for (const path of ['/', '/table/abc', '/table/abc?action=3', '/index.html']) {
    const page = await browser.request('GET', path)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(page.text).toContain('<title>Roundhouse')
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'self'; connect-src 'self' ws:/)
    expect(page.headers.get('content-security-policy')).toContain("; worker-src 'self';")
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  }
  expect((await browser.request('GET', '/sw.js')).headers.get('cache-control')).toBe('no-cache')
  const asset = await browser.request('GET', '/assets/main-1a2b.js')
  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect(asset.headers.get('content-type')).toContain('javascript')
  expect(asset.headers.get('sourcemap')).toBe('main-1a2b.js.map')
  expect([asset.headers.get('content-encoding'), asset.text]).toEqual(['gzip', '// small'])
  for (const path of ['/assets/gone.js', '/api/none', '/../package.json', '/%2e%2e/%2e%2e/etc/passwd.txt']) {
    expect((await browser.request('GET', path)).status, path).toBe(404)
  }
  expect((await browser.request('GET', '/%E0%A4%A')).json).toMatchObject({ fault: { code: 'not-found' } })
  await server.remove()
})

test('secrets are hashed on disk, kept from scripts, and in no log', async () => {
  const data = temporary()
  const server = await spawnServer({ data, client: null, logLevel: 'trace' })
  onTestFinished(() => void server.child.kill('SIGKILL'))
  const [ana, ben] = [new Browser(server), new Browser(server)]
  const answered = await ana.request('POST', '/api/games', {
    title: 'chicago-express',
    seats: people('Ana', null),
  })
  expect(answered.headers.getSetCookie()[0]).toMatch(/; Path=\/api; HttpOnly; SameSite=Lax$/)
  const seated = answered.json as Seated
  const joined = await ben.join(seated, 'Ben')
  await ben.post(`/api/games/${seated.game.id}/claim`, { secret: joined.personalPath.split('#seat=')[1] })
  const page = await ben.open(seated.game.id)
  await page.next('welcome')
  await page.close()
  expect(await server.end('SIGTERM')).toBe(0)
  const secrets = [seated.personalPath, joined.personalPath].map((path) => path.split('#seat=')[1] ?? '')
  const log = server.output()
  expect(log).toContain('"route":"/api/games"')
  const database = new DatabaseSync(join(data, DATABASE_FILE))
  const tables = ['seats', 'key_rings'].map((table) => database.prepare(`select * from ${table}`).all())
  const rows = JSON.stringify(tables)
  database.close()
  expect(rows).toContain('Ben')
  for (const secret of [...secrets, seated.game.invitePath?.split('#invite=')[1] ?? '']) {
    expect(secret.length).toBeGreaterThan(20)
    expect(log).not.toContain(secret)
    expect(rows).not.toContain(secret)
  }
})
