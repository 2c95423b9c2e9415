import { openSqlite } from '@roundhouse/storage'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { DATABASE_FILE, type RunningServer } from '../src/index.ts'
import { Browser, Place, startServer, twoAtTable } from './at-table.ts'

let server: RunningServer & { remove(): Promise<void> }
beforeAll(async () => {
  server = await startServer({ limits: { lineBurst: 1000 } })
})
afterAll(() => server.remove())

async function said(place: Place, id: string, text: string): Promise<void> {
  place.send({ type: 'say', id, text })
  expect(await place.next('ack')).toMatchObject({ id })
}

function heard(place: Place): string[] {
  return place.received.flatMap((message) =>
    message.type === 'chat' ? message.lines.map((line) => `${line.number} ${line.name}: ${line.text}`) : [],
  )
}

test('what is said reaches everybody in one order, with name and time, before it is acknowledged', async () => {
  const { ana, ben, game } = await twoAtTable(server)
  const onlooker = await new Browser(server).open(game)
  await onlooker.next('welcome')
  const before = Date.now()
  await said(ana, 'a1', '  Good evening <b>all</b>  ')
  await Promise.all([said(ben, 'b1', '¡Hola!'), said(ana, 'a2', 'Who opens?')])
  await said(ben, 'b2', '🚂')
  for (const place of [ana, ben, onlooker]) await place.until(() => heard(place).length === 4)
  expect(heard(ana)[0]).toBe('1 Ana: Good evening <b>all</b>')
  expect(heard(ana)[3]).toBe('4 Ben: 🚂')
  expect(heard(ben)).toEqual(heard(ana))
  expect(heard(onlooker)).toEqual(heard(ana))
  const message = ana.received.find((each) => each.type === 'chat')
  const [line] = message?.type === 'chat' ? message.lines : []
  expect(line).toMatchObject({ number: 1, seat: 0, name: 'Ana' })
  expect(line?.at).toBeGreaterThanOrEqual(before)
  expect(ana.received.findIndex((each) => each.type === 'chat')).toBeLessThan(
    ana.received.findIndex((each) => each.type === 'ack'),
  )
  await Promise.all([ana.close(), ben.close(), onlooker.close()])
})

test('nothing of the chat is in the game: version, log and file stay as they are', async () => {
  const { ana, ben, game, anaBrowser } = await twoAtTable(server)
  await said(ana, 'a1', 'a secret of the table')
  ana.send({ type: 'ping' })
  expect((await ana.next('pong')).version).toBe(0)
  expect((await anaBrowser.request('GET', `/api/games/${game}/record`)).text).not.toContain('secret of')
  await ana.play(0)
  await ben.at(1)
  expect(ben.history?.log).toHaveLength(1)
  await Promise.all([ana.close(), ben.close()])
})

test('a line sent again under the same id is acknowledged and said once', async () => {
  const { ana, ben } = await twoAtTable(server)
  await said(ana, 'same', 'Once')
  await said(ana, 'same', 'Once')
  await said(ben, 'same', 'The id of another seat is another line')
  await ben.until(() => heard(ben).length === 2)
  expect(heard(ana)).toEqual(['1 Ana: Once', '2 Ben: The id of another seat is another line'])
  await Promise.all([ana.close(), ben.close()])
})

test.each([
  ['empty', '   '],
  ['too long', 'x'.repeat(501)],
  ['with a line break', 'one\ntwo'],
  ['with a bell', 'ding\u0007'],
  ['that turns the text around', 'abc\u202Edef'],
])('a line that is %s is refused and not kept', async (_what, text) => {
  const { ana, ben } = await twoAtTable(server)
  ana.send({ type: 'say', id: 'bad', text })
  expect(await ana.next('fault')).toEqual({
    type: 'fault',
    id: 'bad',
    fault: { code: 'chat-text', params: { most: 500 } },
  })
  await said(ana, 'bad', `  ${'x'.repeat(500)} `)
  await ben.until(() => heard(ben).length > 0)
  expect(heard(ben)).toEqual([`1 Ana: ${'x'.repeat(500)}`])
  await Promise.all([ana.close(), ben.close()])
})

test('who watches reads and does not write', async () => {
  const { ana, ben, game } = await twoAtTable(server)
  await said(ana, 'a', 'Hello')
  const onlooker = await new Browser(server).open(game)
  expect((await onlooker.next('chat')).lines).toMatchObject([{ number: 1, text: 'Hello' }])
  onlooker.send({ type: 'say', id: 'w', text: 'May I?' })
  expect(await onlooker.next('fault')).toEqual({
    type: 'fault',
    id: 'w',
    fault: { code: 'chat-not-seated', params: {} },
  })
  onlooker.send('{"type":"say","id":"w","seat":0,"text":"I am Ana"}')
  expect((await onlooker.next('fault')).fault.code).toBe('malformed-message')
  await said(ben, 'b', 'Quiet there')
  expect(heard(ana)).toEqual(['1 Ana: Hello', '2 Ben: Quiet there'])
  await Promise.all([ana.close(), ben.close(), onlooker.close()])
})

test('who comes gets the latest lines, who comes back those it lacks, and earlier ones page by page', async () => {
  const { ana, ben, game, benBrowser } = await twoAtTable(server)
  for (let each = 1; each <= 230; each++) {
    // In steps, because a socket has a limit of its own.
    ana.send({ type: 'say', id: `m${each}`, text: String(each) })
    if (each % 40 === 0) await new Promise((resolve) => setTimeout(resolve, 1400))
  }
  await ben.until(() => heard(ben).length === 230)
  const late = await benBrowser.open(game)
  const first = (await late.next('chat')).lines
  expect([first.length, first[0]?.number, first.at(-1)?.number]).toEqual([200, 31, 230])
  late.send({ type: 'earlier', before: 31 })
  expect((await late.next('chat')).lines.map((line) => line.number)).toEqual(upTo(30))
  late.send({ type: 'earlier', before: 1 })
  expect((await late.next('chat')).lines).toEqual([])

  const url = `${server.address.replace('http', 'ws')}/api/live?game=${game}&since=0&chat=228`
  const back = await Place.open(url, { cookie: benBrowser.cookie })
  expect((await back.next('chat')).lines.map((line) => line.number)).toEqual([229, 230])
  await Promise.all([ana, ben, late, back].map((place) => place.close()))
})

test('who talks without pause is told to wait, with all its windows, and the game goes on', async () => {
  const strict = await startServer({ limits: { linesPerMinute: 30, lineBurst: 3 } })
  const { ana, ben, game, anaBrowser } = await twoAtTable(strict)
  const second = await anaBrowser.open(game)
  await second.next('welcome')
  await said(ana, '1', 'one')
  await said(second, '2', 'two')
  await said(ana, '3', 'three')
  second.send({ type: 'say', id: '4', text: 'four' })
  expect(await second.next('fault')).toEqual({
    type: 'fault',
    id: '4',
    fault: { code: 'rate-limited', params: { seconds: 2 } },
  })
  await said(ana, '3', 'three')
  await said(ben, '1', 'Let me speak')
  await ben.until(() => heard(ben).length === 4)
  expect(heard(ben).at(-1)).toBe('4 Ben: Let me speak')
  expect(await ana.play(0)).toBe(1)
  await Promise.all([ana.close(), ben.close(), second.close()])
  await strict.remove()
})

test('a restart has every line that was acknowledged', async () => {
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-chat-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const first = await startServer({ data })
  const { ana, game, anaBrowser } = await twoAtTable(first)
  await said(ana, 'a', 'Before')
  await first.close()
  const again = await startServer({ data })
  const browser = new Browser(again)
  for (const [name, value] of anaBrowser.cookies) browser.cookies.set(name, value)
  const page = await browser.open(game)
  expect((await page.next('chat')).lines).toMatchObject([{ number: 1, name: 'Ana', text: 'Before' }])
  await said(page, 'a', 'Before')
  await said(page, 'b', 'After')
  expect(heard(page)).toEqual(['1 Ana: Before', '2 Ana: After'])
  await again.close()
})

test('of two servers on one database each tells all, as soon as somebody speaks there', async () => {
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-chat-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const one = await startServer({ data })
  // A folder takes one server; this is how another process, whatever it is, writes to the same file.
  const two = await startServer({ storage: openSqlite(join(data, DATABASE_FILE)) })
  const { ana, ben, game, benBrowser } = await twoAtTable(one)
  const elsewhere = new Browser(two)
  for (const [name, value] of benBrowser.cookies) elsewhere.cookies.set(name, value)
  const there = await elsewhere.open(game)
  await there.next('welcome')
  await said(ana, 'a', 'Here')
  await said(there, 'b', 'There')
  expect(heard(there)).toEqual(['1 Ana: Here', '2 Ben: There'])
  await said(ana, 'c', 'And here')
  expect(heard(ana)).toEqual(['1 Ana: Here', '2 Ben: There', '3 Ana: And here'])
  await Promise.all([ana.close(), ben.close(), there.close()])
  await Promise.all([one.close(), two.remove()])
})

test('before the game begins those who sit already may talk', async () => {
  const browser = new Browser(server)
  const { game } = await browser.create()
  const page = await browser.open(game.id)
  await page.next('welcome')
  await said(page, 'early', 'Anybody there?')
  expect(heard(page)).toEqual(['1 Ana: Anybody there?'])
  await page.close()
})

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}
