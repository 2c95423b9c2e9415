import { BODY_LIMIT, type FaultAnswer, MESSAGE_LIMIT } from '@roundhouse/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { Browser, people, startServer, twoAtTable } from './at-table.ts'

let server: RunningServer & { remove(): Promise<void> }
beforeAll(async () => {
  server = await startServer({ origins: ['http://friend.example'] })
})
afterAll(() => server.remove())

async function refusedBody(body: unknown, path = '/api/games'): Promise<[number, string]> {
  const answered = await new Browser(server).request('POST', path, body)
  const { fault, message } = answered.json as FaultAnswer
  expect(message.length).toBeGreaterThan(5)
  return [answered.status, fault.code]
}

const TABLE = { title: 'chicago-express', seats: people('Ana', null) }

test.each([
  ['unknown title', { ...TABLE, title: '1830' }, 400, 'unknown-title'],
  ['unknown variant', { ...TABLE, variant: 'reversed' }, 400, 'unknown-variant'],
  ['one player', { ...TABLE, seats: people('Ana') }, 400, 'player-count'],
  [
    'seven players',
    { ...TABLE, seats: people('Ana', null, null, null, null, null, null) },
    400,
    'player-count',
  ],
  ['unknown option', { ...TABLE, options: { weather: 'rain' } }, 400, 'unknown-option'],
  ['impossible value of an option', { ...TABLE, options: { opener: '9' } }, 400, 'option-value'],
  ['unknown bot', { ...TABLE, seats: [...people('Ana'), { kind: 'bot', bot: 'deep' }] }, 400, 'unknown-bot'],
  ['bots alone', { ...TABLE, seats: [1, 2].map(() => ({ kind: 'bot', bot: 'random' })) }, 400, 'no-person'],
  ['no name', { ...TABLE, seats: people(null, null) }, 400, 'player-name'],
  ['blank name', { ...TABLE, seats: people('   ', null) }, 400, 'player-name'],
  ['a name with a line break', { ...TABLE, seats: people('Ana\nBen', null) }, 400, 'player-name'],
  ['a name too long', { ...TABLE, seats: people('A'.repeat(41), null) }, 400, 'player-name'],
  ['the same name twice', { ...TABLE, seats: people('Ana', 'ANA') }, 409, 'name-taken'],
  ['a field too many', { ...TABLE, seed: 'mine' }, 400, 'malformed-request'],
  ['no object', '[]', 400, 'malformed-request'],
  ['malformed JSON', '{"title": ', 400, 'malformed-json'],
  ['NaN', '{"title": NaN}', 400, 'malformed-json'],
  ['nothing', '', 400, 'malformed-json'],
  ['oversized JSON', JSON.stringify({ title: 'x'.repeat(BODY_LIMIT) }), 413, 'oversized'],
])('creating a game with %s is refused', async (_what, body, status, code) => {
  expect(await refusedBody(body)).toEqual([status, code])
})

test('a game or address that does not exist is refused', async () => {
  const browser = new Browser(server)
  for (const path of ['/api/games/nosuchgame', '/api/games/nosuchgame/record']) {
    expect((await browser.request('GET', path)).json).toMatchObject({
      fault: { code: 'no-such-game', params: { game: 'nosuchgame' } },
    })
  }
  expect(await refusedBody({ name: 'Ben' }, '/api/games/nosuchgame/join')).toEqual([404, 'no-such-game'])
  expect(await refusedBody({ secret: 'x' }, '/api/games/nosuchgame/claim')).toEqual([404, 'no-such-game'])
  expect((await browser.request('GET', '/api/nothing')).json).toMatchObject({ fault: { code: 'not-found' } })
  const page = await browser.open('nosuchgame')
  expect((await page.next('fault')).fault.code).toBe('no-such-game')
  expect((await page.gone()).code).toBe(4004)
})

test('joining needs the invitation, a free seat and a name of one’s own', async () => {
  const ana = new Browser(server)
  const seated = await ana.create({ seats: [...people('Ana', null), { kind: 'bot', bot: 'random' }] })
  const path = `/api/games/${seated.game.id}/join`
  const invite = seated.game.invitePath?.split('#invite=')[1]
  expect(await refusedBody({ name: 'Ben' }, path)).toEqual([403, 'wrong-invite'])
  expect(await refusedBody({ name: 'Ben', invite: 'guess' }, path)).toEqual([403, 'wrong-invite'])
  expect(await refusedBody({ name: 'ana', invite }, path)).toEqual([409, 'name-taken'])
  expect(await refusedBody({ name: 'Ben', invite, seat: 0 }, path)).toEqual([409, 'seat-taken'])
  expect(await refusedBody({ name: 'Ben', invite, seat: 2 }, path)).toEqual([400, 'no-such-seat'])
  expect(await refusedBody({ name: 'Ben', invite, seat: 9 }, path)).toEqual([400, 'no-such-seat'])
  expect(await refusedBody({ name: 'Ben', invite, seat: -1 }, path)).toEqual([400, 'malformed-request'])
  expect((await ana.request('POST', path, { name: 'Ana 2', invite })).json).toMatchObject({
    fault: { code: 'already-seated' },
  })
  const page = await ana.open(seated.game.id)
  await page.next('welcome')
  page.send({ type: 'act', id: 'early', seat: 0, version: 0, action: { type: 'pass' } })
  expect((await page.next('fault')).fault.code).toBe('game-not-started')
  await new Browser(server).join(seated, 'Ben')
  expect(await refusedBody({ name: 'Eva', invite }, path)).toEqual([409, 'table-full'])
  await page.close()
})

test('of many who want the last seat one gets it', async () => {
  const seated = await new Browser(server).create()
  const names = ['Ben', 'Eva', 'Ivo', 'Leo', 'Mia', 'Pia']
  const results = await Promise.allSettled(names.map((name) => new Browser(server).join(seated, name)))
  expect(results.filter((each) => each.status === 'fulfilled')).toHaveLength(1)
})

test('actions that cannot be read are faults, bids above the cash are refused by their rule', async () => {
  const { ana, ben } = await twoAtTable(server)
  const act = (action: string): string =>
    `{"type":"act","id":"${crypto.randomUUID()}","seat":0,"version":0,"action":${action}}`
  for (const action of [
    '{"type":"bid","amount":-5}',
    '{"type":"bid","amount":7.5}',
    '{"type":"bid","amount":1e309}',
    '{"type":"bid","amount":"20"}',
    '{"type":"bid","amount":null}',
    '{"type":"bid"}',
    '{"type":"offer","company":"UP"}',
    '{"type":"build","company":"PRR","hexes":["Z99"]}',
    '{"type":"develop","hex":"Q8","more":1}',
    '{"type":"steal"}',
    '{"__proto__":{"type":"pass"}}',
    '[]',
    'null',
  ]) {
    ana.send(act(action))
    expect((await ana.next('fault')).fault.code, action).toBe('malformed-action')
  }
  ana.send(act('{"type":"bid","amount":NaN}'))
  expect((await ana.next('fault')).fault.code).toBe('malformed-json')
  ana.send(act('{"type":"bid","amount":1000000}'))
  expect((await ana.next('refused')).refusal).toMatchObject({ code: 'CE-BID-CASH', section: 'p37 Auction' })
  ana.send(act('{"type":"build","company":"PRR","hexes":[]}'))
  expect((await ana.next('refused')).refusal.section).toMatch(/^p\d+ /)
  expect(await ana.play(0)).toBe(1)
  await Promise.all([ana.close(), ben.close()])
})

test('messages that cannot be read are answered and change nothing', async () => {
  const { ana, ben } = await twoAtTable(server)
  for (const [text, code] of [
    ['{', 'malformed-json'],
    ['', 'malformed-json'],
    ['7', 'malformed-message'],
    ['{"type":"reset"}', 'malformed-message'],
    ['{"type":"act","id":"a b","seat":0,"version":0,"action":{}}', 'malformed-message'],
    ['{"type":"act","id":"a","seat":0,"version":-1,"action":{}}', 'malformed-message'],
    [JSON.stringify({ type: 'hello', secret: 'x'.repeat(MESSAGE_LIMIT) }), 'oversized'],
  ] as const) {
    ana.send(text)
    expect((await ana.next('fault')).fault.code).toBe(code)
  }
  ana.send({ type: 'ping' })
  expect((await ana.next('pong')).version).toBe(0)
  ana.send('x'.repeat(MESSAGE_LIMIT * 17))
  expect((await ana.gone()).code).toBe(1009)
  await ben.close()
})

test('a flood of messages is limited and then closed, the game goes on', async () => {
  const { ana, ben, game, anaBrowser } = await twoAtTable(server)
  for (let sent = 0; sent < 500; sent++) ana.send({ type: 'ping' })
  expect((await ana.next('fault')).fault.code).toBe('rate-limited')
  expect(await ana.gone()).toEqual({ code: 1008, reason: 'rate-limited' })
  expect(ana.received.filter((message) => message.type === 'pong').length).toBeLessThan(80)
  const again = await anaBrowser.open(game)
  await again.next('welcome')
  expect(await again.play(0)).toBe(1)
  await ben.at(1)
  await Promise.all([again.close(), ben.close()])
})

test('a foreign Origin opens no socket and changes nothing', async () => {
  const ana = new Browser(server)
  const { game } = await ana.create()
  const foreign = { origin: 'http://evil.example' }
  await expect(ana.open(game.id, 0, foreign)).rejects.toThrow('the socket was refused')
  const answered = await ana.request('POST', '/api/games', TABLE, foreign)
  expect([answered.status, answered.json]).toMatchObject([
    403,
    { fault: { code: 'foreign-origin', params: { origin: 'http://evil.example' } } },
  ])
  for (const origin of [server.address, 'http://friend.example']) {
    const page = await ana.open(game.id, 0, { origin })
    expect((await page.next('welcome')).seat).toBe(0)
    await page.close()
  }
})

test('too many requests and too many sockets are refused', async () => {
  const strict = await startServer({
    limits: { requestsPerMinute: 8, gamesPerMinute: 2, socketsPerAddress: 1 },
  })
  const ana = new Browser(strict)
  const { game } = await ana.create()
  const page = await ana.open(game.id)
  const second = await ana.open(game.id)
  expect((await second.next('fault')).fault.code).toBe('too-many-sockets')
  expect((await second.gone()).code).toBe(1008)
  await ana.create()
  expect((await ana.request('POST', '/api/games', TABLE)).status).toBe(429)
  const answers = []
  for (let sent = 0; sent < 10; sent++) answers.push(await ana.request('GET', '/api/health'))
  expect(answers.at(-1)?.json).toMatchObject({ fault: { code: 'rate-limited' } })
  await page.close()
  await strict.remove()
})
