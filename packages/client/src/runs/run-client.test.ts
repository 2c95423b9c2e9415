import type { RunAnswer, RunQuery } from '@roundhouse/railways'
import { eighteenCz } from '@roundhouse/titles/18cz'
import { beforeEach, expect, test, vi } from 'vitest'

/** A worker that does what the test says. */
class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = []
  readonly queries: RunQuery[] = []
  terminated = false

  readonly url: URL
  readonly options: WorkerOptions
  constructor(url: URL, options: WorkerOptions) {
    super()
    this.url = url
    this.options = options
    FakeWorker.started.push(this)
  }

  postMessage(query: RunQuery): void {
    this.queries.push(structuredClone(query))
  }

  terminate(): void {
    this.terminated = true
  }

  answer(revenue: number): void {
    this.dispatchEvent(new MessageEvent('message', { data: answerOf(revenue) }))
  }
}

function answerOf(revenue: number): RunAnswer {
  const best = { revenue, routes: [], byRoute: [], extras: 0, bound: revenue, work: 0 }
  return { ok: true, kind: 'best', best }
}

const query: RunQuery = {
  title: '18cz',
  kind: 'best',
  state: eighteenCz.setup(
    { rules: eighteenCz.rules, players: 3, variant: null, options: {}, seed: 'worker' },
    () => {},
  ),
  company: 'EKJ',
}
const CANCELLED = { ok: false, fault: 'cancelled' }
const signal = (): AbortSignal => new AbortController().signal
const worker = (number: number): FakeWorker => FakeWorker.started[number] as FakeWorker

async function freshClient(): Promise<typeof import('./run-client.ts')> {
  vi.resetModules()
  return import('./run-client.ts')
}

beforeEach(() => {
  FakeWorker.started.length = 0
  vi.stubGlobal('Worker', FakeWorker)
  return () => vi.unstubAllGlobals()
})

test('no worker starts before the first query; a few go to one worker at once, the others follow', async () => {
  const { findRun } = await freshClient()
  expect(FakeWorker.started).toEqual([])
  const answers = [10, 20, 30, 40].map(() => findRun(query, signal()))
  expect(worker(0).url.pathname).toMatch(/run-worker/)
  expect(worker(0).options).toEqual({ type: 'module' })
  expect(worker(0).queries).toEqual([query, query, query])
  worker(0).answer(10)
  expect(worker(0).queries).toHaveLength(4)
  for (const revenue of [20, 30, 40]) worker(0).answer(revenue)
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40].map(answerOf))
  expect(FakeWorker.started).toHaveLength(1)
})

test('worker and rules come beforehand, and the first query does not wait for them', async () => {
  const { findRun, prepareRuns } = await freshClient()
  prepareRuns('18cz')
  const first = findRun(query, signal())
  expect(FakeWorker.started).toHaveLength(1)
  expect(worker(0).queries).toMatchObject([{ title: '18cz', state: null }, query])
  worker(0).dispatchEvent(new MessageEvent('message', { data: { ok: false, fault: 'bad-query' } }))
  expect(worker(0).terminated).toBe(false)
  worker(0).answer(10)
  expect(await first).toEqual(answerOf(10))
})

test('aborting the query under way ends its worker, and the next query gets a new one', async () => {
  const { findRun } = await freshClient()
  const abort = new AbortController()
  const first = findRun(query, abort.signal)
  const second = findRun(query, signal())
  abort.abort()
  expect(await first).toEqual(CANCELLED)
  expect(worker(0).terminated).toBe(true)
  worker(0).answer(10)
  expect(worker(1).queries).toEqual([query])
  worker(1).answer(20)
  expect(await second).toEqual(answerOf(20))
})

test('aborting a query that waits, or before it began, disturbs nobody', async () => {
  const { findRun } = await freshClient()
  const abort = new AbortController()
  const held = [findRun(query, signal()), findRun(query, signal()), findRun(query, signal())]
  const waiting = findRun(query, abort.signal)
  abort.abort()
  expect(await waiting).toEqual(CANCELLED)
  expect(await findRun(query, abort.signal)).toEqual(CANCELLED)
  for (const revenue of [10, 20, 30]) worker(0).answer(revenue)
  expect(await Promise.all(held)).toEqual([10, 20, 30].map(answerOf))
  expect(worker(0)).toMatchObject({ terminated: false, queries: [query, query, query] })
})

test('an aborted query that its worker holds is broken off when the worker comes to it', async () => {
  const { findRun } = await freshClient()
  const abort = new AbortController()
  const first = findRun(query, signal())
  const second = findRun(query, abort.signal)
  const third = findRun(query, signal())
  abort.abort()
  expect(await second).toEqual(CANCELLED)
  expect(worker(0).terminated).toBe(false)
  worker(0).answer(10)
  expect(await first).toEqual(answerOf(10))
  expect(worker(0).terminated).toBe(true)
  worker(0).answer(20)
  worker(1).answer(30)
  expect(await third).toEqual(answerOf(30))
})

test('a worker that fails is an answer, and is replaced', async () => {
  const { findRun } = await freshClient()
  const first = findRun(query, signal())
  worker(0).dispatchEvent(new Event('error', { cancelable: true }))
  expect(await first).toMatchObject({ ok: false, fault: 'failed' })
  const second = findRun(query, signal())
  worker(1).answer(10)
  expect(await second).toEqual(answerOf(10))
})

test('a query that cannot be sent is an answer, and the next one is sent', async () => {
  const { findRun } = await freshClient()
  const unsendable = {
    ...query,
    state: { ...(query.state as object), step: () => {} },
  } as unknown as RunQuery
  expect(await findRun(unsendable, signal())).toMatchObject({ ok: false, fault: 'failed' })
  const next = findRun(query, signal())
  worker(0).answer(10)
  expect(await next).toEqual(answerOf(10))
})
