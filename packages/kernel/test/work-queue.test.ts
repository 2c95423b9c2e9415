import { expect, test } from 'vitest'
import { type CancelSignal, WorkQueue, type WorkerEvents } from '../src/index.ts'

interface Query {
  readonly of: string
}
type Answer =
  | { readonly ok: true; readonly found: number }
  | { readonly ok: false; readonly fault: 'bad-query' | 'failed' }

const query: Query = { of: 'anything' }
const answer: Answer = { ok: true, found: 7 }
const CANCELLED = { ok: false, fault: 'cancelled' }

/** As much of an AbortController as the queue needs: the rules know no platform. */
function cancel(): { signal: CancelSignal; abort(): void } {
  const listeners = new Set<() => void>()
  const signal = {
    aborted: false,
    addEventListener: (_type: 'abort', listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: 'abort', listener: () => void) => void listeners.delete(listener),
  }
  const abort = (): void => {
    signal.aborted = true
    for (const listener of listeners) listener()
  }
  return { signal, abort }
}

function delayedQueue(): {
  queue: WorkQueue<Query, Answer>
  workers: WorkerEvents<Answer>[]
  sent: () => number
  runOut: () => void
} {
  const workers: WorkerEvents<Answer>[] = []
  let sent = 0
  const waiting: (() => void)[] = []
  const queue = new WorkQueue<Query, Answer>(
    (events) => {
      workers.push(events)
      return { send: () => void sent++, stop: () => {} }
    },
    1,
    8,
    { delay: (breakOff) => void waiting.push(breakOff) },
  )
  const runOut = (): void => {
    for (const breakOff of waiting.splice(0)) breakOff()
  }
  return { queue, workers, sent: () => sent, runOut }
}

test('cancelled searches that end soon cost no worker, and the next query is sent when they have', async () => {
  const { queue, workers, sent, runOut } = delayedQueue()
  for (let round = 0; round < 5; round++) {
    const { signal, abort } = cancel()
    const left = queue.find(query, signal)
    abort()
    expect(await left).toEqual(CANCELLED)
    const next = queue.find(query)
    expect(sent()).toBe(2 * round + 1)
    workers[0]?.answered({ ok: false, fault: 'bad-query' })
    expect(sent()).toBe(2 * round + 2)
    workers[0]?.answered(answer)
    expect(await next).toEqual(answer)
  }
  runOut()
  expect(workers).toHaveLength(1)
})

test('a cancelled search that goes on loses its worker after a while, and the next query gets another', async () => {
  const { queue, workers, runOut } = delayedQueue()
  const { signal, abort } = cancel()
  const left = queue.find(query, signal)
  const next = queue.find(query)
  abort()
  expect(await left).toEqual(CANCELLED)
  expect(workers).toHaveLength(1)
  runOut()
  expect(workers).toHaveLength(2)
  workers[0]?.answered({ ok: false, fault: 'failed' })
  workers[1]?.answered(answer)
  expect(await next).toEqual(answer)
})

interface Watched {
  readonly of: string
  late(): void
  ended: boolean
}

/** A queue whose clock is the test: it says what is late. */
function watchedQueue({ held = 1 } = {}): {
  queue: WorkQueue<Query, Answer>
  workers: { events: WorkerEvents<Answer>; sent: string[]; stopped: boolean }[]
  watched: Watched[]
} {
  const workers: { events: WorkerEvents<Answer>; sent: string[]; stopped: boolean }[] = []
  const watched: Watched[] = []
  const queue = new WorkQueue<Query, Answer>(
    (events) => {
      const worker = { events, sent: [] as string[], stopped: false }
      workers.push(worker)
      return { send: ({ of }) => void worker.sent.push(of), stop: () => void (worker.stopped = true) }
    },
    1,
    8,
    {
      held,
      watch({ of }, late) {
        const watch = { of, late, ended: false }
        watched.push(watch)
        return () => void (watch.ended = true)
      },
    },
  )
  return { queue, workers, watched }
}

test('what is late is answered so, and the next query gets another worker', async () => {
  const { queue, workers, watched } = watchedQueue()
  const [endless, next] = [queue.find({ of: 'endless' }), queue.find({ of: 'next' })]
  watched[0]?.late()
  expect(await endless).toEqual({ ok: false, fault: 'late' })
  expect(workers.map(({ sent, stopped }) => [sent, stopped])).toEqual([
    [['endless'], true],
    [['next'], false],
  ])
  // Whoever was replaced is not heard any more, nor is what watched it.
  workers[0]?.events.answered({ ok: true, found: 0 })
  watched[0]?.late()
  workers[1]?.events.answered(answer)
  expect(await next).toEqual(answer)
})

test('a query is watched from when its worker begins with it until its answer', async () => {
  const { queue, workers, watched } = watchedQueue({ held: 2 })
  const all = ['first', 'held', 'waiting'].map((of) => queue.find({ of }))
  expect(workers[0]?.sent).toEqual(['first', 'held'])
  expect(watched).toMatchObject([{ of: 'first', ended: false }])
  workers[0]?.events.answered(answer)
  expect(watched).toMatchObject([
    { of: 'first', ended: true },
    { of: 'held', ended: false },
  ])
  workers[0]?.events.answered(answer)
  workers[0]?.events.answered(answer)
  expect(watched.map(({ of, ended }) => [of, ended])).toEqual([
    ['first', true],
    ['held', true],
    ['waiting', true],
  ])
  expect(await Promise.all(all)).toEqual([answer, answer, answer])
  expect(workers).toHaveLength(1)
})

test('what a late worker held besides is handed out again, before all that waits', async () => {
  const { queue, workers, watched } = watchedQueue({ held: 2 })
  const all = ['endless', 'held', 'waiting'].map((of) => queue.find({ of }))
  watched[0]?.late()
  expect(workers.map(({ sent }) => sent)).toEqual([
    ['endless', 'held'],
    ['held', 'waiting'],
  ])
  expect(watched.map(({ of }) => of)).toEqual(['endless', 'held'])
  workers[1]?.events.answered(answer)
  workers[1]?.events.answered(answer)
  expect(await Promise.all(all)).toEqual([{ ok: false, fault: 'late' }, answer, answer])
})

test('nothing is watched any more that was cancelled, crashed or stopped', async () => {
  const { queue, workers, watched } = watchedQueue()
  const { signal, abort } = cancel()
  const cancelled = queue.find({ of: 'cancelled' }, signal)
  abort()
  const crashed = queue.find({ of: 'crashed' })
  workers[1]?.events.crashed('as told')
  const stopped = queue.find({ of: 'stopped' })
  await queue.stop()
  expect(await Promise.all([cancelled, crashed, stopped])).toEqual([
    CANCELLED,
    { ok: false, fault: 'failed', why: 'as told' },
    { ok: false, fault: 'stopped' },
  ])
  expect(watched.map(({ ended }) => ended)).toEqual([true, true, true])
  for (const { late } of watched) late()
  expect(workers).toHaveLength(3)
})
