import type { LogEntry, PlacedOrder } from '@roundhouse/kernel'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Storage, type StoredGame, statusOf } from '../src/index.ts'
import { DATABASES } from './databases.ts'

const PASS: LogEntry = { kind: 'action', seat: 0, action: { type: 'pass' } }
const UNDO: LogEntry = { kind: 'undo', seat: 1, to: 0 }

function game(id: string, changes: Partial<StoredGame> = {}): StoredGame {
  return {
    id,
    title: 'chicago-express',
    rules: 'chicago-express@1',
    variant: null,
    options: { opener: 'lot' },
    seed: 'sfc32:00000000000000000000000000000001',
    name: 'O’Hara’s; drop table games',
    listed: true,
    hints: false,
    created: 1000,
    started: null,
    ended: null,
    closed: null,
    toAct: [],
    asking: null,
    version: 0,
    seats: [
      { kind: 'person', name: 'Ana', bot: null, standIn: null, secretHash: 'a' },
      { kind: 'bot', name: 'Bot 1', bot: 'random', standIn: null, secretHash: null },
      { kind: 'person', name: null, bot: null, standIn: null, secretHash: null },
      { kind: 'person', name: 'Eva', bot: null, standIn: null, secretHash: null },
    ],
    ...changes,
  }
}

for (const database of DATABASES) {
  describe(database.name, () => {
    let place: ReturnType<typeof database.make>
    let storage: Storage

    beforeEach(() => {
      place = database.make()
      storage = place.open()
    })
    afterEach(async () => {
      await storage.close()
      place.remove()
    })

    test('a game comes back as it was put in, also after a restart', async () => {
      expect(await storage.createGame(game('one'))).toBe(true)
      expect(await storage.game('one')).toEqual(game('one'))
      expect(await storage.game('two')).toBeNull()
      expect(await storage.createGame(game('one', { name: 'Another' }))).toBe(false)
      await storage.close()
      storage = place.open()
      expect(await storage.game('one')).toEqual(game('one'))
    })

    test('what a game asks for is kept with its entries', async () => {
      const asking = { round: { kind: 'operating', set: 5, within: 1 }, step: 'track', company: 'NWB' }
      await storage.createGame(game('one', { asking: { ...asking, company: null } }))
      expect((await storage.game('one'))?.asking).toEqual({ ...asking, company: null })
      const entries = [{ number: 1, entry: PASS, message: null }]
      await storage.append({ game: 'one', entries, ended: null, toAct: [1], asking })
      expect((await storage.game('one'))?.asking).toEqual(asking)
    })

    test('a note is of one seat, and the last one is kept', async () => {
      await storage.createGame(game('one'))
      expect(await storage.note('one', 0)).toBe('')
      await storage.keepNote('one', 0, 'buy B&O; drop table notes', 1)
      await storage.keepNote('one', 0, 'sell', 2)
      await storage.keepNote('one', 2, 'mine', 3)
      expect([await storage.note('one', 0), await storage.note('one', 2)]).toEqual(['sell', 'mine'])
    })

    test('a free seat goes to a bot and back; the last one starts the game, which then stays as it is', async () => {
      await storage.createGame(game('one'))
      const bot = { kind: 'bot', bot: 'novice', name: 'Bot 2', at: 7 } as const
      expect(await storage.changeSeat('one', 0, bot)).toBe(false)
      expect(await storage.changeSeat('one', 2, bot)).toBe(true)
      expect(await storage.changeSeat('one', 2, { kind: 'person' })).toBe(true)
      expect((await storage.game('one'))?.seats).toEqual(game('one').seats)
      const table = { variant: 'east', options: { opener: 'first' }, name: null, listed: false, hints: false }
      expect(await storage.changeTable('one', { ...table, toAct: [1], asking: null })).toBe(true)
      expect(await storage.game('one')).toMatchObject({ ...table, toAct: [1], started: null })
      await storage.changeSeat('one', 2, bot)
      await storage.changeSeat('one', 3, { ...bot, name: 'Bot 3' })
      expect((await storage.game('one'))?.started).toBe(7)
      expect(await storage.changeSeat('one', 3, { kind: 'person' })).toBe(false)
      expect(await storage.changeTable('one', { ...table, toAct: [], asking: null })).toBe(false)
    })

    test('who plays on for a seat is kept with it', async () => {
      await storage.createGame({ ...game('one'), hints: true })
      await storage.keepStandIn('one', 0, 'fireman')
      const kept = await storage.game('one')
      expect(kept?.hints).toBe(true)
      expect(kept?.seats.map(({ standIn }) => standIn)).toEqual(['fireman', null, null, null])
      await storage.keepStandIn('one', 0, null)
      expect((await storage.game('one'))?.seats[0]?.standIn).toBeNull()
    })

    test('a seat is taken once, bots keep theirs, and the last seat starts the game', async () => {
      await storage.createGame(game('one'))
      const taker = { name: 'Ben', secretHash: 'b', at: 2000 }
      expect(await storage.takeSeat('one', 0, taker)).toBe(false)
      expect(await storage.takeSeat('one', 1, taker)).toBe(false)
      expect(await storage.takeSeat('one', 9, taker)).toBe(false)
      expect(await storage.takeSeat('none', 2, taker)).toBe(false)
      expect(await storage.takeSeat('one', 2, taker)).toBe(true)
      expect((await storage.game('one'))?.started).toBeNull()
      expect(await storage.takeSeat('one', 3, { name: 'Mia', secretHash: 'm', at: 3000 })).toBe(true)
      const found = await storage.game('one')
      expect(found?.started).toBe(3000)
      expect(found?.seats.map((seat) => seat.name)).toEqual(['Ana', 'Bot 1', 'Ben', 'Mia'])
    })

    test('entries are kept in order and read from any version on', async () => {
      await storage.createGame(game('one'))
      const entries = [PASS, UNDO].map((entry, index) => ({ number: index + 1, entry, message: `m${index}` }))
      expect(await storage.append({ game: 'one', entries, ended: null, toAct: [0] })).toBe('kept')
      expect(await storage.entries('one', 0)).toEqual(entries)
      expect(await storage.entries('one', 1)).toEqual(entries.slice(1))
      expect(await storage.entries('one', 2)).toEqual([])
      expect((await storage.game('one'))?.version).toBe(2)
    })

    test('a batch is kept whole or not at all, and spoils no other batch of the same moment', async () => {
      await storage.createGame(game('one'))
      await storage.createGame(game('two'))
      const entry = (number: number, message: string | null) => ({ number, entry: PASS, message })
      const results = await Promise.all([
        storage.append({ game: 'one', entries: [entry(1, 'a')], ended: null, toAct: [0] }),
        storage.append({ game: 'one', entries: [entry(2, null), entry(1, null)], ended: 5, toAct: [] }),
        storage.append({ game: 'one', entries: [entry(2, 'a')], ended: null, toAct: [0] }),
        storage.append({ game: 'none', entries: [entry(1, 'a')], ended: null, toAct: [0] }),
        storage.append({ game: 'two', entries: [entry(1, 'a'), entry(2, null)], ended: 6, toAct: [] }),
      ])
      expect(results).toEqual(['kept', 'conflict', 'conflict', 'conflict', 'kept'])
      expect(await storage.entries('one', 0)).toEqual([entry(1, 'a')])
      expect((await storage.game('one'))?.ended).toBeNull()
      expect(await storage.game('two')).toMatchObject({ ended: 6, version: 2 })
    })

    test('a log has no gaps', async () => {
      await storage.createGame(game('one'))
      const entries = [{ number: 2, entry: PASS, message: null }]
      expect(await storage.append({ game: 'one', entries, ended: null, toAct: [0] })).toBe('conflict')
      expect(await storage.entries('one', 0)).toEqual([])
    })

    test('of two processes that add the same number one is told of the conflict', async () => {
      await storage.createGame(game('one'))
      const other = place.open()
      const batch = {
        game: 'one',
        entries: [{ number: 1, entry: PASS, message: null }],
        ended: null,
        toAct: [0],
      }
      expect(await storage.append(batch)).toBe('kept')
      expect(await other.append(batch)).toBe('conflict')
      expect(await other.entries('one', 0)).toHaveLength(1)
      await other.close()
    })

    test('what was promised before closing is there, later appends fail with a fault', async () => {
      await storage.createGame(game('one'))
      const promise = storage.append({
        game: 'one',
        entries: [{ number: 1, entry: PASS, message: null }],
        ended: null,
        toAct: [1],
      })
      await storage.close()
      expect(await promise).toBe('kept')
      const late = storage.append({
        game: 'one',
        entries: [{ number: 2, entry: PASS, message: null }],
        ended: null,
        toAct: [1],
      })
      await expect(late).rejects.toMatchObject({ fault: { code: 'database-failed' } })
      await expect(storage.tryWrite(1)).rejects.toMatchObject({ fault: { code: 'database-failed' } })
      storage = place.open()
      await storage.tryWrite(2)
      await storage.tryWrite(3)
      expect(await storage.entries('one', 0)).toHaveLength(1)
    })

    const line = (seat: number, message: string, text = 'Hello') => ({
      game: 'one',
      seat,
      message,
      text,
      at: 5000,
    })

    test('lines of the chat are numbered, kept once for each message, and survive a restart', async () => {
      await storage.createGame(game('one'))
      await storage.createGame(game('two'))
      const text = "Robert'); drop table chat_lines; -- “¿Qué?” 🚂"
      expect(await storage.say(line(0, 'a', text))).toBe(1)
      expect(await storage.say(line(2, 'a'))).toBe(2)
      expect(await storage.say(line(0, 'a', 'said twice'))).toBe(1)
      expect(await storage.say({ ...line(0, 'a'), game: 'two' })).toBe(1)
      await storage.close()
      storage = place.open()
      expect(await storage.said('one', 2, 'a')).toBe(2)
      expect(await storage.said('one', 2, 'b')).toBeNull()
      expect(await storage.say(line(2, 'a'))).toBe(2)
      expect(await storage.chat('one', { after: 0, before: null, limit: 10 })).toEqual([
        { number: 1, seat: 0, text, at: 5000 },
        { number: 2, seat: 2, text: 'Hello', at: 5000 },
      ])
      expect(await storage.entries('one', 0)).toEqual([])
    })

    test('the chat is read by its latest lines, from a number on, and page by page back', async () => {
      await storage.createGame(game('one'))
      for (let each = 1; each <= 7; each++) await storage.say(line(0, `m${each}`))
      const numbers = async (query: Partial<Parameters<Storage['chat']>[1]>): Promise<number[]> =>
        (await storage.chat('one', { after: 0, before: null, limit: 3, ...query })).map((each) => each.number)
      expect(await numbers({})).toEqual([5, 6, 7])
      expect(await numbers({ before: 5 })).toEqual([2, 3, 4])
      expect(await numbers({ before: 2 })).toEqual([1])
      expect(await numbers({ after: 5 })).toEqual([6, 7])
      expect(await numbers({ after: 7 })).toEqual([])
    })

    test('of two processes that speak at once both are heard, and a table that is none hears nothing', async () => {
      await storage.createGame(game('one'))
      const other = place.open()
      expect(await Promise.all([storage.say(line(0, 'a')), other.say(line(2, 'b'))])).toEqual([1, 2])
      await expect(storage.say({ ...line(0, 'a'), game: 'none' })).rejects.toMatchObject({
        fault: { code: 'database-failed' },
      })
      await other.close()
    })

    test('the orders of a seat are kept as a whole, apart from those of others, and survive a restart', async () => {
      await storage.createGame(game('one'))
      await storage.createGame(game('two'))
      const order = (seat: number, id: string): PlacedOrder => ({
        id,
        seat,
        order: { kind: 'buy', about: "B'N", values: { limit: 90, otherwise: 'stop' } },
        from: 3,
        stopped: id === 'b' ? { at: 5, why: { kind: 'undone' } } : null,
      })
      const two = { seat: 2, orders: [order(2, 'a'), order(2, 'b')], answered: ['a', 'b'] }
      const none = { seat: 0, orders: [order(0, 'a')], answered: ['a'] }
      const other = { seat: 0, orders: [order(0, 'c')], answered: [] }
      await storage.keepOrders('one', two)
      await storage.keepOrders('one', none)
      await storage.keepOrders('two', other)
      await storage.close()
      storage = place.open()
      expect(await storage.orders('one')).toEqual([none, two])
      const left = { seat: 2, orders: [order(2, 'b')], answered: ['a', 'b', 'c'] }
      await storage.keepOrders('one', left)
      await storage.keepOrders('one', { ...none, orders: [] })
      expect(await storage.orders('one')).toEqual([{ ...none, orders: [] }, left])
      expect(await storage.orders('two')).toEqual([other])
      expect(await storage.orders('none')).toEqual([])
    })

    test('entries come in portions when that is asked for', async () => {
      await storage.createGame(game('one'))
      const entries = [1, 2, 3].map((number) => ({ number, entry: PASS, message: null }))
      await storage.append({ game: 'one', entries, ended: null, toAct: [] })
      const numbers = async (since: number, limit: number): Promise<number[]> =>
        (await storage.entries('one', since, limit)).map((each) => each.number)
      expect([await numbers(0, 2), await numbers(2, 2), await numbers(3, 2)]).toEqual([[1, 2], [3], []])
    })

    test('a seat can be freed and its secret replaced by who has the secret, and only before the start', async () => {
      await storage.createGame(game('one'))
      expect(await storage.releaseSeat('one', 0, 'wrong')).toBe(false)
      expect(await storage.replaceSecret('one', 0, 'wrong', 'c')).toBe(false)
      expect(await storage.replaceSecret('one', 0, 'a', 'c')).toBe(true)
      expect((await storage.game('one'))?.seats[0]).toMatchObject({ name: 'Ana', secretHash: 'c' })
      expect(await storage.releaseSeat('one', 0, 'c')).toBe(true)
      expect((await storage.game('one'))?.seats[0]).toMatchObject({ name: null, secretHash: null })
      await storage.createGame(game('two', { started: 5 }))
      expect(await storage.releaseSeat('two', 0, 'a')).toBe(false)
      expect(await storage.replaceSecret('two', 0, 'a', 'c')).toBe(true)
    })

    test('a table that waits can be closed, by hand or by time; nobody sits down at it any more', async () => {
      await storage.createGame(game('old', { created: 1 }))
      await storage.createGame(game('late', { created: 9 }))
      await storage.createGame(game('begun', { created: 1, started: 2 }))
      expect(await storage.closeWaiting(5, 10)).toEqual(['old'])
      expect(await storage.closeWaiting(5, 11)).toEqual([])
      expect(await storage.closeGame('late', { at: 12, by: 'opener' })).toBe(true)
      expect(await storage.closeGame('late', { at: 13, by: 'opener' })).toBe(false)
      expect(await storage.closeGame('begun', { at: 13, by: 'opener' })).toBe(false)
      expect((await storage.game('old'))?.closed).toEqual({ at: 10, by: 'time' })
      expect((await storage.game('late'))?.closed).toEqual({ at: 12, by: 'opener' })
      expect(await storage.takeSeat('old', 2, { name: 'Ben', secretHash: 'b', at: 1 })).toBe(false)
      expect(await storage.releaseSeat('old', 0, 'a')).toBe(false)
    })

    test('a key ring holds a box for each game, and of one seat the latest few rings', async () => {
      await storage.createGame(game('one'))
      await storage.createGame(game('two'))
      const { keyRings } = storage
      await keyRings.keep('r', { game: 'one', seat: 0, box: 'x' }, 2)
      await keyRings.keep('r', { game: 'two', seat: 0, box: 'y' }, 2)
      await keyRings.keep('r', { game: 'one', seat: 0, box: 'z' }, 2)
      expect(await keyRings.boxes('r')).toEqual([
        { game: 'two', box: 'y' },
        { game: 'one', box: 'z' },
      ])
      await keyRings.keep('s', { game: 'one', seat: 0, box: 's' }, 2)
      await keyRings.keep('t', { game: 'one', seat: 0, box: 't' }, 2)
      await keyRings.keep('u', { game: 'one', seat: 2, box: 'u' }, 2)
      const held = await Promise.all(['r', 's', 't', 'u'].map((ring) => keyRings.box(ring, 'one')))
      expect(held).toEqual([null, 's', 't', 'u'])
      await keyRings.drop('s', 'one')
      expect(await keyRings.box('s', 'one')).toBeNull()
      expect(await keyRings.boxes('s')).toEqual([])
    })

    test('listed games come newest first, page by page and by status', async () => {
      const all = [
        game('a', { created: 1 }),
        game('b', { created: 2, started: 2 }),
        game('c', { created: 2, started: 2, ended: 3 }),
        game('d', { created: 3 }),
        game('hidden', { created: 4, listed: false }),
      ]
      for (const each of all) await storage.createGame(each)
      await storage.createGame(game('closed', { created: 5 }))
      await storage.closeGame('closed', { at: 6, by: 'opener' })
      const ids = async (query: Partial<Parameters<Storage['listedGames']>[0]>): Promise<string[]> =>
        (await storage.listedGames({ status: null, before: null, limit: 10, ...query })).map(
          (each) => each.id,
        )
      expect(await ids({})).toEqual(['d', 'c', 'b', 'a'])
      expect(await ids({ status: 'closed' })).toEqual(['closed'])
      expect(await ids({ limit: 2 })).toEqual(['d', 'c'])
      expect(await ids({ before: { created: 2, id: 'c' } })).toEqual(['b', 'a'])
      for (const status of ['open', 'running', 'ended'] as const) {
        expect(await ids({ status })).toEqual(
          all
            .filter((each) => each.listed && statusOf(each) === status)
            .map((each) => each.id)
            .toReversed(),
        )
      }
    })

    test('the fingerprint after an entry comes back with it', async () => {
      await storage.createGame(game('one'))
      const entries = [
        { number: 1, entry: PASS, message: null },
        { number: 2, entry: UNDO, message: null, fingerprint: 'seen' },
      ]
      await storage.append({ game: 'one', entries, ended: null, toAct: [0] })
      expect(await storage.entries('one', 0)).toEqual(entries)
    })

    test('a game is carried over to other rules only from those it has, and while nothing is played', async () => {
      await storage.createGame(game('one'))
      const entries = [{ number: 1, entry: PASS, message: null }]
      await storage.append({ game: 'one', entries, ended: null, toAct: [0] })
      const change = { from: 'chicago-express@1', to: 'chicago-express@2', version: 1 }
      expect(await storage.changeRules('one', { ...change, version: 0 })).toBe(false)
      expect(await storage.changeRules('one', { ...change, from: 'chicago-express@3' })).toBe(false)
      expect((await storage.game('one'))?.rules).toBe('chicago-express@1')
      expect(await storage.changeRules('one', change)).toBe(true)
      expect((await storage.game('one'))?.rules).toBe('chicago-express@2')
      expect(await storage.changeRules('one', change)).toBe(false)
    })
  })
}
