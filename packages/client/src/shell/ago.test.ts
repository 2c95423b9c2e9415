import { describe, expect, it } from 'vitest'
import { ago } from './ago.ts'

const NOW = Date.UTC(2026, 10, 15, 12)
const MINUTE = 60_000

describe('how long ago', () => {
  it('counts in the largest unit that fills', () => {
    expect(ago('en', NOW - 20_000, NOW)).toBe('now')
    expect(ago('en', NOW - 5 * MINUTE, NOW)).toBe('5 min. ago')
    expect(ago('en', NOW - 119 * MINUTE, NOW)).toBe('1 hr. ago')
    expect(ago('en', NOW - 26 * 60 * MINUTE, NOW)).toBe('yesterday')
  })

  it('speaks the language of the page', () => {
    expect(ago('es', NOW - 5 * MINUTE, NOW)).toBe('hace 5 min')
    expect(ago('it', NOW - 26 * 60 * MINUTE, NOW)).toBe('ieri')
  })

  it('takes a clock that was set back for now', () => {
    expect(ago('en', NOW + 10 * MINUTE, NOW)).toBe('now')
  })
})
