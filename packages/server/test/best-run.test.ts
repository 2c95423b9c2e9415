import { type GameRecord, type History, type Title, asReadonly, replay } from '@roundhouse/kernel'
import type { FaultAnswer, FoundRun } from '@roundhouse/protocol'
import { openSqlite } from '@roundhouse/storage'
import {
  type CompanyId,
  type CzState,
  bestRun,
  companyId,
  companyIndex,
  eighteenCz,
} from '@roundhouse/titles/18cz'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { DATABASE_FILE, type RunningServer, type ServerOptions } from '../src/index.ts'
import { Browser, startServer } from './at-table.ts'
import { spawnServer } from './server-process.ts'

const GOLDEN = new URL('../../titles/18cz/test/golden/base-3.json', import.meta.url)
const { record } = JSON.parse(readFileSync(GOLDEN, 'utf8')) as { readonly record: GameRecord }
const FAILING = new URL('failing-thread.ts', import.meta.url)
/** The thread of the test never ends with this company. */
const ENDLESS: CompanyId = 'VBW'

let history: History
let data: string
/** The last moment at which a company runs, and which it is. */
let moment: { readonly at: number; readonly company: CompanyId }
beforeAll(async () => {
  const replayed = replay(eighteenCz as unknown as Title, record)
  if (!replayed.ok) throw new Error(replayed.fault.code)
  history = replayed.history
  const at = record.log.findLastIndex((entry) => entry.kind === 'action' && entry.action.type === 'run')
  const { turn } = stateAt(at)
  moment = { at, company: companyId(turn?.company ?? 0) }
  data = mkdtempSync(join(tmpdir(), 'roundhouse-runs-'))
  const storage = openSqlite(join(data, DATABASE_FILE))
  await storage.createGame({
    ...record,
    id: 'recorded',
    name: null,
    listed: false,
    hints: false,
    created: 1,
    started: 2,
    ended: 3,
    closed: null,
    toAct: [],
    asking: null,
    version: 0,
    seats: record.players.map((name) => ({
      kind: 'person',
      name,
      bot: null,
      standIn: null,
      secretHash: name,
    })),
  })
  const entries = record.log.map((entry, index) => ({ number: index + 1, entry, message: null }))
  await storage.append({ game: 'recorded', entries, ended: 3, toAct: [] })
  await storage.close()
})
afterAll(() => rmSync(data, { recursive: true, force: true }))

async function serve(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startServer({ data, ...options })
  onTestFinished(() => server.close())
  return server
}

function stateAt(version: number): CzState {
  return history.stateAt(version) as CzState
}

const path = (company: string, more = ''): string => `/api/games/recorded/best-run?company=${company}${more}`

async function faultAt(browser: Browser, asked: string): Promise<[number, FaultAnswer['fault']]> {
  const { status, json } = await browser.request('GET', asked)
  return [status, (json as FaultAnswer).fault]
}

test('the best run of a company at a version is found and proven', async () => {
  const browser = new Browser(await serve())
  const { at, company } = moment
  const expected = bestRun(asReadonly(stateAt(at)), companyIndex(company))
  expect(expected.routes.length).toBeGreaterThan(0)
  const found = await browser.get<FoundRun>(path(company, `&at=${at}`))
  expect(found).toEqual({
    company,
    at,
    revenue: expected.revenue,
    routes: expected.routes.map((route, index) => ({ ...route, revenue: expected.byRoute[index] })),
    bound: expected.bound,
    optimal: true,
    work: expected.work,
  })
  expect(found.routes.reduce((sum, route) => sum + route.revenue, 0)).toBe(found.revenue)
})

test('without a version it is the present one, and a company without trains earns nothing', async () => {
  const browser = new Browser(await serve())
  const now = await browser.get<FoundRun>(path(moment.company))
  expect(now.at).toBe(record.log.length)
  expect(now.revenue).toBe(bestRun(asReadonly(stateAt(now.at)), companyIndex(moment.company)).revenue)
  expect(await browser.get<FoundRun>(path('ATE', '&at=0'))).toMatchObject({ at: 0, revenue: 0, routes: [] })
})

test('what cannot be answered is a fault', async () => {
  const server = await serve()
  const browser = new Browser(server)
  expect(await faultAt(browser, path('XYZ'))).toMatchObject([
    400,
    { code: 'unknown-company', params: { company: 'XYZ' } },
  ])
  const beyond = record.log.length + 1
  expect(await faultAt(browser, path('ATE', `&at=${beyond}`))).toEqual([
    404,
    { code: 'no-such-version', params: { version: beyond, current: record.log.length } },
  ])
  for (const query of ['', '?company=', '?company=ATE&at=-1', '?company=ATE&at=1e3', '?company=ATE&seed=1']) {
    const [status, fault] = await faultAt(browser, `/api/games/recorded/best-run${query}`)
    expect([status, fault.code], query).toEqual([400, 'malformed-request'])
  }
  expect((await faultAt(browser, '/api/games/none/best-run?company=ATE'))[1].code).toBe('no-such-game')
  const { game } = await browser.create()
  expect(await faultAt(browser, `/api/games/${game.id}/best-run?company=B%26O`)).toEqual([
    404,
    { code: 'no-runs', params: { title: 'chicago-express' } },
  ])
})

test('a full queue is told, and who goes away makes room for others', async () => {
  const server = await serve({ runs: { threads: 1, waiting: 1, code: FAILING } })
  const browser = new Browser(server)
  const leaving = new AbortController()
  const endless = [1, 2].map(() =>
    fetch(server.address + path(ENDLESS), { signal: leaving.signal }).then(
      () => 'answered',
      () => 'left',
    ),
  )
  await expect.poll(async () => (await faultAt(browser, path('ATE')))[1]?.code).toBe('runs-busy')
  expect((await faultAt(browser, path('ATE')))[0]).toBe(503)
  leaving.abort()
  expect(await Promise.all(endless)).toEqual(['left', 'left'])
  // The endless one is given up after a second.
  const later = { timeout: 15_000 }
  await expect.poll(async () => (await browser.request('GET', path('ATE'))).status, later).toBe(200)
})

test('being busy is told without an error in the log', async () => {
  const process = await spawnServer({
    data,
    client: null,
    logLevel: 'info',
    runs: { threads: 1, waiting: 0, code: FAILING },
  })
  onTestFinished(() => void process.child.kill('SIGKILL'))
  const browser = new Browser(process)
  const leaving = new AbortController()
  const endless = fetch(process.address + path(ENDLESS), { signal: leaving.signal }).catch(() => null)
  await expect.poll(async () => (await faultAt(browser, path('ATE')))[1]?.code).toBe('runs-busy')
  leaving.abort()
  await endless
  expect(await process.end('SIGTERM')).toBe(0)
  const lines = process
    .output()
    .split('\n')
    .filter((line) => line.includes('best-run'))
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 30 })
  expect(process.output()).not.toContain('stack')
})

test('a search that takes too long is broken off', async () => {
  const server = await serve({ runs: { threads: 1, code: FAILING }, limits: { runSeconds: 1 } })
  expect(await faultAt(new Browser(server), path(ENDLESS))).toEqual([
    503,
    { code: 'run-too-long', params: { seconds: 1 } },
  ])
})

test('a search that fails is told, and the next one is answered', async () => {
  const browser = new Browser(await serve({ runs: { threads: 1, code: FAILING } }))
  expect(await faultAt(browser, path('BCB'))).toEqual([500, { code: 'internal', params: {} }])
  expect((await browser.request('GET', path('ATE'))).status).toBe(200)
})

test('an address asks for so many a minute', async () => {
  const browser = new Browser(await serve({ limits: { runsPerMinute: 2 } }))
  const asked = [await faultAt(browser, path('X')), await faultAt(browser, path('X'))]
  expect(asked.map(([, fault]) => fault.code)).toEqual(['unknown-company', 'unknown-company'])
  expect((await faultAt(browser, path('X')))[1].code).toBe('rate-limited')
  expect((await browser.request('GET', '/api/health')).status).toBe(200)
})

test('a stop with searches under way and waiting ends them and is soon done', async () => {
  const server = await serve({ runs: { threads: 1, code: FAILING } })
  const browser = new Browser(server)
  const searches = [path(ENDLESS), path('ATE')].map((asked) => faultAt(browser, asked).catch(() => 'cut off'))
  await sleep(300)
  const before = Date.now()
  await server.close()
  expect(Date.now() - before).toBeLessThan(3000)
  for (const search of searches) {
    expect(await search).toEqual([503, { code: 'server-stopping', params: {} }])
  }
})
