import { type GameRecord, type Title, rulesOf } from '@roundhouse/kernel'
import { titleOf } from '@roundhouse/titles'
import type { ChicagoState } from '@roundhouse/titles/chicago-express'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { Browser, type Place, people, startServer, twoAtTable } from './at-table.ts'

const title = titleOf('chicago-express') as Title
const before = title.rules
const OLD = rulesOf(title)
const NEW = rulesOf(title, before + 1)

let server: RunningServer & { remove(): Promise<void> }
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())
beforeEach(() => amendTo(before))
afterEach(() => {
  vi.restoreAllMocks()
  amendTo(before)
})

/** A later release whose rules have this number. */
function amendTo(rules: number): void {
  Object.assign(title, { rules })
}

/** Two people who have played a bid each under the old rules when the new ones are released. */
async function atOldTable(): Promise<Awaited<ReturnType<typeof twoAtTable>>> {
  const places = await twoAtTable(server)
  await places.ana.play(0)
  await places.ben.at(1)
  await places.ben.play(1)
  await places.ana.at(2)
  amendTo(before + 1)
  return places
}

async function proposed(waiting: readonly number[] | null, ...places: Place[]): Promise<void> {
  for (const place of places) {
    await place.until(
      () => JSON.stringify(place.table?.proposal?.waiting ?? null) === JSON.stringify(waiting),
    )
  }
}

test('a game is carried over to the newest rules when everybody agrees, and all are welcomed anew', async () => {
  const { ana, ben, game, anaBrowser } = await atOldTable()
  const spectator = await new Browser(server).open(game)
  expect((await spectator.next('welcome')).setup.rules).toBe(OLD)
  ana.send({ type: 'carryOver', id: 'newer', seat: 0, version: 2 })
  expect((await ana.next('ack')).version).toBe(2)
  await proposed([1], ana, ben, spectator)
  expect(ben.table?.proposal).toEqual({ kind: 'rules', to: NEW, seat: 0, version: 2, waiting: [1] })
  ben.send({ type: 'answer', id: 'yes', seat: 1, version: 2, consent: true })
  for (const place of [ana, ben, spectator]) {
    const again = await place.next('welcome')
    expect(again.setup.rules).toBe(NEW)
    expect(again.from).toBe(1)
    expect(again.entries).toHaveLength(2)
    expect(again.table.proposal).toBeNull()
  }
  ana.send({ type: 'carryOver', id: 'newer', seat: 0, version: 2 })
  expect((await ana.next('ack')).version).toBe(2)
  expect((await anaBrowser.get<GameRecord>(`/api/games/${game}/record`)).rules).toBe(NEW)
  await (ana.asked === 0 ? ana : ben).play(ana.asked as number)
  await Promise.all([ana.close(), ben.close(), spectator.close()])
})

test('a refusal, a withdrawal and the next action leave the game with its rules', async () => {
  const { ana, ben, game, anaBrowser } = await atOldTable()
  ana.send({ type: 'carryOver', id: 'a', seat: 0, version: 2 })
  await proposed([1], ana, ben)
  ben.send({ type: 'undo', id: 'meanwhile', seat: 1, version: 2 })
  expect((await ben.next('fault')).fault.code).toBe('proposal-pending')
  ben.send({ type: 'answer', id: 'no', seat: 1, version: 2, consent: false })
  await proposed(null, ana, ben)
  ana.send({ type: 'carryOver', id: 'b', seat: 0, version: 2 })
  await proposed([1], ana, ben)
  ana.send({ type: 'withdraw', id: 'c', seat: 0 })
  await proposed(null, ana, ben)
  ana.send({ type: 'carryOver', id: 'd', seat: 0, version: 2 })
  await proposed([1], ana, ben)
  await (ana.asked === 0 ? ana : ben).play(ana.asked as number)
  await proposed(null, ana, ben)
  ben.send({ type: 'answer', id: 'late', seat: 1, version: 2, consent: true })
  expect((await ben.next('fault')).fault.code).toBe('no-proposal')
  expect((await anaBrowser.get<GameRecord>(`/api/games/${game}/record`)).rules).toBe(OLD)
  await Promise.all([ana.close(), ben.close()])
})

test('where an entry would mean something else, it is named and nobody is asked', async () => {
  const { ana, ben } = await atOldTable()
  // Under the amended rules everybody begins with a dollar more.
  const setup = title.setup.bind(title)
  vi.spyOn(title, 'setup').mockImplementation((table, emit) => {
    const state = setup(table, emit) as ChicagoState
    const [account = ''] = Object.entries(state.cash).find(([, amount]) => amount > 0) ?? []
    if (table.rules > before) state.cash[account] = (state.cash[account] as number) + 1
    return state
  })
  ana.send({ type: 'carryOver', id: 'a', seat: 0, version: 2 })
  expect((await ana.next('fault')).fault).toEqual({ code: 'carry-differs', params: { at: 0 } })
  expect(ben.table?.proposal).toBeNull()
  await Promise.all([ana.close(), ben.close()])
})

test('whoever plays against bots alone needs nobody; who watches cannot ask, and nobody before the start', async () => {
  const browser = new Browser(server)
  const alone = await browser.create({
    seats: [...people('Ana'), { kind: 'bot', bot: 'random' }],
  })
  const ana = await browser.open(alone.game.id)
  await ana.next('welcome')
  amendTo(before + 1)
  const { version } = ana
  ana.send({ type: 'carryOver', id: 'a', seat: 0, version })
  expect((await ana.next('welcome')).setup.rules).toBe(NEW)
  const spectator = await new Browser(server).open(alone.game.id)
  spectator.send({ type: 'carryOver', id: 'b', seat: 0, version })
  expect((await spectator.next('fault')).fault.code).toBe('not-your-seat')
  amendTo(before)
  const waiting = await browser.create({ seats: people('Ana', null) })
  amendTo(before + 1)
  const early = await browser.open(waiting.game.id)
  early.send({ type: 'carryOver', id: 'c', seat: 0, version: 0 })
  expect((await early.next('fault')).fault.code).toBe('game-not-started')
  await Promise.all([ana.close(), spectator.close(), early.close()])
})
