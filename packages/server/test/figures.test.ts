import type { GameRecord } from '@roundhouse/kernel'
import { titleOf } from '@roundhouse/titles'
import type { ChicagoState } from '@roundhouse/titles/chicago-express'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DATABASE_FILE } from '../src/options.ts'
import { Browser, startServer, twoAtTable } from './at-table.ts'

let data: string
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'roundhouse-figures-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(data, { recursive: true, force: true })
})

/** Three decisions of two people, and the server gone again. */
async function played(): Promise<string> {
  const server = await startServer({ data })
  const { ana, ben, game } = await twoAtTable(server)
  await ana.play(0)
  await ben.at(1)
  await ben.play(1)
  await ana.at(2)
  const { asked } = ana
  await (asked === 0 ? ana : ben).play(asked as number)
  await Promise.all([ana.close(), ben.close()])
  await server.close()
  return game
}

/** A later release in which everybody begins with one dollar more, although the rules have the same number. */
function changeStartingCash(): void {
  const title = titleOf('chicago-express')
  if (title === null) throw new Error('no title')
  const setup = title.setup.bind(title)
  vi.spyOn(title, 'setup').mockImplementation((table, emit) => {
    const state = setup(table, emit) as ChicagoState
    const [account = ''] = Object.entries(state.cash).find(([, amount]) => amount > 0) ?? []
    state.cash[account] = (state.cash[account] as number) + 1
    return state
  })
}

test('a figure changed without a raised number of the rules is found when a game is loaded', async () => {
  const game = await played()
  changeStartingCash()
  const server = await startServer({ data })
  const visitor = new Browser(server)
  const place = await visitor.open(game)
  expect((await place.next('fault')).fault).toEqual({ code: 'game-differs', params: { game, at: 1 } })
  await place.gone()
  const record = await visitor.get<GameRecord>(`/api/games/${game}/record`)
  expect(record.log.length).toBeGreaterThanOrEqual(3)
  vi.restoreAllMocks()
  const again = await visitor.open(game)
  expect((await again.next('welcome')).version).toBe(record.log.length)
  await again.close()
  await server.close()
})

test('the last entry of every transaction keeps its fingerprint, and games without any are opened', async () => {
  const game = await played()
  const database = new DatabaseSync(join(data, DATABASE_FILE))
  const rows = database.prepare('select fingerprint from entries order by number').all()
  expect(rows.at(-1)?.['fingerprint']).toMatch(/^[0-9a-f]{16}$/)
  database.exec('update entries set fingerprint = null')
  database.close()
  changeStartingCash()
  const server = await startServer({ data })
  const place = await new Browser(server).open(game)
  expect((await place.next('welcome')).version).toBe(rows.length)
  await place.close()
  await server.close()
})
