import type { LogEntry, Order, PlacedOrder, Seat } from '@roundhouse/kernel'
import { fault } from '@roundhouse/protocol'
import { type Storage, StorageFault, openSqlite } from '@roundhouse/storage'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { DATABASE_FILE, type RunningServer, type ServerOptions } from '../src/index.ts'
import { LiveGame } from '../src/live/live-game.ts'
import { loadGame } from '../src/live/load.ts'
import { give, revoke } from '../src/live/orders.ts'
import { TableChat } from '../src/live/table-chat.ts'
import { LIMITS } from '../src/options.ts'
import { Browser, Place, people, startServer, twoAtTable } from './at-table.ts'

type Server = RunningServer & { readonly data: string; remove(): Promise<void> }

let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

const DRAFT: Order = { kind: 'draft', about: null, values: {} }
const passing = (watch: string): Order => ({ kind: 'pass', about: null, values: { watch } })

interface Table {
  readonly game: string
  readonly browsers: readonly Browser[]
  readonly places: Place[]
  /** The seats in the order in which they play the first lap of the pre-stock round. */
  readonly order: readonly Seat[]
}

/** Three people at a running game of 18CZ, each with an open page. */
async function three(at: RunningServer = server): Promise<Table> {
  const browsers = [new Browser(at), new Browser(at), new Browser(at)]
  const [ana, ben, eva] = browsers as [Browser, Browser, Browser]
  const seated = await ana.create({ title: '18cz', seats: people('Ana', null, null) })
  await ben.join(seated, 'Ben')
  await eva.join(seated, 'Eva')
  const game = seated.game.id
  const places = await Promise.all(browsers.map((browser) => browser.open(game)))
  for (const place of places) await place.next('welcome')
  const state = (places[0] as Place).history?.state as unknown as { readonly priority: readonly Seat[] }
  onTestFinished(async () => {
    for (const place of places) if (place.closed === null) await place.close()
  })
  return { game, browsers, places, order: state.priority }
}

/** Passes for the seat that is asked, from its own page. */
async function passOnce({ places }: Table): Promise<void> {
  const seat = (places.find((place) => place.closed === null) as Place).asked as Seat
  const place = places[seat] as Place
  place.send({ type: 'act', id: crypto.randomUUID(), seat, version: place.version, action: { type: 'pass' } })
  const { version } = await place.next('ack')
  for (const other of places) if (other.closed === null) await other.at(version)
}

async function ordered(
  place: Place,
  seat: Seat,
  order: Order,
  id: string = crypto.randomUUID(),
): Promise<string> {
  place.send({ type: 'order', id, seat, version: place.version, order })
  await place.next('ack')
  return id
}

/** The last that this page was told about its orders. */
function known(place: Place): readonly PlacedOrder[] {
  const messages = place.received.filter((message) => message.type === 'orders')
  return messages.at(-1)?.orders ?? []
}

function playedBy(place: Place, seat: Seat): LogEntry[] {
  return (place.history?.log ?? []).filter((entry) => entry.seat === seat)
}

test('an order plays while its owner is away; when he comes back he is told why it stopped', async () => {
  const table = await three()
  const [first, second, third] = table.order as [Seat, Seat, Seat]
  const away = table.places[second] as Place
  const id = await ordered(away, second, DRAFT)
  expect(known(away)).toEqual([{ id, seat: second, order: DRAFT, from: 0, stopped: null }])
  await away.close()

  await passOnce(table)
  const watching = table.places[third] as Place
  expect(watching.history?.log).toEqual([
    { kind: 'action', seat: first, action: { type: 'pass' } },
    { kind: 'action', seat: second, action: { type: 'pass' }, by: 'order' },
  ])
  expect(watching.asked).toBe(third)
  // The last pass ends the round: the order has done what it was given for.
  await passOnce(table)
  const back = await (table.browsers[second] as Browser).open(table.game)
  await back.next('orders')
  expect(known(back)).toMatchObject([
    { id, stopped: { at: 3, why: { kind: 'told', code: 'round-over', params: {} } } },
  ])
  await back.close()
})

test('nobody else hears of it, and the game file knows only what was played', async () => {
  const table = await three()
  const [, second] = table.order as [Seat, Seat, Seat]
  const spectator = await new Browser(server).open(table.game)
  await spectator.next('welcome')
  await ordered(table.places[second] as Place, second, DRAFT)
  await passOnce(table)
  for (const [seat, place] of table.places.entries()) {
    if (seat === second) expect(known(place)).toHaveLength(1)
    else expect(JSON.stringify(place.received)).not.toContain('draft')
  }
  await spectator.at(2)
  expect(spectator.received.map(({ type }) => type)).not.toContain('orders')
  const { text } = await (table.browsers[0] as Browser).request('GET', `/api/games/${table.game}/record`)
  expect(text).toContain('"by":"order"')
  expect(text).not.toContain('draft')
  await spectator.close()
})

test('another page of the same seat hears of it at once', async () => {
  const table = await three()
  const phone = await (table.browsers[0] as Browser).open(table.game)
  await phone.next('orders')
  const id = await ordered(table.places[0] as Place, 0, DRAFT)
  await phone.until(() => known(phone).some((order) => order.id === id))
  await phone.close()
})

test('it survives a restart of the server', async () => {
  const first = await startServer()
  const table = await three(first)
  const [, second, third] = table.order as [Seat, Seat, Seat]
  const id = await ordered(table.places[second] as Place, second, DRAFT)
  for (const place of table.places) await place.close()
  await first.close()

  const again = await startServer({ data: first.data })
  onTestFinished(() => again.remove())
  const places: Place[] = []
  for (const before of table.browsers) {
    const browser = new Browser(again)
    for (const [name, value] of before.cookies) browser.cookies.set(name, value)
    const place = await browser.open(table.game)
    await place.next('orders')
    places.push(place)
  }
  expect(known(places[second] as Place)).toMatchObject([{ id, stopped: null }])
  await passOnce({ ...table, places })
  expect((places[third] as Place).asked).toBe(third)
  for (const place of places) await place.close()
})

test('revoked it does nothing; what has stopped is dismissed the same way; a resend is harmless', async () => {
  const table = await three()
  const [, second] = table.order as [Seat, Seat, Seat]
  const place = table.places[second] as Place
  const id = await ordered(place, second, DRAFT)
  await ordered(place, second, DRAFT, id)
  expect(known(place)).toHaveLength(1)
  place.send({ type: 'revoke', id: 'r1', seat: second, order: id })
  await place.next('ack')
  expect(known(place)).toEqual([])
  await passOnce(table)
  expect(place.asked).toBe(second)
  place.send({ type: 'revoke', id: 'r2', seat: second, order: id })
  expect((await place.next('fault')).fault.code).toBe('no-such-order')
})

test('an undo of its owner takes back what it played and stops it', async () => {
  const table = await three()
  const [first] = table.order as [Seat, Seat, Seat]
  const place = table.places[first] as Place
  await ordered(place, first, DRAFT)
  await place.at(1)
  place.send({ type: 'undo', id: 'back', seat: first, version: 1 })
  await place.next('ack')
  expect(place.history?.log.at(-1)).toEqual({ kind: 'undo', seat: first, to: 0 })
  expect(place.asked).toBe(first)
  await place.until(() => known(place)[0]?.stopped?.why.kind === 'undone')
  expect(place.version).toBe(2)
})

test('after so many actions in a row without a decision orders stop', async () => {
  const limits: ServerOptions['limits'] = { ordersInARow: 1 }
  const strict = await startServer({ limits })
  onTestFinished(() => strict.remove())
  const table = await three(strict)
  const [, second, third] = table.order as [Seat, Seat, Seat]
  await ordered(table.places[second] as Place, second, DRAFT)
  await ordered(table.places[third] as Place, third, DRAFT)
  await passOnce(table)
  const place = table.places[third] as Place
  await place.until(() => known(place)[0]?.stopped?.why.kind === 'limit')
  expect([place.version, place.asked]).toEqual([2, third])
  expect(known(place)[0]?.stopped?.why).toEqual({ kind: 'limit', most: 1 })
})

test('what has happened since the giver looked counts: a late order may stop at once', async () => {
  const table = await three()
  for (let each = 0; each < 3; each++) await passOnce(table)
  const asked = (table.places[0] as Place).asked as Seat
  const starter = table.places[asked] as Place
  const late = table.places[(asked + 1) % 3] as Place
  const seat = (asked + 1) % 3
  const version = late.version
  starter.send({
    type: 'act',
    id: 's',
    seat: asked,
    version,
    action: { type: 'start', company: 'EKJ', price: 50 },
  })
  await starter.next('ack')
  await late.at(version + 1)
  late.send({ type: 'order', id: 'late', seat, version, order: passing('any') })
  await late.next('ack')
  expect(known(late)[0]?.stopped?.why).toMatchObject({
    code: 'started',
    params: { company: 'EKJ', seat: asked },
  })
  expect(playedBy(late, seat).filter((entry) => entry.kind === 'action' && entry.by === 'order')).toEqual([])
})

test('what cannot be ordered is answered with a fault', async () => {
  const table = await three()
  const place = table.places[0] as Place
  const faultOf = async (message: object): Promise<string> => {
    place.send(JSON.stringify({ type: 'order', id: crypto.randomUUID(), seat: 0, version: 0, ...message }))
    return (await place.next('fault')).fault.code
  }
  expect(await faultOf({ order: DRAFT, seat: 1 })).toBe('not-your-seat')
  expect(await faultOf({ order: passing('mine') })).toBe('order-not-now')
  expect(await faultOf({ order: { ...DRAFT, values: { x: 1 } } })).toBe('order-value')
  expect(await faultOf({ order: { kind: 'draft' } })).toBe('malformed-message')
  expect(await faultOf({ order: DRAFT, version: 7 })).toBe('stale-version')
  expect(place.version).toBe(0)

  const open = await new Browser(server).create({ title: '18cz', seats: people('Ana', null, null) })
  const seated = new Browser(server)
  await seated.join(open, 'Ben')
  const waiting = await seated.open(open.game.id)
  await waiting.next('welcome')
  waiting.send({ type: 'order', id: 'early', seat: 1, version: 0, order: DRAFT })
  expect((await waiting.next('fault')).fault.code).toBe('game-not-started')
  await waiting.close()

  const { ana, ben } = await twoAtTable(server)
  ana.send({ type: 'order', id: 'none', seat: 0, version: 0, order: DRAFT })
  expect((await ana.next('fault')).fault.code).toBe('no-orders')
  await Promise.all([ana.close(), ben.close()])
})

test('an order that was revoked does not come back by a resend, nor after a restart; a revoke can be resent', async () => {
  const table = await three()
  const [, second] = table.order as [Seat, Seat, Seat]
  const place = table.places[second] as Place
  const order = { type: 'order', id: 'mine', seat: second, version: 0, order: DRAFT } as const
  const revoking = { type: 'revoke', id: 'no-more', seat: second, order: 'mine' } as const
  for (const message of [order, revoking, order, revoking]) {
    place.send(message)
    expect((await place.next('ack')).id).toBe(message.id)
  }
  expect(known(place)).toEqual([])
  const storage = openSqlite(join(server.data, DATABASE_FILE))
  onTestFinished(() => storage.close())
  const loaded = await loadGame(storage, table.game)
  if (!loaded.ok) throw new Error(loaded.fault.code)
  const game = new LiveGame(storage, loaded.loaded, new TableChat(table.game, storage, LIMITS))
  expect(await give(game, order)).toEqual({ kind: 'kept', version: 0 })
  expect(game.orders).toEqual([])
})

test('an order that the disk does not take is not followed; one that cannot be noted as stopped stops all the same', async () => {
  const table = await three()
  const [first, second] = table.order as [Seat, Seat, Seat]
  await Promise.all(table.places.map((place) => place.close()))
  const storage: Storage = openSqlite(join(server.data, DATABASE_FILE))
  onTestFinished(() => storage.close())
  const keepOrders = storage.keepOrders.bind(storage)
  const loaded = await loadGame(storage, table.game)
  if (!loaded.ok) throw new Error(loaded.fault.code)
  const game = new LiveGame(storage, loaded.loaded, new TableChat(table.game, storage, LIMITS))
  const order = { id: 'a', seat: second, version: 0, order: DRAFT }

  storage.keepOrders = () => Promise.reject(new StorageFault(fault('database-failed', {})))
  expect(await give(game, order)).toMatchObject({ kind: 'fault', fault: { code: 'database-failed' } })
  expect(game.orders).toEqual([])
  storage.keepOrders = keepOrders
  expect(await give(game, order)).toEqual({ kind: 'kept', version: 0 })

  storage.keepOrders = () => Promise.reject(new StorageFault(fault('database-failed', {})))
  const pass = { kind: 'action', action: { type: 'pass' } } as const
  await game.commit({ ...pass, seat: first }, null)
  await game.commit({ kind: 'undo', seat: second, to: 1 }, null)
  expect(game.orders).toMatchObject([{ id: 'a', stopped: { why: { kind: 'undone' } } }])
  storage.keepOrders = keepOrders
  const again = await loadGame(storage, table.game)
  if (!again.ok) throw new Error(again.fault.code)
  const after = new LiveGame(storage, again.loaded, new TableChat(table.game, storage, LIMITS))
  await after.settle()
  expect(after.orders).toMatchObject([{ id: 'a', stopped: { why: { kind: 'undone' } } }])
  expect(await revoke(after, { id: 'r', seat: second, order: 'a' })).toMatchObject({ kind: 'kept' })
  expect(await storage.orders(table.game)).toEqual([{ seat: second, orders: [], answered: ['a', 'r'] }])
  expect(await revoke(after, { id: 'r', seat: second, order: 'a' })).toMatchObject({ kind: 'kept' })
  expect(await revoke(after, { id: 's', seat: second, order: 'a' })).toMatchObject({ kind: 'fault' })
})
