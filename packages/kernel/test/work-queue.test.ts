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
    (breakOff) => void waiting.push(breakOff),
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
