import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestWindows } from '../src/http/request-windows.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function counted(windows: RequestWindows, key: string): { current: number; ttl: number } {
  let counted = { current: 0, ttl: 0 }
  windows.incr(key, (_error, result) => (counted = result ?? counted), 1000)
  return counted
}

test('a window ends after its time, also when the clock is set back meanwhile', () => {
  const windows = new RequestWindows()
  expect([counted(windows, 'a').current, counted(windows, 'a').current]).toEqual([1, 2])
  expect(counted(windows.child(), 'a').current).toBe(1)
  vi.advanceTimersByTime(400)
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(counted(windows, 'a')).toEqual({ current: 3, ttl: 600 })
  vi.advanceTimersByTime(600)
  expect(counted(windows, 'a')).toEqual({ current: 1, ttl: 1000 })
})

test('of very many addresses those not heard of for longest are forgotten', () => {
  const windows = new RequestWindows()
  counted(windows, 'first')
  for (let address = 0; address < 4999; address++) counted(windows, `address ${address}`)
  expect(counted(windows, 'first').current).toBe(2)
  counted(windows, 'one more')
  expect(counted(windows, 'first').current).toBe(3)
  expect(counted(windows, 'address 0').current).toBe(1)
})
