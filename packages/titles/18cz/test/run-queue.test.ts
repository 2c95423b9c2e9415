import { expect, test } from 'vitest'
import { type RunAnswer, type RunJob, RunQueue, type WorkerEvents } from '../index.ts'
import { Given } from './given.ts'

const job: RunJob = { kind: 'best', state: Given.stockRound(4, 3, 1000).state, company: 'EKJ' }
const answer: RunAnswer = { ok: true, kind: 'whatIf', lays: [] }
const CANCELLED = { ok: false, fault: 'cancelled' }

/** As much of an AbortController as the queue needs: the rules know no platform. */
function cancel(): { signal: Parameters<RunQueue['find']>[1]; abort(): void } {
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

function patientQueue(): {
  queue: RunQueue
  workers: WorkerEvents[]
  sent: () => number
  runOut: () => void
} {
  const workers: WorkerEvents[] = []
  let sent = 0
  const waiting: (() => void)[] = []
  const queue = new RunQueue(
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

test('cancelled searches that end soon cost no worker, and the next job is sent when they have', async () => {
  const { queue, workers, sent, runOut } = patientQueue()
  for (let round = 0; round < 5; round++) {
    const { signal, abort } = cancel()
    const left = queue.find(job, signal)
    abort()
    expect(await left).toEqual(CANCELLED)
    const next = queue.find(job)
    expect(sent()).toBe(2 * round + 1)
    workers[0]?.answered({ ok: false, fault: 'bad-job' })
    expect(sent()).toBe(2 * round + 2)
    workers[0]?.answered(answer)
    expect(await next).toEqual(answer)
  }
  runOut()
  expect(workers).toHaveLength(1)
})

test('a cancelled search that goes on loses its worker when patience ends, and the next job gets another', async () => {
  const { queue, workers, runOut } = patientQueue()
  const { signal, abort } = cancel()
  const left = queue.find(job, signal)
  const next = queue.find(job)
  abort()
  expect(await left).toEqual(CANCELLED)
  expect(workers).toHaveLength(1)
  runOut()
  expect(workers).toHaveLength(2)
  workers[0]?.answered({ ok: false, fault: 'failed' })
  workers[1]?.answered(answer)
  expect(await next).toEqual(answer)
})
