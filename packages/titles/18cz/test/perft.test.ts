import { hashOf, perft, play } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { eighteenCz } from '../index.ts'
import { luckOf, luckyAction, startOf } from './random-play.ts'

const TABLES = [
  { players: 3, variant: null, compatibility: 'rulebook', seed: 'perft' },
  { players: 2, variant: 'bohemia', compatibility: 'rulebook', seed: 'perft' },
  { players: 3, variant: 'moravia-silesia', compatibility: 'rulebook', seed: 'golden' },
]
const GOLDEN = ['86fe5a23866e6601', '1ce1a1b9df01b7d9', '6e4b5c009b223e27']

test.each([
  // 18 locals and the pass; a local bought is one less.
  [TABLES[0], [19, 19 + 18 * 18, 19 + 2 * 18 * 18 + 18 * 17 * 17]],
  // Two passes begin the stock round: two companies at five prices, a share of Václav's, the pass.
  [TABLES[1], [10, 10 + 9 * 9, 12 + 2 * 9 * 9 + 9 * 8 * 8]],
])('the ways to begin %o', (table, counts) => {
  if (table === undefined) throw new Error('no such table')
  expect(counts.map((_, depth) => perft(eighteenCz, startOf(table), depth + 1))).toEqual(counts)
})

/** A change of these means that recorded games replay differently: raise `rules` of the title. */
test.each(TABLES.map((table, at) => [table, GOLDEN[at]] as const))('the whole game %o', (table, hash) => {
  const state = startOf(table)
  const luck = luckOf(table)
  for (let next = luckyAction(luck, state); next !== null; next = luckyAction(luck, state)) {
    play(eighteenCz, state, next.seat, next.action)
  }
  expect(hashOf(state)).toBe(hash)
})
