import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPast } from './after-past.ts'

let frames: (() => void)[] = []

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => (frames[id - 1] = () => {}))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A frame, and the task after it. */
function frame(): void {
  for (const call of frames.splice(0)) call()
  vi.advanceTimersByTime(0)
}

test('the present asks at once, and after the past one frame later', () => {
  const past = signal(false)
  const { asks } = afterPast(past)
  expect(asks.value).toBe(true)
  past.value = true
  expect(asks.value).toBe(false)
  past.value = false
  expect(asks.value).toBe(false)
  frame()
  expect(asks.value).toBe(true)
})

test('whoever goes on into the past meanwhile is not asked', () => {
  const past = signal(true)
  const { asks } = afterPast(past)
  past.value = false
  past.value = true
  frame()
  vi.advanceTimersByTime(1000)
  expect(asks.value).toBe(false)
})

test('a page that draws no frames asks all the same, one that is closed does not', () => {
  const past = signal(true)
  const hidden = afterPast(past)
  const closed = afterPast(past)
  past.value = false
  closed.close()
  vi.advanceTimersByTime(1000)
  expect(hidden.asks.value).toBe(true)
  expect(closed.asks.value).toBe(false)
})
