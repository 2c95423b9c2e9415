import { perft } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { railwayMania } from '../title.ts'
import { setUp } from './random-play.ts'

const seed = 'perft'

/** Openings from 0 in fives that leave 162. — 4.1 */
const bids = (cash: number): number => Math.floor((cash - 162) / 5) + 1

/** Of all openings what the next player may answer: any higher bid that he can pay, or a pass. */
function answers(cash: number): number {
  const openings = Array.from({ length: bids(cash) }, (_, at) => at * 5)
  // To the highest nobody has an answer, so that the par is asked for at once.
  return openings.reduce((sum, bid) => {
    const higher = bids(cash) - bid / 5 - 1
    return sum + (higher === 0 ? parsAfter(cash - bid) : higher + 1)
  }, 0)
}

function parsAfter(cash: number): number {
  return [54, 58, 62, 68, 74, 82, 90, 100].filter((par) => par * 3 <= cash).length
}

test.each([
  [{ players: 4, seed }, 600, 8],
  [{ players: 2, variant: 'express-simple', seed }, 1200, 8],
  [{ players: 8, seed }, 300, 10],
  [{ players: 8, options: { extraCompanies: 'no' }, seed }, 300, 8],
] as const)('4.1: the ways to begin %o', (table, cash, companies) => {
  const first = companies * bids(cash) + 1
  const counts = [first, first + companies * answers(cash)]
  expect(counts.map((_, depth) => perft(railwayMania, setUp(table), depth + 1))).toEqual(counts)
})
