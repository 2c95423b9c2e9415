import { expect, test } from 'vitest'
import { Flood } from '../src/live/flood.ts'

test('a burst passes, then so many per second, then comes one warning, then the end', () => {
  const flood = new Flood(10, 5, 0)
  const take = (times: number, now: number): string[] => Array.from({ length: times }, () => flood.take(now))
  expect(take(5, 0)).toEqual(['pass', 'pass', 'pass', 'pass', 'pass'])
  expect(take(3, 0)).toEqual(['warn', 'drop', 'drop'])
  expect(take(2, 100)).toEqual(['pass', 'drop'])
  expect(take(57, 100)).toContain('close')
})

test('who calms down begins anew', () => {
  const flood = new Flood(10, 5, 0)
  for (let sent = 0; sent < 60; sent++) flood.take(0)
  expect(Array.from({ length: 7 }, () => flood.take(10_000))).toEqual([
    ...Array.from({ length: 5 }, () => 'pass'),
    'warn',
    'drop',
  ])
})
