import { type IncomingMessage, createServer as createProxy, request as ask } from 'node:http'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readProxies, trustIn, visitorOf } from '../src/http/visitors.ts'
import type { ServerOptions } from '../src/index.ts'
import { Browser, startServer } from './at-table.ts'
import { RawSocket } from './raw-socket.ts'

/**
 * A proxy as they stand in front of servers: it adds whom it was called by to what was forwarded already. All of this
 * runs on one machine, so who calls is told by a header that only this proxy knows.
 */
async function proxyTo(address: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const forwarded = ({ headers }: IncomingMessage): Record<string, string | string[] | undefined> => {
    const { 'x-test-caller': caller = '192.0.2.1', ...rest } = headers
    const before = headers['x-forwarded-for']
    return {
      ...rest,
      'x-forwarded-for': before === undefined ? String(caller) : `${String(before)}, ${String(caller)}`,
    }
  }
  const proxy = createProxy((incoming, outgoing) => {
    const { method, url } = incoming
    const onward = ask({ hostname, port, method, path: url, headers: forwarded(incoming) }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  const open = new Set<Socket>()
  proxy.on('upgrade', (incoming: IncomingMessage, visitor: Socket) => {
    const onward = connect(Number(port), hostname, () => {
      const lines = Object.entries(forwarded(incoming)).map(
        ([name, value]) => `${name}: ${String(value)}\r\n`,
      )
      onward.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join('')}\r\n`)
      visitor.pipe(onward).pipe(visitor)
    })
    for (const each of [visitor, onward]) {
      open.add(each)
      each.on('error', () => {})
    }
  })
  await new Promise<void>((done) => void proxy.listen(0, '127.0.0.1', done))
  onTestFinished(async () => {
    for (const each of open) each.destroy()
    await new Promise((done) => proxy.close(done))
  })
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

const FEW = { gamesPerMinute: 2, socketsPerAddress: 1 }

async function behindProxy(options: Partial<ServerOptions>): Promise<Browser> {
  const server = await startServer({ limits: FEW, ...options })
  onTestFinished(() => server.remove())
  return new Browser({ address: await proxyTo(server.address) })
}

/** The status of so many new tables, each asked for with these headers. */
async function statuses(visitor: Browser, headers: readonly Record<string, string>[]): Promise<number[]> {
  const body = { title: 'chicago-express', seats: [{ kind: 'person', name: 'Ana' }, { kind: 'person' }] }
  const found: number[] = []
  for (const each of headers) found.push((await visitor.request('POST', '/api/games', body, each)).status)
  return found
}

const ana = { 'x-test-caller': '198.51.100.7' }
const ben = { 'x-test-caller': '198.51.100.8' }

test.each([
  ['counted', 1],
  ['named', ['127.0.0.1']],
  ['named by their network', ['127.0.0.0/8', '10.0.0.0/8']],
] as const)('visitors behind a proxy are told apart: proxies %s', async (_, trustProxy) => {
  const visitor = await behindProxy({ trustProxy })
  expect(await statuses(visitor, [ana, ana, ana, ben, ben, ben])).toEqual([201, 201, 429, 201, 201, 429])
})

test('an address that a visitor makes up itself helps nobody', async () => {
  const visitor = await behindProxy({ trustProxy: 1 })
  const forged = [1, 2, 3, 4].map((last) => ({ ...ana, 'x-forwarded-for': `203.0.113.${last}` }))
  expect(await statuses(visitor, forged)).toEqual([201, 201, 429, 429])
})

test('without a word about proxies nothing that is forwarded is believed', async () => {
  const visitor = await behindProxy({})
  expect(await statuses(visitor, [ana, ben, ana, ben])).toEqual([201, 201, 429, 429])
})

test('sockets behind a proxy are counted for each visitor', async () => {
  const visitor = await behindProxy({ trustProxy: 1 })
  const { game } = await visitor.create()
  const path = `/api/live?game=${game.id}`
  const first = await RawSocket.open(visitor.address, path, ana)
  const other = await RawSocket.open(visitor.address, path, ben)
  const second = await RawSocket.open(visitor.address, path, { ...ana, 'x-forwarded-for': '203.0.113.1' })
  const told = (socket: RawSocket): string => socket.frames.map(({ payload }) => payload.toString()).join(' ')
  await expect.poll(() => told(second)).toContain('too-many-sockets')
  for (const socket of [first, other]) await expect.poll(() => told(socket)).toContain('welcome')
  for (const socket of [first, second, other]) socket.end()
})

test('proxies are read as a number or as addresses', () => {
  expect(readProxies('2')).toBe(2)
  expect(readProxies('127.0.0.1, fd00::/8')).toEqual(['127.0.0.1', 'fd00::/8'])
  for (const wrong of ['0', 'true', '', '10.0.0.0/33', '127.0.0.1,', '1.2.3', '10.0.0.0/8/8', '-1']) {
    expect([wrong, readProxies(wrong)]).toEqual([wrong, null])
  }
  const isTrusted = trustIn(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])
  expect(
    ['127.0.0.1', '::ffff:10.1.2.3', 'fd12::1', '127.0.0.2', 'nonsense'].map((each) => isTrusted(each, 0)),
  ).toEqual([true, true, true, false, false])
})

test('ports and the rest of a network of the sixth version make nobody new', () => {
  const of = (ip: string): string => visitorOf({ ip })
  expect(of('198.51.100.7:4711')).toBe('198.51.100.7')
  expect(of('::ffff:198.51.100.7')).toBe('198.51.100.7')
  expect(of('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(of('[2001:db8:1:2::9]:443')).toBe('2001:db8:1:2::/64')
  expect(of('2001:db8::9')).toBe('2001:db8:0:0::/64')
  expect(of('::1')).toBe('0:0:0:0::/64')
})
