import { request as ask } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import type { ServerOptions } from '../src/index.ts'
import { startServer } from './at-table.ts'
import { RawSocket } from './raw-socket.ts'

interface Answered {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly text: string
}

/** A request whose Host the test chooses: a browser's own is not to be changed. */
function get(
  address: string,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asked = ask(address + path, { method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (more: string) => (text += more))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
    asked.on('error', reject)
    asked.end()
  })
}

async function start(options: Partial<ServerOptions> = {}): Promise<string> {
  const server = await startServer(options)
  onTestFinished(() => server.remove())
  return server.address
}

test('a foreign name that leads here is refused everywhere, whoever wrote it where', async () => {
  const address = await start({ trustProxy: 1 })
  for (const path of ['/', '/api/health', '/api/games', '/nowhere']) {
    const { status, text } = await get(address, path, { host: 'rebound.example' })
    expect([path, status]).toEqual([path, 421])
    expect(JSON.parse(text)).toMatchObject({
      fault: { code: 'foreign-host', params: { host: 'rebound.example' } },
    })
  }
  const hidden = await get(address, '/api/health', {
    host: 'rebound.example',
    'x-forwarded-host': 'localhost',
  })
  expect(hidden.status).toBe(421)
  const forwarded = await get(address, '/api/health', { 'x-forwarded-host': 'rebound.example' })
  expect(forwarded.status).toBe(421)
  const socket = await RawSocket.open(address, '/api/live?game=none', { host: 'rebound.example' })
  expect(socket.status).toContain('421')
  await expect.poll(() => socket.isClosed).toBe(true)
})

test('figures, this machine, named hosts and hosts of named origins are known', async () => {
  const address = await start({ hostNames: ['Play.Example'], origins: ['https://other.example:8443'] })
  const known = ['127.0.0.1', '192.0.2.7:8080', '[::1]:80', 'localhost:5173', 'play.example', 'other.example']
  for (const host of known) {
    const { status } = await get(address, '/api/health', { host })
    expect([host, status]).toEqual([host, 200])
  }
  for (const host of ['play.example.evil.example', 'example', 'a b', '127.0.0.1.evil.example']) {
    const { status } = await get(address, '/api/health', { host })
    expect([host, status]).toEqual([host, 421])
  }
})

test('the scheme of an origin counts: a page without TLS does not speak for one with it', async () => {
  const plain = await start({ hostNames: ['play.example'] })
  const host = 'play.example'
  const post = async (address: string, headers: Record<string, string>): Promise<number> =>
    (await get(address, '/api/games', { host, ...headers }, 'POST')).status
  expect(await post(plain, { origin: 'http://play.example' })).toBe(400)
  expect(await post(plain, { origin: 'https://play.example' })).toBe(403)

  const tls = await start({ hostNames: ['play.example'], tls: true })
  expect(await post(tls, { origin: 'https://play.example' })).toBe(400)
  expect(await post(tls, { origin: 'http://play.example' })).toBe(403)

  const proxied = await start({ hostNames: ['play.example'], trustProxy: ['127.0.0.1'] })
  const secure = { 'x-forwarded-proto': 'https' }
  expect(await post(proxied, { origin: 'https://play.example', ...secure })).toBe(400)
  expect(await post(proxied, { origin: 'http://play.example', ...secure })).toBe(403)
})

test('browsers are told to stay with TLS, and cookies too, when TLS stands in front', async () => {
  const plain = await get(await start(), '/api/health', {})
  expect(plain.headers['strict-transport-security']).toBeUndefined()
  const address = await start({ tls: true })
  const { headers } = await get(address, '/api/health', {})
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
  const body = JSON.stringify({
    title: 'chicago-express',
    seats: [{ kind: 'person', name: 'Ana' }, { kind: 'person' }],
  })
  const created = await fetch(`${address}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(created.headers.getSetCookie()[0]).toContain('; Secure')
})
