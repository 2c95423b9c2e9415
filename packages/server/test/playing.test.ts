import { type GameRecord, replay } from '@roundhouse/kernel'
import { type GamesPage, type InvitedSummary, parseGameFile } from '@roundhouse/protocol'
import { READERS } from '@roundhouse/protocol/titles'
import { titleOf } from '@roundhouse/titles'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { Browser, people, startServer, twoAtTable } from './at-table.ts'

let server: RunningServer & { remove(): Promise<void> }
beforeAll(async () => {
  // A test plays faster than people do.
  server = await startServer({ limits: { messageBurst: 10_000 } })
})
afterAll(() => server.remove())

test('a game is created, joined by its invite link and begins with the last seat', async () => {
  const ana = new Browser(server)
  const ben = new Browser(server)
  const seated = await ana.create({ name: 'Friday' })
  expect(seated.seat).toBe(0)
  expect(seated.game.status).toBe('open')
  expect(seated.game.invitePath).toMatch(/^\/table\/[0-9a-z]{12}#invite=[\w-]{22}$/)
  const page = await ana.open(seated.game.id)
  const welcome = await page.next('welcome')
  expect(welcome.table.status).toBe('open')
  expect(welcome.start.rng).toEqual([0, 0, 0, 0])

  const joined = await ben.join(seated, 'Ben')
  expect(joined.seat).toBe(1)
  expect(joined.game.status).toBe('running')
  expect(joined.game.invitePath).toBeNull()
  const { table } = await page.next('table')
  expect(table.status).toBe('running')
  expect(table.seats.map((seat) => seat.name)).toEqual(['Ana', 'Ben'])
  const mine = (await ben.get<GamesPage>('/api/games/mine')).games
  expect(mine.map((game) => [game.yours, game.toAct])).toEqual([[1, [0]]])
  await page.close()
})

test('an action reaches everybody at the table, spectators too, and its sender an acknowledgement', async () => {
  const { ana, ben, game } = await twoAtTable(server)
  const spectator = await new Browser(server).open(game)
  expect((await spectator.next('welcome')).seat).toBeNull()
  expect(await ana.play(0)).toBe(1)
  await Promise.all([ben.at(1), spectator.at(1)])
  expect(ben.history?.log).toEqual(ana.history?.log)
  expect(spectator.history?.state).toEqual(ana.history?.state)
  await Promise.all([ana.close(), ben.close(), spectator.close()])
})

test('who comes back gets what was played since', async () => {
  const { ana, ben, game, benBrowser } = await twoAtTable(server)
  await ana.play(0)
  await ben.at(1)
  const before = Date.now()
  await ben.close()
  // Those who stay are told since when, until he is back.
  await ana.until(() => ana.table?.seats[1]?.online === false)
  expect(ana.table?.seats[1]?.left).toBeGreaterThanOrEqual(before)
  const again = await benBrowser.open(game, 1)
  const welcome = await again.next('welcome')
  expect(welcome).toMatchObject({ seat: 1, version: 1, from: 2, entries: [] })
  await ana.until(() => ana.table?.seats[1]?.online === true)
  expect(ana.table?.seats[1]?.left).toBeNull()
  again.history = ben.history
  await again.play(1)
  await ana.at(again.version)
  const third = await benBrowser.open(game, 1)
  expect((await third.next('welcome')).entries).toEqual(ana.history?.log.slice(1))
  third.send({ type: 'since', version: 0 })
  expect((await third.next('entries')).entries).toEqual(ana.history?.log)
  await Promise.all([ana.close(), again.close(), third.close()])
})

test('only the owner of a seat acts for it', async () => {
  const { ana, ben, game } = await twoAtTable(server)
  const spectator = await new Browser(server).open(game)
  await spectator.next('welcome')
  const { action } = ana.legal(0)
  for (const stranger of [ben, spectator]) {
    stranger.send({ type: 'act', id: 'x', seat: 0, version: 0, action })
    expect((await stranger.next('fault')).fault).toEqual({ code: 'not-your-seat', params: { seat: 0 } })
    stranger.send({ type: 'undo', id: 'y', seat: 0, version: 0 })
    expect((await stranger.next('fault')).fault.code).toBe('not-your-seat')
  }
  ben.send({ type: 'act', id: 'z', seat: 1, version: 0, action })
  expect((await ben.next('refused')).refusal).toMatchObject({ code: 'CE-NOT-YOUR-TURN', section: 'p36 Play' })
  expect(ana.version).toBe(0)
  await Promise.all([ana.close(), ben.close(), spectator.close()])
})

test('a stale version is answered with what is newer', async () => {
  const { ana, ben } = await twoAtTable(server)
  const { action } = ana.legal(0)
  await ana.play(0)
  ana.send({ type: 'act', id: 'late', seat: 0, version: 0, action })
  expect((await ana.next('entries')).entries).toEqual(ana.history?.log)
  const { id, fault } = await ana.next('fault')
  expect(id).toBe('late')
  expect(fault).toEqual({ code: 'stale-version', params: { version: 0, current: 1 } })
  await Promise.all([ana.close(), ben.close()])
})

test('a message that is sent again is acknowledged again and played once', async () => {
  const { ana, ben, game, anaBrowser } = await twoAtTable(server)
  const { action } = ana.legal(0)
  const message = { type: 'act', id: 'once', seat: 0, version: 0, action } as const
  ana.send(message)
  ana.send(message)
  expect((await ana.next('ack')).version).toBe(1)
  expect((await ana.next('ack')).version).toBe(1)
  const again = await anaBrowser.open(game)
  again.send(message)
  expect((await again.next('ack')).version).toBe(1)
  expect((await anaBrowser.get<InvitedSummary>(`/api/games/${game}`)).version).toBe(1)
  await Promise.all([ana.close(), ben.close(), again.close()])
})

test('a personal link opens the seat on another device, a wrong one does not', async () => {
  const ana = new Browser(server)
  const phone = new Browser(server)
  const seated = await ana.create()
  const secret = seated.personalPath.split('#seat=')[1] ?? ''
  const path = `/api/games/${seated.game.id}`
  expect((await phone.request('POST', `${path}/claim`, { secret: 'guess' })).json).toMatchObject({
    fault: { code: 'wrong-secret' },
  })
  expect(await phone.post(`${path}/claim`, { secret })).toMatchObject({ seat: 0 })
  expect(await phone.post(`${path}/link`)).toEqual({ personalPath: seated.personalPath })
  const page = await phone.open(seated.game.id)
  expect((await page.next('welcome')).seat).toBe(0)

  const program = await new Browser(server).open(seated.game.id)
  program.send({ type: 'hello', secret: 'guess' })
  expect((await program.next('fault')).fault.code).toBe('wrong-secret')
  program.send({ type: 'hello', secret })
  await program.next('welcome')
  expect(program.received.at(-1)).toMatchObject({ type: 'welcome', seat: 0 })
  await Promise.all([page.close(), program.close()])
})

test('listed games are found page by page and joined without an invitation', async () => {
  const ana = new Browser(server)
  for (const name of ['one', 'two', 'three']) await ana.create({ name, listed: true })
  await ana.create({ name: 'hidden' })
  const first = await ana.get<GamesPage>('/api/games?status=open&limit=2')
  expect(first.games.map((game) => game.name)).toEqual(['three', 'two'])
  const second = await ana.get<GamesPage>(`/api/games?status=open&limit=2&before=${first.next}`)
  expect(second.games.map((game) => game.name)).toEqual(['one'])
  expect(second.next).toBeNull()
  const joined = await new Browser(server).post(`/api/games/${second.games[0]?.id}/join`, { name: 'Ben' })
  expect(joined).toMatchObject({ seat: 1, game: { status: 'running' } })
})

test('bots play by the same door, the game ends, and the seed that was promised is told', async () => {
  const ana = new Browser(server)
  const bots = [1, 2].map(() => ({ kind: 'bot', bot: 'random' }) as const)
  const { game } = await ana.create({ seats: [...people('Ana'), ...bots] })
  const page = await ana.open(game.id)
  const { setup } = await page.next('welcome')
  const running = await ana.get<Record<string, unknown>>(`/api/games/${game.id}/record`)
  expect(running).not.toHaveProperty('seed')
  expect(running['seedHash']).toBe(setup.seedHash)
  while (page.history?.state.ended === null) {
    if (page.asked !== 0) await page.at(page.version + 1)
    else await page.play(0, crypto.randomUUID(), page.version % 3)
  }
  await page.until(() => page.table?.status === 'ended')
  const record = await ana.get<GameRecord>(`/api/games/${game.id}/record`)
  expect(record.seed).toBe(page.table?.seed)
  expect(createHash('sha256').update(record.seed).digest('hex')).toBe(setup.seedHash)
  expect(parseGameFile(record, READERS).ok).toBe(true)
  const title = titleOf(record.title)
  const replayed = title && replay(title, record)
  expect(replayed?.ok).toBe(true)
  expect(replayed?.history?.log.length).toBe(page.version)
  expect(record.log.some((entry) => entry.kind === 'action' && entry.seat > 0)).toBe(true)
  page.send({ type: 'undo', id: 'sorry', seat: 0, version: page.version })
  expect((await page.next('fault')).fault.code).toBe('undo-ended')
  await page.close()
})
