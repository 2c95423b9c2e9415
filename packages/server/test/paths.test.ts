import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Browser, startServer } from './at-table.ts'
import { RawSocket } from './raw-socket.ts'
import { spawnServer } from './server-process.ts'

const SECRET = 'do-not-write-this-down'
const OTHERS = [
  '/',
  '/nowhere',
  '/api/games',
  '/api/health',
  '/api/nowhere',
  '/api/live/',
  '/%zz',
  '/table/abc',
]

test('a socket opens at the live path alone; elsewhere it is refused before it opens', async () => {
  const server = await startServer()
  onTestFinished(() => server.remove())
  for (const path of OTHERS) {
    const socket = await RawSocket.open(server.address, `${path}?seat=${SECRET}`)
    expect([path, socket.status]).toEqual([path, 'HTTP/1.1 404 Not Found'])
    await expect.poll(() => socket.isClosed, { timeout: 3000 }).toBe(true)
  }
  const { game } = await new Browser(server).create()
  const live = await RawSocket.open(server.address, `/api/live?game=${game.id}`)
  expect(live.status).toContain('101')
  live.end()
})

test('no query is written to the log, whatever is asked for and however much is logged', async () => {
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-log-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const server = await spawnServer({ data, client: null, logLevel: 'trace' })
  onTestFinished(() => void server.child.kill('SIGKILL'))
  for (const path of [...OTHERS, '/api/live', '/api/games/none/best-run', '/api/games/none']) {
    await fetch(`${server.address}${path}?seat=${SECRET}`).catch(() => null)
    const socket = await RawSocket.open(server.address, `${path}?game=${SECRET}&seat=${SECRET}`)
    socket.end()
  }
  const broken = RawSocket.open(server.address, `/api/live?seat=${SECRET}`, { host: 'bad\u0001host' })
  await expect(broken).rejects.toThrow('cut off')
  expect(await server.end('SIGTERM')).toBe(0)
  expect(server.output()).toContain('answered')
  expect(server.output()).not.toContain(SECRET)
})
