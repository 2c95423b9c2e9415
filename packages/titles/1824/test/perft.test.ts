import { perft } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { eighteen24 } from '../title.ts'
import { startOf } from './random-play.ts'

const seed = 'perft'

test.each([
  // Four coal railways at five prices, seven pre-state and six mountain railways, BH at five prices, three state
  // railways, the pass. A coal railway brings a share for its prices, BH too; a railway is there once.
  [{ players: 4, variant: null, options: {}, seed }, [42, 42 + 20 * 38 + (7 + 6) * 41 + 5 * 38 + 3 * 42]],
  // Every bare hex once, and each of them again.
  [{ players: 4, variant: 'goods-time', options: { towns: '9' }, seed }, [43, 43 * 43]],
  // Six railways without a choice of price and two at five prices; after one of these its partner is priced.
  [{ players: 2, variant: 'cisleithania', options: {}, seed }, [16, 6 * 14 + 10 * 5]],
])('the ways to begin %o', (table, counts) => {
  expect(counts.map((_, depth) => perft(eighteen24, startOf(table), depth + 1))).toEqual(counts)
})
