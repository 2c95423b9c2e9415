import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atRest } from './page-rest.ts'

/** Tells that something has come into the page. */
let change: () => void = () => {}
let watching = 0

class FakeObserver {
  constructor(changed: () => void) {
    change = changed
  }
  observe(): void {
    watching += 1
  }
  disconnect(): void {
    watching -= 1
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('MutationObserver', FakeObserver)
  vi.stubGlobal('document', {})
  watching = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** After how many milliseconds the page is taken to be at rest; something comes into it every `every` up to `until`. */
async function restAfter(every: number, until: number, stop: AbortSignal): Promise<number> {
  const began = Date.now()
  let rested: number | null = null
  void atRest(350, stop).then(() => (rested = Date.now() - began))
  for (let at = 0; at < 10_000; at += 50) {
    if (at > 0 && at % every === 0 && at <= until) change()
    await vi.advanceTimersByTimeAsync(50)
    if (rested !== null) return rested
  }
  return Number.POSITIVE_INFINITY
}

it('a page is at rest some time after the last change, however long it is drawn', async () => {
  const { signal } = new AbortController()
  expect(await restAfter(100, 0, signal)).toBe(350)
  expect(await restAfter(200, 800, signal)).toBe(1150)
  expect(watching).toBe(0)
})

it('nobody waits for ever where something changes all the time', async () => {
  const { signal } = new AbortController()
  expect(await restAfter(100, 10_000, signal)).toBe(2350)
})

it('it ends at once when nobody waits any more', async () => {
  const stop = new AbortController()
  const rest = restAfter(100, 0, stop.signal)
  stop.abort()
  expect(await rest).toBe(0)
  expect(await restAfter(100, 0, stop.signal)).toBe(0)
  expect(watching).toBe(0)
})
