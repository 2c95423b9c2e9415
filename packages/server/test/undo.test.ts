import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { Browser, type Place, people, startServer, twoAtTable } from './at-table.ts'

let server: RunningServer & { remove(): Promise<void> }
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

async function three(): Promise<[Place, Place, Place]> {
  const [ana, ben, eva] = [new Browser(server), new Browser(server), new Browser(server)]
  const seated = await ana.create({ seats: people('Ana', null, null) })
  await ben.join(seated, 'Ben')
  await eva.join(seated, 'Eva')
  const places = [ana, ben, eva].map((browser) => browser.open(seated.game.id))
  const [one, two, three] = (await Promise.all(places)) as [Place, Place, Place]
  await Promise.all([one.next('welcome'), two.next('welcome'), three.next('welcome')])
  return [one, two, three]
}

/** Waits until these pages show that the consent of exactly these seats is missing; null: no request. */
async function waitingFor(waiting: readonly number[] | null, ...places: Place[]): Promise<void> {
  const wanted = JSON.stringify(waiting)
  for (const place of places)
    await place.until(() => JSON.stringify(place.table?.proposal?.waiting ?? null) === wanted)
}

test('the own last action is taken back freely until another seat has acted', async () => {
  const { ana, ben } = await twoAtTable(server)
  const before = structuredClone(ana.history?.state)
  await ana.play(0)
  ana.send({ type: 'undo', id: 'oops', seat: 0, version: 1 })
  expect((await ana.next('ack')).version).toBe(2)
  await ben.at(2)
  expect(ben.history?.log[1]).toEqual({ kind: 'undo', seat: 0, to: 0 })
  expect(ben.history?.state).toEqual(before)
  ana.send({ type: 'undo', id: 'oops', seat: 0, version: 1 })
  expect((await ana.next('ack')).version).toBe(2)
  ana.send({ type: 'undo', id: 'more', seat: 0, version: 2 })
  expect((await ana.next('fault')).fault.code).toBe('undo-nothing')
  await ana.play(0)
  expect(ana.version).toBe(3)
  await Promise.all([ana.close(), ben.close()])
})

test('after another seat has acted, all other people must consent', async () => {
  const [ana, ben, eva] = await three()
  await ana.play(0)
  await ben.at(1)
  await ben.play(1)
  await ana.at(2)
  ana.send({ type: 'undo', id: 'please', seat: 0, version: 2 })
  expect((await ana.next('ack')).version).toBe(2)
  await waitingFor([1, 2], ana, ben, eva)
  ana.send({ type: 'undo', id: 'again', seat: 0, version: 2 })
  expect((await ana.next('fault')).fault.code).toBe('proposal-pending')
  ana.send({ type: 'answer', id: 'myself', seat: 0, version: 2, consent: true })
  expect((await ana.next('fault')).fault.code).toBe('no-proposal')
  ben.send({ type: 'answer', id: 'yes', seat: 1, version: 2, consent: true })
  await waitingFor([2], ana, ben, eva)
  expect(eva.version).toBe(2)
  eva.send({ type: 'answer', id: 'yes', seat: 2, version: 2, consent: true })
  await Promise.all([ana.at(3), ben.at(3), eva.at(3)])
  expect(ana.history?.log[2]).toEqual({ kind: 'undo', seat: 0, to: 0 })
  expect(ana.asked).toBe(0)
  await Promise.all([ana.close(), ben.close(), eva.close()])
})

test('a request ends when it is declined, withdrawn or overtaken by an action', async () => {
  const [ana, ben, eva] = await three()
  await ana.play(0)
  await ben.at(1)
  await ben.play(1)
  await eva.at(2)
  ana.send({ type: 'undo', id: 'a', seat: 0, version: 2 })
  await waitingFor([1, 2], ana, ben, eva)
  eva.send({ type: 'answer', id: 'no', seat: 2, version: 2, consent: false })
  await waitingFor(null, ana, ben, eva)
  ana.send({ type: 'undo', id: 'b', seat: 0, version: 2 })
  await waitingFor([1, 2], ana, ben, eva)
  ben.send({ type: 'withdraw', id: 'not-mine', seat: 1 })
  expect((await ben.next('fault')).fault.code).toBe('no-proposal')
  ana.send({ type: 'withdraw', id: 'c', seat: 0 })
  await waitingFor(null, ana, ben, eva)
  ana.send({ type: 'undo', id: 'd', seat: 0, version: 2 })
  await waitingFor([1, 2], ana, ben, eva)
  await eva.play(2)
  await waitingFor(null, ana, ben, eva)
  expect(ana.version).toBe(3)
  ben.send({ type: 'answer', id: 'late', seat: 1, version: 2, consent: true })
  expect((await ben.next('fault')).fault.code).toBe('no-proposal')
  await Promise.all([ana.close(), ben.close(), eva.close()])
})

test('who lets a bot play on is not waited for', async () => {
  const [ana, ben, eva] = await three()
  await ana.play(0)
  await ben.at(1)
  await ben.play(1)
  await eva.at(2)
  ana.send({ type: 'undo', id: 'please', seat: 0, version: 2 })
  await waitingFor([1, 2], ana, ben, eva)
  ben.send({ type: 'playOn', id: 'away', seat: 1, bot: 'novice' })
  await waitingFor([2], ana, ben, eva)
  eva.send({ type: 'answer', id: 'no', seat: 2, version: 2, consent: false })
  await waitingFor(null, ana, ben, eva)
  ana.send({ type: 'undo', id: 'again', seat: 0, version: 2 })
  await waitingFor([2], ana, ben, eva)
  eva.send({ type: 'playOn', id: 'me-too', seat: 2, bot: 'novice' })
  await ana.at(3)
  expect(ana.history?.log[2]).toEqual({ kind: 'undo', seat: 0, to: 0 })
  await Promise.all([ana.close(), ben.close(), eva.close()])
})

test('bots consent', async () => {
  const ana = new Browser(server)
  const { game } = await ana.create({ seats: [...people('Ana'), { kind: 'bot', bot: 'random' }] })
  const page = await ana.open(game.id)
  await page.next('welcome')
  const first = page.version
  await page.play(0)
  while (page.asked !== 0) await page.at(page.version + 1)
  const acted = page.history?.log.slice(first).some((entry) => entry.seat === 1)
  expect(acted).toBe(true)
  page.send({ type: 'undo', id: 'back', seat: 0, version: page.version })
  await page.next('ack')
  expect(page.history?.log.at(-1)).toEqual({ kind: 'undo', seat: 0, to: first })
  expect(page.asked).toBe(0)
  await page.close()
})
