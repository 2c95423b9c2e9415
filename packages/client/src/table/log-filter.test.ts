import { expect, test } from 'vitest'
import { EVERYTHING, filtered, occurring } from './log-filter.ts'
import { marked } from './names.tsx'
import type { LogItem } from './title-ui.ts'

const names = marked({ player: (seat) => ['Ana', 'Lucía'][seat] ?? '' })
const line = (entry: number, text: string, more: Partial<LogItem>): LogItem => ({
  entry,
  text,
  undone: false,
  passing: false,
  ...more,
})

const LINES = [
  line(1, `${names.player(1)} started ${names.company?.('BN')} at 90\u00A0K`, {
    kind: 'stock',
    about: ['seat:1', 'company:BN'],
  }),
  line(2, 'Operating round 1.1 began', { kind: 'round', about: [] }),
  line(3, `${names.company?.('BN')} placed a station in Děčín`, { kind: 'track', about: ['company:BN'] }),
]

const entries = (filter: Partial<typeof EVERYTHING>): number[] =>
  filtered(LINES, { ...EVERYTHING, ...filter }).map(({ entry }) => entry)

test('without a filter the same list comes back', () => {
  expect(filtered(LINES, EVERYTHING)).toBe(LINES)
})

test('by kind, by company, by player, and together', () => {
  expect(entries({ kind: 'track' })).toEqual([3])
  expect(entries({ about: 'company:BN' })).toEqual([1, 3])
  expect(entries({ about: 'seat:1' })).toEqual([1])
  expect(entries({ about: 'company:BN', kind: 'stock' })).toEqual([1])
})

test('a search minds neither capitals nor accents nor marks of names', () => {
  expect(entries({ text: 'decin' })).toEqual([3])
  expect(entries({ text: 'LUCIA started bn' })).toEqual([1])
  expect(entries({ text: '90 k' })).toEqual([1])
  expect(entries({ text: '  ' })).toEqual([1, 2, 3])
})

test('what the lines have is offered once', () => {
  expect(occurring(LINES)).toEqual({
    kinds: new Set(['stock', 'round', 'track']),
    seats: [1],
    companies: ['BN'],
  })
  expect(occurring([line(1, 'x', {})]).kinds.size).toBe(0)
})
