import {
  type GamesPage,
  type InvitedSummary,
  NOTE_LENGTH,
  type PersonalLink,
  type Seated,
  fault,
} from '@roundhouse/protocol'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { Browser, people, startServer, twoAtTable } from './at-table.ts'

let server: RunningServer & { remove(): Promise<void> }
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

const KEY = 'a-key-that-only-this-browser-knows'
const secretIn = (path: string): string => path.split('#seat=')[1] ?? ''
const inviteOf = (seated: Seated): string => seated.game.invitePath?.split('#invite=')[1] ?? ''

test('a browser with very many seats loses none of them and sends no longer headers', async () => {
  const many = await startServer({ limits: { gamesPerMinute: 1000, requestsPerMinute: 1000 } })
  onTestFinished(many.remove)
  const ana = new Browser(many)
  const opened: string[] = []
  for (let table = 0; table < 70; table++) opened.push((await ana.create()).game.id)
  expect(ana.cookie.length).toBeLessThan(100)
  const mine = await ana.get<GamesPage>('/api/games/mine')
  expect(new Set(mine.games.map((game) => game.id))).toEqual(new Set(opened))
  expect((await ana.get<InvitedSummary>(`/api/games/${opened[0]}`)).yours).toBe(0)
  expect((await new Browser(many).get<GamesPage>('/api/games/mine')).games).toEqual([])
})

test('a seat whose cookie is of its own, as it was once, is kept and moves to the key ring', async () => {
  const seated = await new Browser(server).create()
  const old = new Browser(server)
  old.cookies.set(`seat_${seated.game.id}`, secretIn(seated.personalPath))
  expect((await old.get<InvitedSummary>(`/api/games/${seated.game.id}`)).yours).toBe(0)
  expect((await old.get<GamesPage>('/api/games/mine')).games).toHaveLength(1)
  expect(old.cookies.get(`seat_${seated.game.id}`)).toBe('')
  old.cookies.delete(`seat_${seated.game.id}`)
  expect((await old.get<InvitedSummary>(`/api/games/${seated.game.id}`)).yours).toBe(0)
})

test('joining again with the same key gives the same seat, also when the first answer was lost', async () => {
  const seated = await new Browser(server).create({ seats: people('Ana', null, null) })
  const join = (browser: Browser, key: string): Promise<Seated> =>
    browser.post<Seated>(`/api/games/${seated.game.id}/join`, { name: 'Ben', invite: inviteOf(seated), key })
  const lost = await join(new Browser(server), KEY)
  const ben = new Browser(server)
  const again = await join(ben, KEY)
  expect([again.seat, again.personalPath]).toEqual([lost.seat, lost.personalPath])
  expect(again.game.seats.filter((seat) => seat.taken)).toHaveLength(2)
  expect((await join(ben, KEY)).seat).toBe(again.seat)
  const page = await ben.open(seated.game.id)
  expect((await page.next('welcome')).seat).toBe(again.seat)
  await page.close()
  const short = await ben.request('POST', `/api/games/${seated.game.id}/join`, { name: 'Ben', key: 'short' })
  expect(short.json).toMatchObject({ fault: { code: 'malformed-request' } })
})

test('opening a table again with the same key gives the same table', async () => {
  const [first, second] = [new Browser(server), new Browser(server)]
  const one = await first.create({ key: `${KEY}-table` })
  const two = await second.create({ key: `${KEY}-table` })
  expect([two.game.id, two.seat, two.personalPath]).toEqual([one.game.id, one.seat, one.personalPath])
  expect((await second.get<GamesPage>('/api/games/mine')).games).toHaveLength(1)
})

test('a new link ends the old ones, also in browsers that are at the table', async () => {
  const { ana, ben, game, anaBrowser } = await twoAtTable(server)
  const { personalPath: old } = await anaBrowser.post<PersonalLink>(`/api/games/${game}/link`)
  const thief = new Browser(server)
  await thief.post(`/api/games/${game}/claim`, { secret: secretIn(old) })
  const stolen = await thief.open(game)
  expect((await stolen.next('welcome')).seat).toBe(0)

  const { personalPath: fresh } = await anaBrowser.post<PersonalLink>(`/api/games/${game}/new-link`)
  expect((await stolen.gone()).code).toBe(4001)
  expect((await ana.gone()).code).toBe(4001)
  const back = await anaBrowser.open(game)
  expect((await back.next('welcome')).seat).toBe(0)
  const watching = await thief.open(game)
  expect((await watching.next('welcome')).seat).toBeNull()
  const claimed = await thief.request('POST', `/api/games/${game}/claim`, { secret: secretIn(old) })
  expect(claimed.json).toMatchObject({ fault: { code: 'wrong-secret' } })
  expect((await thief.request('POST', `/api/games/${game}/new-link`)).status).toBe(403)
  const phone = new Browser(server)
  await phone.post(`/api/games/${game}/claim`, { secret: secretIn(fresh) })
  expect((await phone.get<InvitedSummary>(`/api/games/${game}`)).yours).toBe(0)
  await Promise.all([ben.close(), back.close(), watching.close()])
})

test('a seat is freed by its owner or by who opened the table, and by nobody after the start', async () => {
  const [ana, ben, eva] = [new Browser(server), new Browser(server), new Browser(server)]
  const seated = await ana.create({ seats: people('Ana', null, null) })
  const path = `/api/games/${seated.game.id}`
  const release = (browser: Browser, seat: number) => browser.request('POST', `${path}/release`, { seat })
  await ben.join(seated, 'Ben')
  const page = await ben.open(seated.game.id)
  await page.next('welcome')
  expect((await release(ben, 0)).json).toMatchObject({ fault: { code: 'not-your-seat' } })
  expect((await release(ana, 0)).json).toMatchObject({ fault: { code: 'opener-stays' } })
  expect((await release(ana, 2)).json).toMatchObject({ fault: { code: 'no-such-seat' } })
  expect((await release(eva, 1)).json).toMatchObject({ fault: { code: 'wrong-secret' } })
  expect((await release(ana, 1)).json).toMatchObject({
    seats: [{ name: 'Ana' }, { name: null, taken: false }, {}],
  })
  expect((await page.gone()).code).toBe(4001)
  expect((await ben.get<InvitedSummary>(path)).yours).toBeNull()

  await eva.join(seated, 'Eva')
  expect((await release(eva, 1)).json).toMatchObject({ yours: null, seats: [{}, { taken: false }, {}] })
  await ben.join(seated, 'Ben')
  await eva.join(seated, 'Eva')
  expect((await release(ana, 1)).json).toMatchObject({ fault: { code: 'game-started' } })
  expect((await release(ben, 1)).json).toMatchObject({ fault: { code: 'game-started' } })
})

test('a table that waits is closed by who opened it, and everybody there is told', async () => {
  const [ana, ben] = [new Browser(server), new Browser(server)]
  const seated = await ana.create({ seats: people('Ana', null, null), listed: true })
  const path = `/api/games/${seated.game.id}`
  await ben.join(seated, 'Ben')
  const page = await ben.open(seated.game.id)
  await page.next('welcome')
  expect((await ben.request('POST', `${path}/close`)).json).toMatchObject({ fault: { code: 'not-opener' } })
  expect(await ana.post<InvitedSummary>(`${path}/close`)).toMatchObject({ status: 'closed', closes: null })
  await page.until(() => page.table?.status === 'closed')
  expect(page.table?.closedBy).toBe('opener')
  expect(await ana.post<InvitedSummary>(`${path}/close`)).toMatchObject({ status: 'closed' })
  const late = await new Browser(server).request('POST', `${path}/join`, { name: 'Eva' })
  expect([late.status, late.json]).toMatchObject([410, { fault: fault('table-closed', { by: 'opener' }) }])
  const { games } = await ben.get<GamesPage>('/api/games?status=open')
  expect(games.map((game) => game.id)).not.toContain(seated.game.id)
  await page.close()
})

test('a table that waits says until when, and is closed then', async () => {
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-wait-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const first = await startServer({ data, limits: { waitingDays: 3 } })
  const ana = new Browser(first)
  const { game } = await ana.create()
  expect(game.closes).toBe(game.created + 3 * 24 * 60 * 60 * 1000)
  await first.close()
  const second = await startServer({ data, limits: { waitingDays: -1 } })
  const page = await new Browser(second).open(game.id)
  expect((await page.next('welcome')).table).toMatchObject({ status: 'closed', closedBy: 'time' })
  await page.close()
  await second.close()
})

test('who opened a table that waits gives seats to bots, takes them back and sets it up anew', async () => {
  const ana = new Browser(server)
  const seated = await ana.create({ seats: people('Ana', null, null) })
  const { id } = seated.game
  const ben = new Browser(server)
  await ben.post<Seated>(`/api/games/${id}/join`, { name: 'Ben', invite: inviteOf(seated) })
  const page = await ben.open(id)
  await page.next('welcome')
  const wrong = async (browser: Browser, path: string, body: object): Promise<unknown> =>
    (await browser.request('POST', `/api/games/${id}/${path}`, body)).json
  expect(await wrong(ben, 'seat', { seat: 2, bot: 'novice' })).toMatchObject({
    fault: { code: 'not-opener' },
  })
  expect(await wrong(ana, 'seat', { seat: 2, bot: 'wizard' })).toMatchObject({
    fault: { code: 'unknown-bot' },
  })
  expect(await wrong(ana, 'seat', { seat: 1, bot: 'novice' })).toMatchObject({
    fault: { code: 'seat-taken' },
  })
  expect(await wrong(ana, 'options', { variant: 'nowhere' })).toMatchObject({
    fault: { code: 'unknown-variant' },
  })
  const changed = await ana.post<InvitedSummary>(`/api/games/${id}/options`, {
    options: { opener: '2' },
    name: 'Sunday',
    listed: true,
  })
  expect(changed).toMatchObject({ options: { opener: '2' }, name: 'Sunday', listed: true })
  // Everybody in the waiting room begins anew with it.
  expect((await page.next('welcome')).setup.options).toEqual({ opener: '2' })
  const full = await ana.post<InvitedSummary>(`/api/games/${id}/seat`, { seat: 2, bot: 'novice' })
  expect(full.status).toBe('running')
  expect(full.asking).toMatchObject({ step: 'bid' })
  expect((await page.next('welcome')).table.seats[2]).toMatchObject({ kind: 'bot', name: 'Bot 1' })
  // Who is no person is told by the file of the game as well.
  expect(await ana.get(`/api/games/${id}/record`)).toMatchObject({ bots: [null, null, 'novice'] })
  expect(await wrong(ana, 'seat', { seat: 2, bot: null })).toMatchObject({ fault: { code: 'game-started' } })
  expect(await wrong(ana, 'options', {})).toMatchObject({ fault: { code: 'game-started' } })
  await page.close()
})

test('what a seat writes for itself is told to nobody else', async () => {
  const { game, anaBrowser, benBrowser } = await twoAtTable(server)
  const path = `/api/games/${game}/note`
  expect(await anaBrowser.get(path)).toEqual({ text: '' })
  await anaBrowser.post(path, { text: 'PRR first' })
  expect(await anaBrowser.get(path)).toEqual({ text: 'PRR first' })
  expect(await benBrowser.get(path)).toEqual({ text: '' })
  expect((await new Browser(server).request('GET', path)).json).toMatchObject({
    fault: { code: 'wrong-secret' },
  })
  const long = await anaBrowser.request('POST', path, { text: 'x'.repeat(NOTE_LENGTH + 1) })
  expect(long.json).toMatchObject({ fault: { code: 'malformed-request', params: { field: 'text' } } })
  expect(await anaBrowser.get(path)).toEqual({ text: 'PRR first' })
})

test('a bot plays on for a seat until its person takes it back or takes something back', async () => {
  const { ana, ben, game, anaBrowser } = await twoAtTable(server)
  const pages = [ana, ben]
  const asked = ana.asked as number
  const [mine, other] = [pages[asked], pages[1 - asked]]
  if (mine === undefined || other === undefined) throw new Error('nobody is asked')
  const playOn = (bot: string | null, seat = asked): void =>
    mine.send({ type: 'playOn', id: crypto.randomUUID(), seat, bot })
  playOn('wizard')
  expect((await mine.next('fault')).fault).toMatchObject({ code: 'unknown-bot' })
  playOn('novice', 1 - asked)
  expect((await mine.next('fault')).fault).toMatchObject({ code: 'not-your-seat' })

  playOn('novice')
  await mine.next('ack')
  // Everybody sees it, and the record tells what was played so.
  await other.until(() => other.table?.seats[asked]?.standIn === 'novice')
  await other.at(1)
  expect(other.history?.log[0]).toMatchObject({ kind: 'action', seat: asked, by: 'bot' })
  const { log } = await anaBrowser.get<{ readonly log: readonly object[] }>(`/api/games/${game}/record`)
  // Where it bids all there is, the rest of the auction follows by itself.
  expect(log[0]).toMatchObject({ by: 'bot' })

  await mine.until(() => mine.asked !== asked)
  mine.send({ type: 'undo', id: crypto.randomUUID(), seat: asked, version: mine.version })
  await mine.next('ack')
  await other.until(() => other.table?.seats[asked]?.standIn === null)
  await mine.until(() => mine.asked === asked)

  playOn('novice')
  playOn(null)
  await mine.next('ack')
  await mine.next('ack')
  await other.until(() => other.table?.seats[asked]?.standIn === null)
})

test('hints are allowed by who opens the table, and everybody is told', async () => {
  const ana = new Browser(server)
  const seated = await ana.create({ hints: true })
  expect(seated.game.hints).toBe(true)
  const page = await ana.open(seated.game.id)
  expect((await page.next('welcome')).table.hints).toBe(true)
  const changed = await ana.post<InvitedSummary>(`/api/games/${seated.game.id}/options`, { hints: false })
  expect(changed.hints).toBe(false)
  expect((await page.next('welcome')).table.hints).toBe(false)
  const wrong = await ana.request('POST', `/api/games/${seated.game.id}/options`, { hints: 'yes' })
  expect(wrong.json).toMatchObject({ fault: { code: 'malformed-request', params: { field: 'hints' } } })
})
