import { perft } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { eighteenCz } from '../index.ts'
import { startOf } from './random-play.ts'

const TABLES = [
  { players: 3, variant: null, compatibility: 'rulebook', seed: 'perft' },
  { players: 2, variant: 'bohemia', compatibility: 'rulebook', seed: 'perft' },
]

test.each([
  // 18 locals and the pass; a local bought is one less.
  [TABLES[0], [19, 19 + 18 * 18, 19 + 2 * 18 * 18 + 18 * 17 * 17]],
  // Two passes begin the stock round: two companies at five prices, a share of Václav's, the pass.
  [TABLES[1], [10, 10 + 9 * 9, 12 + 2 * 9 * 9 + 9 * 8 * 8]],
])('the ways to begin %o', (table, counts) => {
  if (table === undefined) throw new Error('no such table')
  expect(counts.map((_, depth) => perft(eighteenCz, startOf(table), depth + 1))).toEqual(counts)
})
